import type * as english from '@/lib/content/account/manage';
import { brand } from '@/lib/content/brand';
import { formWords } from '@/lib/content/translations/fr/account/forms';
import type { Translation } from '@/lib/content/translations/translation';

const plural = new Intl.PluralRules('fr');

export const subscriptionStatusWords: Translation<typeof english.subscriptionStatusWords> = {
  'Auto-Renewable': { label: 'Actif', tone: 'success', dateLabel: 'Renouvellement le', explains: null },
  'Not Auto-Renewable': {
    label: 'Résilié',
    tone: 'warning',
    dateLabel: 'Prend fin le',
    explains:
      'Il ne se renouvellera pas. Tout continue de fonctionner jusqu’à ce jour, et vous pouvez annuler la résiliation jusque-là.',
  },
  'Grace Period': {
    label: 'Problème de paiement',
    tone: 'warning',
    dateLabel: 'Accès jusqu’au',
    explains:
      'Votre dernier paiement n’a pas abouti. Mettez à jour votre moyen de paiement pour conserver votre abonnement.',
  },
  Inactive: {
    label: 'Suspendu',
    tone: 'danger',
    dateLabel: 'Suspendu depuis le',
    explains: null,
  },
  Expired: {
    label: 'Expiré',
    tone: 'danger',
    dateLabel: 'A pris fin le',
    explains: 'Votre abonnement a pris fin. Vous pouvez vous réabonner à tout moment.',
  },
};

