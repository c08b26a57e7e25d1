import type * as english from '@/lib/content/app/appPlans';
import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';

export const plansWords: Translation<typeof english.plansWords> = {
  heading: 'Formules',
  intro: {
    new: 'Vous pouvez résilier chaque formule à tout moment et en profiter jusqu’à la fin de la période payée.',
    change: 'Vous pouvez changer de formule à tout moment.',
  },
  tiers: {
    plus: {
      name: 'Plus',
      text: `Tout ce que comprend ${brand.subscription}, pour un usage quotidien.`,
    },
    pro: {
      name: 'Pro',
      text: `Pour les questions plus difficiles et les travaux plus longs dans ${brand.chat}.`,
      basis: 'Tout ce que comprend Plus',
      more: ['Les modèles d’IA les plus performants', `Des limites plus élevées dans ${brand.chat}`],
    },
  },
  oneTier: { name: brand.subscription, text: 'Tout, pour un seul prix.' },
  period: 'Période de facturation',
  current: 'Votre formule',
  upgrade: (tier) => `Passer à ${tier}`,
  downgrade: (tier) => `Revenir à ${tier}`,
  crossgrade: { monthly: 'Payer au mois', yearly: 'Payer à l’année' },
  changeNote: {
    upgrade:
      'Commence tout de suite. Vous payez la différence pour le reste de votre période de facturation.',
    downgrade: 'Commence à la fin de votre période de facturation en cours.',
    crossgrade: 'Commence avec votre prochain paiement.',
  },
  elsewhere: {
    title: 'Changez de formule là où vous avez souscrit',
    apple:
      'Votre abonnement est facturé par l’App Store. Modifiez-le dans les réglages de votre compte Apple.',
    google:
      'Votre abonnement est facturé par Google Play. Modifiez-le sur Google Play, dans « Abonnements ».',
    stripe:
      'Vous payez votre abonnement par carte sur le web. Modifiez-le sur la page de facturation de votre compte.',
    manage: 'Aller à mon abonnement',
    byCard: {
      title: 'Vous payez votre formule par carte',
      text: 'Changez de formule sur la page de facturation de votre compte. Le changement apparaîtra dans cette application.',
      open: 'Changer de formule',
      opening: 'Ouverture de la page de facturation',
    },
  },
  web: {
    title: 'Les formules et les prix sur le web',
    text: `Cette page est faite pour ${brand.browser}. Dans les autres navigateurs, consultez les formules de votre pays sur la page de l’abonnement.`,
    plans: 'Voir les formules et les prix',
    upgrade: 'Voir d’autres formules',
    own: {
      title: `Vous avez un abonnement ${brand.name}`,
      text: 'Votre compte affiche votre formule et sa facturation.',
      manage: 'Gérer l’abonnement',
    },
  },
};
