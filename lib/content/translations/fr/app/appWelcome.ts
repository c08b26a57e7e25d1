import type * as english from '@/lib/content/app/appWelcome';
import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';

export const appWelcomeWords: Translation<typeof english.appWelcomeWords> = {
  heading: `Bienvenue dans ${brand.subscription}`,
  subscribed: `Vous avez un abonnement ${brand.name}`,
  intro: 'Commencez par la fonction dont vous avez besoin en premier.',
  withoutScript:
    'Cette page nécessite JavaScript pour ouvrir les fonctions de votre abonnement. JavaScript est désactivé ici.',
  over: {
    ended: 'Votre abonnement a pris fin',
    inactive: 'Votre abonnement est suspendu',
  },
  ended: (date) =>
    `Il a pris fin le ${date}. Si vous venez d’en acheter un nouveau, patientez un instant, puis rechargez la page.`,
  notThere:
    'Si vous venez de vous abonner, votre formule et la date de renouvellement apparaîtront bientôt dans « Gérer l’abonnement ».',
  unread:
    'Impossible de charger votre formule pour le moment. Vous la trouverez dans « Gérer l’abonnement ».',
  seePlans: 'Voir les formules',
  reload: 'Recharger',
  payment: {
    advice: 'Mettez à jour votre moyen de paiement pour conserver votre abonnement.',
    action: 'Mettre à jour le moyen de paiement',
  },
  featuresTitle: 'Ouvrir une fonction',
  open: 'Ouvrir',
  openFeature: (feature) => `Ouvrir ${feature}`,
  email: {
    title: 'Utilisez-le sur vos autres appareils',
    text: 'Ajoutez une adresse e-mail, puis connectez-vous sur ces appareils avec un code que nous enverrons à cette adresse.',
    add: 'Ajouter une adresse e-mail',
    has: (email) => `Vous pouvez vous connecter avec ${email} sur n’importe quel appareil.`,
    devices: 'Configurer un autre appareil',
  },
  manage: 'Gérer l’abonnement',
  settings: 'Retour aux réglages',
  tab: {
    intro: `Tout est prêt dans ${brand.browser}. Pour ouvrir une fonction, allez dans les réglages de l’application.`,
    settings: 'Ouvrir les réglages',
  },
  faq: 'Questions fréquentes',
  faqTitle: 'Questions fréquentes',
  loading: 'Chargement de votre abonnement',
  web: {
    heading: 'Votre abonnement se trouve dans votre compte',
    intro: `Cette page est faite pour ${brand.browser}, où elle ouvre chaque fonction. Dans ce navigateur, votre compte affiche votre formule, vos appareils et la facturation.`,
    account: 'Aller à mon compte',
    plans: 'Voir les formules',
  },
  stripe: {
    heading: 'Un\u00a0instant…',
    intro: 'L’application vérifie votre abonnement.',
    working: 'En attente de l’application',
    slow: 'Cela prend plus de temps que d’habitude. Vous n’avez ni à attendre ni à payer de nouveau. L’application se mettra à jour toute seule.',
    done: 'C’est prêt. Ouverture de la page suivante.',
    next: 'Continuer',
  },
  stripeWeb: {
    heading: `Continuez dans ${brand.browser}`,
    intro:
      'Si vous avez payé ou changé de formule, c’est enregistré et vous n’avez pas à payer de nouveau. Revenez dans l’application pour le vérifier, ou consultez votre compte.',
  },
  stripeChange: {
    heading: 'De retour de la facturation',
    intro: 'L’application met à jour votre formule.',
    working: 'En attente de l’application',
    slow: 'L’application met plus de temps que d’habitude. Vos modifications sont enregistrées et l’application se mettra à jour toute seule.',
    done: 'C’est prêt. Ouverture de votre abonnement.',
    next: 'Voir ma formule',
  },
};
