import type * as english from '@/lib/content/app/removalProduct';
import { brand } from '@/lib/content/brand';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type { Translation } from '@/lib/content/translations/translation';

const { brokerSites } = subscriptionFigures;

export const removalProduct: Translation<typeof english.removalProduct> = {
  eyebrow: `Suppression de données personnelles, dans ${brand.subscription}`,
  title: 'Retirez vos données personnelles des sites de courtiers en données',
  lead: `Les sites de courtiers en données vendent votre âge, votre adresse et le nom de vos proches à quiconque saisit votre nom. L’application vous retrouve sur plus de ${brokerSites} d’entre eux, demande à chacun de supprimer votre fiche et vérifie régulièrement que vous n’y réapparaissez pas.`,
  action: 'Voir l’abonnement',
  note: 'Aux États-Unis uniquement. Fonctionne sur un ordinateur Mac ou Windows.',
  picture: {
    window: 'Vos fiches',
    figures: [
      ['23', 'en cours de retrait'],
      ['41', 'retirées'],
      ['58', 'sites parcourus'],
    ],
    rows: [
      ['peoplefile.example', 'Retirée'],
      ['whoisnextdoor.example', 'Demandée'],
      ['namesandplaces.example', 'Demandée'],
      ['cousinfinder.example', 'En préparation'],
    ],
    describes:
      'Un exemple de l’application, qui montre site par site combien de fiches sont en cours de retrait et combien ont disparu.',
  },
  listing: {
    title: 'Ce que n’importe qui peut acheter pour quelques dollars',
    text: 'Voici à quoi ressemble une fiche chez un courtier en données. Rien n’a été volé : tout vient de registres publics, de cartes de fidélité et de formulaires de garantie, puis a été rassemblé et mis en vente.',
    name: 'Votre nom, 41 ans',
    lines: [
      ['Habite', 'votre rue et votre numéro'],
      ['A habité', 'vos trois dernières adresses'],
      ['Proches', 'vos parents, votre partenaire et vos enfants'],
      ['Téléphone', 'un numéro qui fonctionne encore'],
    ],
    after: 'Retirée. Nouvelle vérification à quelques jours d’intervalle.',
  },
  course: {
    title: 'Comment se passe le retrait',
    steps: [
      {
        when: 'Cinq minutes',
        title: 'Vous saisissez vos informations',
        text: 'Les noms que vous avez portés, votre année de naissance et les lieux où vous avez vécu. L’application n’a besoin de rien d’autre pour chercher.',
      },
      {
        when: 'Dans l’heure',
        title: 'L’application cherche',
        text: 'Elle ouvre chaque site comme vous le feriez et relève toutes les fiches à votre sujet.',
      },
      {
        when: 'Le jour même',
        title: 'Les demandes partent',
        text: 'Chaque site a son formulaire et ses obstacles. L’application remplit les formulaires et répond aux e-mails de confirmation.',
      },
      {
        when: 'Deux semaines',
        title: 'Les fiches disparaissent',
        text: 'La plupart des sites s’exécutent en deux semaines. Au bout de quatre, l’application considère la demande comme en retard et la renvoie.',
      },
      {
        when: 'Et ensuite',
        title: 'Elle continue de surveiller',
        text: 'Les courtiers achètent sans cesse de nouvelles données. Si une fiche revient, l’application demande à nouveau son retrait.',
      },
    ],
  },
  local: {
    title: 'Vos informations restent sur votre ordinateur',
    text: 'D’autres services conservent vos informations sur leurs serveurs et les envoient à chaque site. Ici, c’est votre propre ordinateur qui fait le travail.',
    points: [
      'Ce que vous saisissez est enregistré, chiffré, sur votre ordinateur et nulle part ailleurs.',
      'Les recherches et les demandes vont directement de votre ordinateur à chaque site, sans passer par nous.',
      'Quand vous supprimez votre profil, il disparaît. Il n’en existe aucune autre copie.',
      'Cette page n’enregistre rien sur vous non plus.',
    ],
  },
  closing: {
    title: 'Comprise dans votre abonnement',
    text: `La suppression de données personnelles s’accompagne d’un VPN, d’une aide en cas d’usurpation d’identité et de modèles plus performants dans ${brand.chat}.`,
    withoutChat:
      'La suppression de données personnelles s’accompagne d’un VPN et d’une aide en cas d’usurpation d’identité.',
    action: 'Voir les formules et les prix',
    have: 'Vous avez déjà un abonnement ? Ouvrez l’application sur votre ordinateur, puis allez dans « Réglages » →\u00a0« Abonnement ».',
  },
  withoutScript:
    'La suppression de données se fait dans l’application et y nécessite JavaScript. Cette page se lit sans.',
};