export const manageWords: Translation<typeof english.manageWords> = {
  heading: 'Votre abonnement',
  loading: 'Chargement de votre abonnement',
  status: 'État',
  planNames: { Monthly: 'Abonnement mensuel', Yearly: 'Abonnement annuel' },
  trial: 'Essai gratuit',
  trialEnds: 'Gratuit jusqu’au',
  trialRenews:
    'Après l’essai, l’abonnement se renouvelle automatiquement. Si vous résiliez avant ce jour, rien ne vous sera débité.',
  trialCancelled:
    'Il ne se renouvellera pas après l’essai. Tout continue de fonctionner jusqu’à ce jour, et rien ne vous sera débité.',
  email: 'Adresse e-mail',
  noEmail: 'Aucune pour l’instant. Ajoutez-en une pour utiliser votre abonnement sur vos autres appareils.',
  addEmail: 'Ajouter une adresse e-mail',
  editEmail: 'Modifier',
  editEmailLabel: 'Modifier l’adresse e-mail',
  billing: 'Facturation',
  billingIntro: 'Gérez votre carte et votre formule chez notre prestataire de paiement.',
  billingCard: (brand, last4, month) => `${brand} se terminant par ${last4}, valable jusqu’en ${month}`,
  card: 'Carte',
  billingEnded: 'Consultez votre carte et vos factures chez notre prestataire de paiement.',
  openPortal: 'Accéder à la facturation',
  openingPortal: 'Ouverture de la facturation',
  updateCard: 'Mettre à jour la carte',
  confirmPayment: {
    title: 'Votre banque vous demande de confirmer le paiement',
    text: 'Confirmez-le sur la page de notre prestataire de paiement pour conserver votre abonnement. Si vous préférez payer avec une autre carte, mettez à jour la carte.',
    action: 'Confirmer le paiement',
  },
  resume: 'Conserver mon abonnement',
  resuming: 'Annulation de la résiliation',
  resumed: 'Votre abonnement se renouvellera comme avant.',
  plan: 'Formule',
  changePlan: 'Changer de formule',
  renewal: 'Renouvellement',
  renewalAt: (date) => `Automatique, le ${date}. Si vous résiliez, tout continue de fonctionner jusque-là.`,
  trialRenewalAt: (date) =>
    `Votre premier paiement aura lieu le ${date}. Si vous résiliez avant, rien ne vous sera débité, et tout continue de fonctionner jusqu’à ce jour.`,
  cancelSubscription: 'Résilier l’abonnement',
  store: {
    apple: {
      intro: 'Acheté dans l’App Store. Modifiez-le ou résiliez-le dans les réglages de votre compte Apple.',
      open: 'Ouvrir l’App Store',
    },
    google: {
      intro:
        'Acheté sur Google Play. Modifiez-le ou résiliez-le sur Google Play, dans « Paiements et abonnements ».',
      open: 'Ouvrir Google Play',
    },
  },
  settling: {
    heading: 'Votre abonnement',
    intro: 'Nous interrogeons notre prestataire de paiement. Cela prend quelques secondes.',
  },
  none: {
    heading: 'Pas encore d’abonnement ici',
    intro:
      'Si vous venez de payer, attendez un instant et rechargez la page. Vous n’avez pas besoin de payer à nouveau.',
    seePlans: 'Voir les formules',
    reload: 'Recharger',
  },
  again: 'Se réabonner',
  failed: 'Nous n’avons pas pu charger votre abonnement.',
  failedAdvice: 'Votre abonnement n’a pas changé. Vérifiez votre connexion et réessayez.',
  retry: 'Réessayer',
  devices: {
    heading: 'Appareils connectés',
    intro:
      'Les navigateurs et applications connectés à ce compte. Les anciennes versions de l’application n’y figurent pas.',
    loading: 'Chargement de vos appareils',
    failed: 'Nous n’avons pas pu charger vos appareils.',
    current: 'Ce navigateur',
    currentApp: 'Cette application',
    signedIn: (when) => `Connexion le ${when}`,
    lastUsed: (when) => `Dernière utilisation : ${when}`,
    onDay: (day) => `le ${day}`,
    remove: 'Déconnecter',
    removing: 'Déconnexion',
    removeLabel: (name, when) => `Déconnecter ${name}, connexion le ${when}`,
    question: {
      heading: (name) => `Déconnecter « ${name} » ?`,
      intro: (when) =>
        `Connexion le ${when}. Cet appareil sera déconnecté aussitôt et il lui faudra un nouveau code pour se reconnecter.`,
      confirm: 'Déconnecter l’appareil',
    },
    removed: 'L’appareil a été déconnecté.',
    needsCode: (email) =>
      `Pour déconnecter un autre appareil, confirmez d’abord qu’il s’agit bien de vous. Nous enverrons un code à ${email}.`,
    needsEmail:
      'Pour déconnecter un autre appareil, ajoutez d’abord une adresse e-mail : nous pourrons vous y envoyer un code pour confirmer qu’il s’agit bien de vous.',
    sendCode: 'Recevoir un code',
    confirm: 'Confirmer et déconnecter',
    cancel: 'Laisser connecté',
  },
  home: `Accueil de ${brand.name}`,
  account: 'Compte',
  backToSettings: 'Retour aux réglages',
  signOutInApp:
    'Pour déconnecter cette application, ouvrez ses réglages, dans la rubrique de votre abonnement.',
  signOut: 'Se déconnecter',
  signOutEnds:
    '« Se déconnecter » ne déconnecte que ce navigateur. « Se déconnecter partout » déconnecte tous les navigateurs et applications, y compris les anciennes versions.',
  signingOut: 'Déconnexion',
  signOutNoEmail:
    'Ce compte n’a pas d’adresse e-mail confirmée. Si vous avez acheté dans une boutique d’applications, vous pourrez revenir en restaurant l’achat dans l’application. Si vous avez acheté sur notre site, il vous faudra un code envoyé à l’adresse indiquée lors du paiement ou, si vous avez retiré votre adresse, le lien de notre e-mail à ce sujet, valable 7 jours. Nous vous conseillons donc d’ajouter une adresse d’abord.',
  signOutEverywhere: 'Se déconnecter partout',
  signedOut: 'Ce navigateur est déconnecté',
  signedOutEverywhere: 'Tous vos appareils sont déconnectés',
  signedOutIntro:
    'Votre abonnement n’est pas concerné. Vous pouvez vous reconnecter à tout moment avec un code à usage unique.',
  signedOutIntroNoEmail: 'Votre abonnement n’est pas concerné.',
  signIn: 'Se connecter',
  signOutQuestion: {
    heading: 'Déconnecter ce navigateur ?',
    intro: 'Seul ce navigateur sera déconnecté. Votre abonnement n’est pas concerné.',
    confirm: 'Se déconnecter',
  },
  signOutEverywhereQuestion: {
    heading: 'Se déconnecter partout ?',
    intro:
      'Tous les navigateurs et applications seront déconnectés aussitôt, y compris les anciennes versions. Pour revenir, il vous faudra un code à usage unique.',
    introNoEmail:
      'Tous les navigateurs et applications seront déconnectés aussitôt, y compris les anciennes versions. Votre abonnement n’est pas concerné.',
    confirm: 'Se déconnecter partout',
    cancel: 'Laisser la session ouverte',
  },
  further: {
    title: (count) =>
      plural.select(count) === 'one'
        ? 'Un autre abonnement a été acheté avec votre adresse e-mail'
        : `${count} autres abonnements ont été achetés avec votre adresse e-mail`,
    advice:
      'Quelqu’un, vous peut-être, a saisi cette adresse lors du paiement. Pour ouvrir l’abonnement, confirmez encore une fois que l’adresse est la vôtre.',
    open: 'Voir les abonnements',
  },
  remove: {
    open: 'Supprimer le compte',
    heading: 'Supprimer votre compte ?',
    ends: {
      paid: 'Votre abonnement prend fin immédiatement, sans remboursement pour le reste de la période.',
      trial: 'Votre essai gratuit prend fin immédiatement, et rien ne vous sera débité.',
      unpaid: 'Votre abonnement prend fin immédiatement, et le paiement qui a échoué ne sera pas encaissé.',
    },
    refundFirst: (sum) =>
      `Vous pouvez encore récupérer ${sum}, mais seulement tant que vous avez votre compte. Demandez d’abord le remboursement.`,
    undone: 'Cette action est irréversible.',
    onlyCancel: 'Vous voulez simplement ne plus payer ?',
    cancelInstead: 'Résilier plutôt',
    store:
      'Cela ne résilie pas un abonnement acheté dans une boutique d’applications. Résiliez-le d’abord dans cette boutique.',
    storeCanceled:
      'Votre accès prend fin immédiatement. Votre abonnement acheté dans la boutique d’applications est déjà résilié et ne vous sera plus débité.',
    send: 'Recevoir un code de confirmation',
    sentTo: (email) => `Nous avons envoyé un code à six chiffres à ${email}.`,
    former: (email) =>
      `L’adresse e-mail de ce compte a été modifiée ou retirée au cours des 7 derniers jours, et cela peut encore être annulé. La suppression exige donc aussi un code, que nous avons envoyé à l’adresse précédente, ${email}. Saisissez-le ici.`,
    next: 'Continuer',
    label: formWords.code,
    labelOf: (email) => `Code envoyé à ${email}`,
    confirm: 'Supprimer définitivement',
    starting: 'Un instant',
    deleting: 'Suppression du compte',
    cancel: 'Conserver mon compte',
    done: 'Votre compte a été supprimé',
    doneIntro:
      'Votre compte et votre adresse sont supprimés. Ce que la loi nous oblige à conserver figure ici, avec le peu que nous gardons pour d’autres raisons.',
    kept: 'Ce que nous conservons après la suppression de votre compte, et combien de temps',
    thanks: `Merci d’avoir utilisé ${brand.name}.`,
    free: `${brand.search} et ${brand.browser} restent gratuits, sans compte.`,
  },
};
