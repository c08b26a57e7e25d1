import { brand } from '@/lib/content/brand';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type * as english from '@/lib/content/subscription/proFeatureWords';
import type { Translation } from '@/lib/content/translations/translation';

const { vpnDevices, vpnLocations, brokerSites, advisorLanguages } = subscriptionFigures;

export const featureWords: Translation<typeof english.featureWords> = {
  'Network Protection': {
    title: 'Un VPN pour tout l’appareil',
    text: 'Il chiffre les échanges de toutes vos applications et montre aux sites notre adresse IP au lieu de la vôtre. Nous ne gardons aucune trace de ce que vous faites en ligne.',
    facts: [
      `${vpnDevices} appareils à la fois`,
      `Environ ${vpnLocations} emplacements`,
      'Aucun journal d’activité',
    ],
    place: null,
  },
  'Duck.ai': {
    title: 'Des modèles d’IA plus performants, toujours privés',
    text: `Des modèles plus performants dans ${brand.chat}. Nous retirons votre adresse IP avant de transmettre votre question, et nous ne conservons ni vos questions ni les réponses.`,
    facts: ['Davantage de modèles au choix', 'Aucun historique de chat sur nos serveurs'],
    place: null,
  },
  'Data Broker Protection': {
    title: 'Vos données, hors de portée des courtiers',
    text: `L’application vous recherche sur plus de ${brokerSites} sites de courtiers en données, demande à chacun de retirer votre fiche et vérifie qu’elle ne revient pas.`,
    facts: ['Vos données restent sur votre ordinateur', 'Vérifications régulières'],
    place: 'États-Unis',
  },
  'Identity Theft Restoration': {
    title: 'Quelqu’un qui prend votre dossier en main',
    text: 'Si votre identité est usurpée, quelqu’un appelle les banques, conteste les paiements et s’occupe des démarches pour vous. Certaines pertes peuvent être indemnisées.',
    facts: ['Par téléphone, 24 h/24 et 7 j/7', 'Agit en votre nom'],
    place: 'États-Unis',
  },
  'Global Identity Theft Restoration': {
    title: 'Des conseils étape par étape',
    text: 'Si votre identité est usurpée, quelqu’un vous dit quoi faire d’abord, qui appeler et quels documents envoyer, et vous accompagne jusqu’à la résolution.',
    facts: ['Par téléphone, 24 h/24 et 7 j/7', `En ${advisorLanguages} langues`],
    place: 'Hors des États-Unis',
  },
};

export const featureShortNames: Translation<typeof english.featureShortNames> = {
  'Network Protection': { name: 'VPN' },
  'Duck.ai': { name: brand.chat },
  'Data Broker Protection': { name: 'Suppression de données personnelles', place: 'États-Unis' },
  'Identity Theft Restoration': {
    name: 'Assistance en cas d’usurpation d’identité',
    place: 'États-Unis',
  },
  'Global Identity Theft Restoration': {
    name: 'Conseils en cas d’usurpation d’identité',
    place: 'Autres pays',
  },
};
