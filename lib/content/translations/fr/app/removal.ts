import type * as english from '@/lib/content/app/removal';
import { brand } from '@/lib/content/brand';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type { Translation } from '@/lib/content/translations/translation';

const plural = new Intl.PluralRules('fr');
/** French counts 0 in the singular. */
const isOne = (count: number) => plural.select(count) === 'one';

export const removalWords: Translation<typeof english.removalWords> = {
  product: 'Suppression de données personnelles',
  pending: { heading: 'Un instant', text: 'Chargement de vos fiches depuis l’application' },
  failed: {
    heading: 'L’application n’a pas répondu',
    text: 'Vos données sont en sécurité : l’application les conserve sur cet appareil, et rien n’a changé. Réessayez, ou redémarrez l’application si cela se reproduit.',
    retry: 'Réessayer',
  },
  local: 'Tout ce que vous saisissez reste sur cet appareil. Nous ne le voyons jamais.',
  stepOf: (step, of) => `Étape ${step} sur ${of}`,
  next: 'Continuer',
  back: 'Retour',
  save: 'Enregistrer et chercher',
  saving: 'Enregistrement sur cet appareil',
  optional: 'facultatif',
  refused: 'L’application n’a pas accepté ceci. Vérifiez qu’il n’y a pas d’erreur de frappe et réessayez.',
  noSave: 'L’application n’a pas pu enregistrer ceci ou lancer la recherche',
  noSaveText:
    'Ce que vous avez saisi est toujours là. Réessayez dans un instant, ou redémarrez l’application si cela se reproduit. Vous devrez ensuite saisir à nouveau ce qui n’a pas été enregistré.',
  invalid: (count) => (isOne(count) ? 'Veuillez vérifier un champ.' : `Veuillez vérifier ${count} champs.`),
  names: {
    heading: 'Quels noms avez-\u2060vous portés ?',
    intro:
      'Votre nom actuel et tous les autres sous lesquels un site peut vous mentionner, comme un nom de naissance ou un surnom.',
    legend: (number) => (number === 1 ? 'Votre nom' : `Nom ${number}`),
    first: 'Prénom',
    middle: 'Deuxième prénom',
    last: 'Nom de famille',
    suffix: 'Suffixe',
    suffixes: ['Jr', 'Sr', 'I', 'II', 'III', 'IV'],
    none: 'Aucun',
    add: 'Ajouter un autre nom',
    remove: (name) => (name ? `Retirer ${name}` : 'Retirer ce nom'),
    faults: {
      first: 'Saisissez un prénom.',
      last: 'Saisissez un nom de famille.',
      repeated: 'Ce nom figure déjà dans la liste.',
    },
  },
  year: {
    heading: 'Quelle est votre année de naissance ?',
    intro:
      'Cela permet de vous distinguer des personnes qui portent le même nom. L’application cherche par âge sur les sites et ne leur donne jamais votre date de naissance.',
    label: 'Année de naissance',
    hint: 'Quatre chiffres, par exemple 1984',
    faults: {
      missing: 'Saisissez votre année de naissance.',
      range: 'Saisissez une année à quatre chiffres. Ces sites ne recensent que des adultes.',
    },
  },
  addresses: {
    heading: 'Où avez-\u2060vous vécu ?',
    intro:
      'La ville et l’État suffisent. Les anciennes adresses aident à trouver les fiches qui ne sont plus à jour.',
    legend: (number) => (number === 1 ? 'Adresse actuelle' : `Ancienne adresse ${number - 1}`),
    street: 'Rue',
    city: 'Ville',
    state: 'État',
    choose: 'Choisissez un État',
    zipCode: 'Code postal',
    add: 'Ajouter une ancienne adresse',
    remove: (place) => (place ? `Retirer ${place}` : 'Retirer cette adresse'),
    faults: {
      city: 'Saisissez une ville.',
      state: 'Choisissez un État.',
      zipCode: 'Saisissez un code postal à cinq chiffres.',
      repeated: 'Cette adresse figure déjà dans la liste.',
    },
  },
  confirm: {
    heading: 'Est-ce bien vous ?',
    intro: (sites) =>
      `L’application cherchera exactement ceci sur plus de ${sites} sites. Corrigez ce qui n’est pas juste.`,
    names: 'Noms',
    year: 'Année de naissance',
    addresses: 'Adresses',
    change: 'Modifier',
    changeWhat: {
      names: 'Modifier les noms',
      year: 'Modifier l’année de naissance',
      addresses: 'Modifier les adresses',
    },
    start: 'Lancer la recherche',
    starting: 'Lancement de la recherche',
    free: 'La recherche est gratuite. Elle vous montre où vous figurez, mais n’envoie aucune demande de retrait.',
  },
  scan: {
    heading: 'Recherche de vos fiches',
    done: 'Votre première recherche est terminée',
    intro: 'Cela prend quelques minutes. Vous pouvez fermer cette page : l’application continue de chercher.',
    starting: 'Préparation de la recherche',
    progress: (done, of) => `Sites parcourus : ${done} sur ${of}`,
    found: (count) =>
      isOne(count) ? `${count} fiche trouvée pour l’instant` : `${count} fiches trouvées pour l’instant`,
    label: 'Progression de la recherche',
    searching: 'Recherche en cours',
    searched: 'Parcouru',
    toDashboard: 'Voir les résultats',
    toDashboardEarly: 'Voir les premiers résultats',
    sites: 'Sites parcourus',
  },
  dashboard: {
    heading: 'Vos fiches',
    loading: 'Chargement de vos fiches',
    figures: {
      open: 'en cours de retrait',
      found: 'trouvées',
      removed: 'retirées',
      sites: 'sites parcourus',
      next: 'prochaine recherche',
    },
    none: 'non prévue',
    tabs: { open: 'En cours', found: 'Trouvées', removed: 'Retirées', sites: 'Sites' },
    tabsLabel: 'Fiches par état',
    edit: 'Modifier mon profil',
    feedback: 'Envoyer un avis',
    status: {
      found: 'Trouvée',
      preparing: 'En préparation',
      requested: 'Demandée',
      overdue: 'En retard',
      removed: 'Retirée',
    },
    at: {
      found: (date) => `Trouvée le ${date}.`,
      preparing: (date) => `Trouvée le ${date}. La demande est en préparation.`,
      requested: (date) => `Retrait demandé le ${date}.`,
      overdue: (date) =>
        `Retrait demandé le ${date}. Le site est en retard, l’application a donc renvoyé la demande.`,
      removed: (date) => `Retirée le ${date}.`,
    },
    expected: (date) => `Elle devrait disparaître d’ici au ${date}`,
    withParent: 'Disparaîtra en même temps que la fiche du site qui fournit celui-ci.',
    relatives: (names) => `Mentionne aussi ${names}`,
    notMe: 'Ce n’est pas moi',
    notMeLabel: (name, site) => `Ce n’est pas moi : masquer ${name} sur ${site}`,
    hidden: (site) => `La fiche sur ${site} est maintenant masquée.`,
    hideFailed: 'L’application n’a pas pu masquer la fiche. Réessayez.',
    empty: {
      open: {
        title: 'Aucune fiche en cours',
        text: 'Vous ne figurez actuellement sur aucun des sites que parcourt l’application. Les fiches peuvent revenir, l’application vérifie donc de nouveau à quelques jours d’intervalle.',
      },
      free: {
        title: 'Rien trouvé',
        text: 'Vous ne figurez aujourd’hui sur aucun des sites parcourus. Les fiches peuvent revenir quand un site achète de nouvelles données.',
      },
      removed: {
        title: 'Encore rien de retiré',
        text: 'Les premières fiches disparaissent en général en deux semaines. Chacune passe ici une fois retirée.',
      },
      sites: {
        title: 'Encore aucun site',
        text: 'Les sites s’affichent ici dès que l’application commence sa première recherche.',
      },
    },
    failed: 'Vos fiches n’ont pas pu être chargées depuis l’application.',
    failedText: 'Réessayez dans un instant, ou redémarrez l’application si cela se reproduit.',
    retry: 'Réessayer',
    banner: {
      next: (date) =>
        `Votre prochaine recherche aura lieu le ${date}. Laissez votre appareil allumé quelques minutes ce jour-là.`,
      agent: 'La recherche en arrière-plan s’est arrêtée.',
      agentText:
        'Redémarrez l’application pour reprendre là où elle en était. Les demandes déjà envoyées restent valables.',
    },
    vpn: {
      label: 'Chercher sans le VPN',
      hint: 'Certains sites de courtiers en données bloquent les visites par VPN. Seules ces recherches contournent le VPN. Tout le reste, sur cet appareil, continue de l’utiliser.',
      failed: 'L’application n’a pas pu enregistrer ce réglage. Réessayez.',
    },
    last: (date) => `Parcouru pour la dernière fois le ${date}`,
    unsearched: 'Pas encore parcouru',
  },
  upsell: {
    title: (count) =>
      isOne(count) ? `${count} site vend vos données` : `${count} sites vendent vos données`,
    none: 'Personne ne vend vos données aujourd’hui',
    text: `Avec ${brand.subscription}, l’application demande à chaque site de retirer votre fiche et vérifie de nouveau à quelques jours d’intervalle.`,
    noneText: `Les fiches peuvent revenir. Avec ${brand.subscription}, l’application vérifie à quelques jours d’intervalle et fait retirer chaque nouvelle fiche.`,
    action: 'Voir l’abonnement',
    tryAction: 'Essayer gratuitement',
  },
  edit: {
    heading: 'Modifiez votre profil',
    intro:
      'Toute modification lance une nouvelle recherche. Si vous retirez un nom ou une adresse, l’application cesse de suivre les fiches trouvées à ce titre.',
    remove: 'Supprimer mon profil',
    cancel: 'Abandonner les modifications',
    saved: 'Enregistré, et la recherche a commencé',
    typedSince:
      'Ce que vous avez saisi depuis n’est pas encore enregistré. Enregistrez à nouveau pour que la recherche en tienne compte.',
    question: {
      title: 'Supprimer votre profil ?',
      text: 'Vos noms, vos adresses et tout ce qui a été trouvé avec eux seront supprimés de cet appareil. Les demandes déjà envoyées restent valables, mais l’application ne les suivra plus.',
      confirm: 'Tout supprimer',
      deleting: 'Suppression',
      cancel: 'Conserver mon profil',
      failed: 'L’application n’a pas pu supprimer votre profil. Réessayez.',
    },
  },
  deleted: {
    heading: 'Votre profil a été supprimé',
    text: 'Il n’en reste rien sur cet appareil, et votre profil n’a jamais été conservé ailleurs.',
    again: 'Recommencer',
    feedback: 'Dites-nous pourquoi',
  },
  feedback: {
    heading: 'Que pourrions-\u2060nous améliorer ?',
    legend: 'Choisissez ce qui correspond le mieux',
    reasons: [
      { id: 'wrong', label: 'Une fiche ne me concerne pas' },
      { id: 'slow', label: 'Le retrait prend trop de temps' },
      { id: 'back', label: 'Une fiche est revenue' },
      { id: 'missing', label: 'Il manque un site' },
      { id: 'other', label: 'Autre chose' },
    ],
    form: 'Envoyer un avis dans l’application',
    mail: 'Nous écrire un e-mail',
    subject: (reason) => `Suppression de données personnelles : ${reason}`,
    note: 'Votre profil et vos fiches ne sont pas joints. Nous ne voyons que ce que vous écrivez.',
    back: 'Retour à mes fiches',
  },
  sites: subscriptionFigures.brokerSites,
};
