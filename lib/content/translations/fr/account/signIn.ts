import type * as english from '@/lib/content/account/signIn';
import { brand } from '@/lib/content/brand';
import { formWords } from '@/lib/content/translations/fr/account/forms';
import type { Translation } from '@/lib/content/translations/translation';

export const signInWords: Translation<typeof english.signInWords> = {
  address: {
    heading: 'Connectez-vous à votre compte',
    intro: `Saisissez l’adresse e-mail que vous avez ajoutée à votre abonnement ${brand.name}, ou celle que vous avez indiquée lors du paiement. Nous vous enverrons un code à usage unique. Aucun mot de passe n’est nécessaire.`,
    label: formWords.email,
    submit: 'Recevoir un code',
    noSubscription: 'Pas encore d’abonnement ?',
    seePlans: 'Voir les formules',
    noEmail:
      'Vous l’avez acheté dans une boutique d’applications sans jamais ajouter d’adresse e-mail ? Restaurez l’achat dans l’application, puis ajoutez-y une adresse.',
  },
  code: {
    heading: 'Consultez votre boîte de réception',
    label: formWords.code,
    submit: 'Se connecter',
    changeAddress: formWords.changeAddress,
  },
  choice: {
    heading: 'Choisissez un abonnement',
    intro:
      'Plusieurs abonnements ont été achetés avec cette adresse e-mail. Choisissez le vôtre. Vous pourrez encore accéder aux autres depuis la page de votre compte.',
    legend: 'Abonnements avec cette adresse e-mail',
    current: 'Votre compte',
    names: { Monthly: 'Abonnement mensuel', Yearly: 'Abonnement annuel' },
    none: 'Pas encore d’abonnement',
    trial: 'Essai gratuit',
    since: (day) => `Depuis le ${day}`,
    card: (digits) => `Carte se terminant par\u00a0${digits}`,
    stranger:
      'Vous n’en reconnaissez aucun ? Quelqu’un d’autre a peut-être saisi votre adresse lors du paiement. Quittez cette page et écrivez-nous.',
    missing: 'Choisissez un abonnement.',
    submit: 'Ouvrir l’abonnement',
    opening: 'Ouverture',
  },
  done: { heading: 'Connexion réussie', intro: 'Nous ouvrons votre abonnement.' },
  forApp: {
    question: 'Vous vous connectez à l’application qui a ouvert cette page.',
    cancel: 'Annuler et revenir à l’application',
    open: 'Revenir à l’application',
    signIn: 'Se connecter sur ce site',
    done: {
      heading: 'Connexion réussie',
      intro: 'Vous pouvez maintenant revenir à l’application.',
    },
    over: {
      heading: 'Cette connexion est terminée',
      intro:
        'L’application n’est pas connectée. Pour réessayer, revenez à l’application et recommencez depuis celle-ci.',
    },
  },
  already: {
    heading: 'Votre session est ouverte',
    intro: (email) => (email ? `Vous pouvez continuer avec ${email}.` : 'Il n’y a plus rien à faire ici.'),
    manage: 'Gérer l’abonnement',
    next: 'Continuer',
    other: 'Utiliser une autre adresse',
  },
};
