import type * as english from '@/lib/content/app/store';
import { brand } from '@/lib/content/brand';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type { Translation } from '@/lib/content/translations/translation';

export const storeHeroes: Translation<typeof english.storeHeroes> = {
  standard: {
    title: 'Une vie privée mieux protégée, en un seul abonnement',
    text: 'Un VPN pour tout votre appareil, un chat IA privé avec des modèles plus performants et quelqu’un à appeler si votre identité est usurpée.',
    withoutChat: 'Un VPN pour tout votre appareil et quelqu’un à appeler si votre identité est usurpée.',
    picture: 'vpn',
  },
  vpn: {
    title: 'Activez le VPN dans cette application',
    text: 'Il protège toutes les applications de votre appareil, pas seulement le navigateur, et ne garde aucune trace de ce que vous faites en ligne.',
    picture: 'vpn',
  },
  pir: {
    title: 'Retirez votre nom des sites de courtiers en données',
    text: 'Les sites de courtiers en données vendent votre âge et votre adresse. L’application vous y retrouve et demande à chaque site de supprimer votre fiche.',
    picture: 'removal',
  },
  duckai: {
    title: `Des modèles d’IA plus performants dans ${brand.chat}, toujours privés`,
    text: 'Posez des questions plus difficiles et obtenez des réponses plus longues. Nous retirons votre adresse IP avant de transmettre quoi que ce soit.',
    picture: 'chat',
  },
  winback: {
    title: 'Bon retour parmi nous',
    text: 'Choisissez une formule ci-dessous. Votre compte existe toujours, et vos appareils seront de nouveau protégés aussitôt.',
    picture: 'guidance',
  },
};

export const storeFeatures: Translation<typeof english.storeFeatures> = {
  'Network Protection': {
    name: 'VPN',
    text: `Masque votre adresse IP à tous les sites et à toutes les applications, sur ${subscriptionFigures.vpnDevices} appareils au maximum en même temps.`,
  },
  'Data Broker Protection': {
    name: 'Suppression de données personnelles',
    text: 'Trouve vos données sur les sites de courtiers en données et les fait retirer. Fonctionne sur un ordinateur Mac ou Windows.',
  },
  'Identity Theft Restoration': {
    name: 'Assistance en cas d’usurpation d’identité',
    text: 'Quelqu’un passe les appels et s’occupe des papiers à votre place.',
  },
  'Global Identity Theft Restoration': {
    name: 'Conseils en cas d’usurpation d’identité',
    text: 'Quelqu’un vous guide par téléphone à chaque étape.',
  },
  'Duck.ai': {
    name: brand.chat,
    text: 'Des modèles d’IA plus performants, sans devoir créer un compte chez chaque fournisseur.',
  },
};

export const storeWords: Translation<typeof english.storeWords> = {
  identityHelp: {
    name: 'Aide en cas d’usurpation d’identité',
    text: 'Quelqu’un à appeler si votre identité est usurpée. Ce que cette personne peut faire pour vous dépend de votre pays.',
  },
  eyebrow: brand.subscription,
  featuresTitle: 'Ce que vous obtenez',
  choosePlan: 'Choisissez votre formule',
  loading: 'Chargement des prix de la boutique',
  trial: (days, price, per) => `${days} jours gratuits, puis ${price} ${per}`,
  trialOpen: (price, per) => `Essai gratuit, puis ${price} ${per}`,
  charge: (price, period) =>
    period === 'yearly'
      ? `${price} aujourd’hui, puis chaque année`
      : `${price} aujourd’hui, puis chaque mois`,
  try: (days) => `Essayer ${days} jours gratuitement`,
  tryOpen: 'Commencer l’essai gratuit',
  subscribe: 'S’abonner',
  buying: 'En attente de la boutique',
  planNote: {
    monthly: 'Résiliable à tout moment',
    yearly: 'Un seul prélèvement par an',
  },
  paidBy: {
    store:
      'Vous payez via la boutique d’applications de votre appareil. Votre formule se renouvelle jusqu’à ce que vous la résiliiez dans cette boutique.',
    stripe:
      'Vous payez par carte sur une page de Stripe. Votre formule se renouvelle jusqu’à ce que vous la résiliiez.',
  },
  canceled: {
    title: 'Rien ne vous a été débité',
    text: 'Vous avez annulé l’achat. Votre formule est toujours sélectionnée si vous souhaitez continuer.',
  },
  failed: { text: 'Rien ne vous a été débité et votre choix est conservé.' },
  slow: {
    title: 'Les prix sont encore en cours de chargement',
    text: 'Nous attendons encore une réponse. Vous pouvez patienter ou réessayer.',
    retry: 'Réessayer',
  },
  error: {
    title: 'Nous n’avons pas pu charger les prix',
    text: 'L’application a envoyé une réponse que nous n’avons pas pu lire. Rien ne vous a été débité.',
    retry: 'Réessayer',
  },
  unread: {
    title: 'Nous n’avons pas pu vérifier votre abonnement',
    text: 'Pour que vous ne payiez pas deux fois, nous n’affichons les prix qu’une fois que nous savons si vous avez déjà un abonnement.',
    retry: 'Réessayer',
  },
  refused: {
    title: 'Nous ne savons pas si vous avez un abonnement',
    text: 'La connexion de cette application n’est plus valable. Si vous avez un abonnement, reconnectez-\u2060vous ci-\u2060dessous pour ne pas payer deux fois.',
    retry: 'Réessayer',
    goOn: 'Je n’ai pas d’abonnement',
  },
  notSold: {
    title: 'Indisponible sur cet appareil pour le moment',
    text: 'La boutique d’applications de cet appareil ne vous propose pas l’abonnement. Si les achats sont désactivés sur cet appareil, activez-les dans ses réglages, puis rouvrez cette page. Dans certains pays, l’abonnement n’est pas encore vendu.',
  },
  reminder: {
    label: (days) => `Me prévenir ${days} jours avant la fin de l’essai`,
    refused:
      'Les notifications de cette application sont désactivées, elle ne peut donc rien vous rappeler. Vous pouvez les activer dans les réglages de votre appareil.',
  },
  returning: 'Votre dernier abonnement a pris fin. Un nouveau s’ajoutera au même compte.',
  otherTiers: 'Comparer toutes les formules',
  have: 'J’ai un abonnement',
  byEmail: 'Se connecter par e-mail',
  terms: 'Conditions et politique de confidentialité de l’abonnement',
  web: {
    title: 'Vous pouvez vous abonner sur le web',
    text: `Cette page est faite pour ${brand.browser}, où vous payez via la boutique d’applications. Dans les autres navigateurs, vous payez par carte, au prix de votre pays.`,
    plans: 'Voir les formules et les prix',
    have: 'Déjà un abonnement ? Connexion',
  },
  withoutScript: {
    text: 'Pour afficher les prix de l’application, cette page nécessite JavaScript, qui est désactivé ici.',
    link: 'En savoir plus sur l’abonnement',
  },
};
