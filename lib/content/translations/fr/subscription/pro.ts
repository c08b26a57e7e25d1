import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/subscription/pro';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type { Translation } from '@/lib/content/translations/translation';

export const landingHeroes: Translation<typeof english.landingHeroes> = {
  standard: {
    title: 'Votre vie privée reste privée.',
    text: 'Un VPN pour vos appareils, des personnes pour vous aider si votre identité est usurpée, et un chat IA privé.',
    withoutChat: 'Un VPN pour vos appareils et des personnes pour vous aider si votre identité est usurpée.',
  },
  vpn: {
    title: 'La vie privée, sur tous les réseaux.',
    text: `Le VPN chiffre la connexion de ${subscriptionFigures.vpnDevices} appareils au maximum et ne garde aucune trace de ce que vous faites en ligne. L’aide en cas d’usurpation d’identité et un chat IA privé sont compris.`,
    withoutChat: `Le VPN chiffre la connexion de ${subscriptionFigures.vpnDevices} appareils au maximum et ne garde aucune trace de ce que vous faites en ligne. L’aide en cas d’usurpation d’identité est comprise.`,
  },
  pir: {
    title: 'Disparaissez des fichiers des courtiers.',
    text: 'Les sites de courtiers en données publient votre adresse et vos liens de famille. Aux États-Unis, nous trouvons ces fiches, demandons leur retrait et vérifions régulièrement. Un VPN est compris.',
  },
  duckai: {
    title: 'Une IA plus performante, toujours privée.',
    text: `Utilisez des modèles plus performants dans ${brand.chat}. Nous retirons votre adresse IP avant de transmettre votre question. Un VPN et l’aide en cas d’usurpation d’identité sont compris.`,
  },
  winback: {
    title: 'Reprenez là où vous en étiez.',
    text: 'Le VPN, l’aide en cas d’usurpation d’identité et le chat IA privé vous attendent. Choisissez une formule et vos appareils seront de nouveau protégés.',
    withoutChat:
      'Le VPN et l’aide en cas d’usurpation d’identité vous attendent. Choisissez une formule et vos appareils seront de nouveau protégés.',
  },
};

export const landing: Translation<typeof english.landing> = {
  eyebrow: brand.subscription,
  features: {
    title: 'Tout dans un seul abonnement',
    lead: 'Ce qui est compris dépend de l’endroit où vous habitez.',
    included: 'Inclus',
    owned: 'Dans votre formule',
    elsewhere:
      'Aux États-Unis, l’abonnement comprend aussi la suppression de données personnelles et quelqu’un qui agit pour vous en cas d’usurpation d’identité.',
  },
};

export const buyingWords: Translation<typeof english.buyingWords> = {
  legend: 'Choisissez votre formule',
  period: { monthly: 'Mensuelle', yearly: 'Annuelle' },
  per: { monthly: 'par mois', yearly: 'par an' },
  saving: (percent) => `Économisez ${percent}\u00a0%`,
  yearlyNote: 'Un seul prélèvement par an',
  monthlyEquivalent: (price) => `${price} par mois`,
  monthlyNote: 'Résiliable à tout moment',
  priceLoading: 'Chargement du prix',
  trial: (days, price, period) =>
    `${days} jours gratuits, puis ${price} ${period === 'yearly' ? 'par an' : 'par mois'}`,
  today: (price, period) =>
    `${price} aujourd’hui, puis ${period === 'yearly' ? 'chaque année' : 'chaque mois'}`,
  trialNote:
    'Vous ne payez rien si vous résiliez avant la fin de l’essai ; sinon, renouvellement jusqu’à résiliation. Un essai par carte.',
  noTrialNote:
    'Renouvellement automatique. Résiliez à tout moment et conservez l’accès jusqu’à la fin de la période payée.',
  tax: { vat: 'Prix TTC.', tax: 'Taxes comprises.' },
  withdrawal: (days) =>
    `Vous avez ${days} jours pour vous rétracter. En commandant, vous demandez à commencer tout de suite.`,
  payable: 'Commander avec obligation de paiement',
  tryFree: (days) => `Essayer ${days} jours gratuitement`,
  subscribe: (price, period) => `S’abonner pour ${price} ${period === 'yearly' ? 'par an' : 'par mois'}`,
  subscribeSoon: 'S’abonner',
  going: 'Ouverture de la page de paiement',
  have: 'Vous avez déjà un abonnement ? Se connecter',
  otherAccount: 'Utiliser un autre compte',
  slow: 'Cela prend plus de temps que d’habitude. Votre connexion est peut-être lente. Nous continuons d’essayer.',
  retry: 'Réessayer',
  nothingCharged: 'Rien ne vous a été débité et votre formule est toujours sélectionnée.',
  pricesFailed: {
    title: 'Une erreur de communication s’est produite. Veuillez réessayer.',
    text: 'Nous n’avons pas pu charger les prix : vous ne pouvez donc pas vous abonner pour le moment.',
  },
  notSold: {
    title: (country) =>
      country === null ? 'Pas encore disponible dans votre pays' : `${country} : pas encore disponible`,
    text: 'L’abonnement est disponible aux États-Unis, au Canada, au Royaume-Uni et dans l’Union européenne. Nous ne pouvons pas accepter de paiement depuis l’endroit où vous êtes.',
    vpn: 'Vous êtes dans l’un de ces pays ? Un VPN ou un proxy le cache peut-être. Désactivez-le, puis rechargez la page.',
    have: 'Vous avez déjà un abonnement ? Se connecter',
    free: `Le moteur de recherche et le navigateur de ${brand.name} sont gratuits partout`,
  },
  canceled: {
    title: 'Rien ne vous a été débité',
    text: {
      monthly:
        'Vous avez quitté la page de paiement. Votre formule mensuelle est toujours sélectionnée si vous souhaitez continuer.',
      yearly:
        'Vous avez quitté la page de paiement. Votre formule annuelle est toujours sélectionnée si vous souhaitez continuer.',
    },
  },
  welcomeBack: {
    title: 'Bon retour parmi nous',
    text: 'Choisissez une formule et tout sera réactivé sur le même compte.',
  },
  subscribed: {
    title: 'Vous avez un abonnement',
    manage: 'Gérer l’abonnement',
    byApp: `Vous avez un abonnement ${brand.name} dans ${brand.browser}. Votre compte affiche votre formule et sa facturation.`,
    upgrade: 'Voir d’autres formules',
  },
  alreadyActive: {
    title: 'Vous avez déjà un abonnement',
    text: 'Ce compte a déjà un abonnement en cours : rien ne vous a été débité une seconde fois.',
  },
};
