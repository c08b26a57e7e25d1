import { brand } from '@/lib/content/brand';
import { moneyBackDays } from '@/lib/content/subscription/moneyBack';
import { trialDays } from '@/lib/content/subscription/plans';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type * as english from '@/lib/content/subscription/proQuestions';
import { withdrawalWords } from '@/lib/content/translations/fr/subscription/withdrawalWords';
import type { Translation } from '@/lib/content/translations/translation';

const { vpnDevices, vpnLocations, brokerSites } = subscriptionFigures;

export const questions: Translation<typeof english.questions> = [
  {
    id: 'included',
    question: 'Que comprend l’abonnement ?',
    answer: [
      `Au Canada, au Royaume-Uni et dans l’Union européenne : le VPN, les conseils en cas d’usurpation d’identité et ${brand.chat} avec des modèles plus performants.`,
      `Aux États-Unis : le VPN, la suppression de données personnelles, l’assistance en cas d’usurpation d’identité et ${brand.chat} avec des modèles plus performants.`,
      'Les éléments ne sont pas vendus séparément.',
    ],
    withoutChat: [
      'Au Canada, au Royaume-Uni et dans l’Union européenne : le VPN et les conseils en cas d’usurpation d’identité.',
      'Aux États-Unis : le VPN, la suppression de données personnelles et l’assistance en cas d’usurpation d’identité.',
      'Les éléments ne sont pas vendus séparément.',
    ],
  },
  {
    id: 'trial',
    question: 'Comment fonctionne l’essai gratuit ?',
    answer: [
      `S’il s’agit de votre premier abonnement, vous pouvez tout utiliser gratuitement pendant ${trialDays.standard} jours. Certaines offres donnent droit à un essai plus long.`,
      'Vous indiquez votre carte au début. Elle est débitée à la fin de l’essai, sauf si vous résiliez avant. Nous offrons un essai par compte et par carte.',
    ],
  },
  {
    id: 'browser',
    question: `Ai-je besoin de ${brand.browser} ?`,
    answer: [
      `Oui, pour le VPN et pour la suppression de données personnelles : les deux sont intégrés à ${brand.browser}, qui est gratuit. Le VPN protège tout votre appareil, y compris les autres applications.`,
    ],
  },
  {
    id: 'devices',
    question: 'Sur combien d’appareils puis-\u2060je l’utiliser ?',
    answer: [
      `Le VPN fonctionne sur ${vpnDevices} appareils au maximum en même temps : iPhone, iPad, Android, Mac et Windows.`,
      'La suppression de données personnelles fonctionne sur un ordinateur Mac ou Windows de votre choix, car vos données ne sont enregistrées que là.',
      'L’abonnement est prévu pour une personne. Il n’y a pas de formule familiale.',
    ],
  },
  {
    id: 'email',
    question: 'Dois-je donner une adresse e-\u2060mail ?',
    answer: [
      'Non. Lorsque vous vous abonnez, nous créons pour vous un compte sans nom ni adresse e-mail.',
      'Une adresse vous permet toutefois de vous connecter sur un autre appareil, même si vous perdez celui-ci.',
    ],
  },
  {
    id: 'logs',
    question: 'Que retient le VPN à mon sujet ?',
    answer: [
      `Rien de ce que vous faites. Nous avons des serveurs dans environ ${vpnLocations} emplacements, et aucun n’enregistre les sites et services que vous utilisez.`,
    ],
    link: { label: 'Lire la politique de confidentialité de l’abonnement', href: '/pro/privacy-terms' },
  },
  {
    id: 'brokers',
    question: 'Comment fonctionne la suppression de données personnelles ?',
    answer: [
      `Vous saisissez votre nom, votre année de naissance et vos adresses sur votre ordinateur. L’application vous recherche sur plus de ${brokerSites} sites qui publient ce genre de fiches, envoie une demande de retrait partout où elle vous trouve et recommence régulièrement.`,
      'Les sites mettent des jours ou des semaines à répondre, et certains remettent des fiches en ligne.',
    ],
  },
  {
    id: 'payment',
    question: 'Comment payer ?',
    answer: [
      'Par carte, sur une page de paiement gérée par Stripe. Le numéro de votre carte va à Stripe et n’atteint jamais nos serveurs.',
      'Les taxes sont comprises. Votre formule se renouvelle chaque mois ou chaque année, selon celle que vous avez choisie.',
      'Si nous avons votre adresse, nous vous prévenons par e-mail avant la fin d’un essai ou le renouvellement d’une formule annuelle.',
    ],
  },
  {
    id: 'cancel',
    question: 'Comment résilier ?',
    answer: [
      'Ouvrez « Gérer l’abonnement » et sélectionnez « Résilier l’abonnement ».',
      'Tout continue de fonctionner jusqu’à la fin de l’essai ou de la période payée. Ensuite, rien ne vous sera débité.',
    ],
    link: { label: 'Lire les conditions de l’abonnement', href: '/pro/privacy-terms' },
  },
  {
    id: 'refund',
    question: 'Puis-je me faire rembourser ?',
    answer: [
      `Oui. Dans les ${moneyBackDays} jours suivant votre premier paiement, vous pouvez récupérer tout ce que vous avez payé. Sélectionnez « Se faire rembourser » sur la page de votre compte. Votre abonnement prend fin immédiatement.`,
      'Cela vaut pour votre premier achat. Au-delà, nous remboursons les prélèvements erronés et ce que la loi exige. Au Canada, au Royaume-Uni et dans l’Union européenne, vous pouvez aussi vous rétracter de tout achat dans les 14 jours.',
      'Pour un achat dans une boutique d’applications, c’est la boutique qui décide.',
    ],
    link: { label: withdrawalWords.link, href: '/help/withdraw' },
  },
];
