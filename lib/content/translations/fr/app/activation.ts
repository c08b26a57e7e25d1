import type * as english from '@/lib/content/app/activation';
import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';

export const activationWords: Translation<typeof english.activationWords> = {
  loading: 'Chargement de votre abonnement',
  choice: {
    heading: 'Utilisez votre abonnement ici',
    intro: `Vous avez déjà un abonnement ${brand.name} ? Utilisez-le sur cet appareil sans supplément.`,
    store: {
      title: 'Acheté dans la boutique d’applications',
      text: 'Si vous utilisez le même compte de la boutique sur cet appareil, vous pouvez restaurer votre abonnement depuis celle-ci.',
      action: 'Restaurer l’achat',
    },
    email: {
      title: 'Avec votre adresse e-\u2060mail',
      text: 'Utilisez l’adresse que vous avez ajoutée à votre abonnement, ou celle que vous avez indiquée lors du paiement. Nous y enverrons un code.',
      action: 'Continuer par e-\u2060mail',
    },
    webEmail: {
      title: 'Avec votre adresse e-\u2060mail',
      text: 'Connectez-vous avec un code que nous envoyons à l’adresse e-mail de votre abonnement.',
      action: 'Continuer par e-\u2060mail',
    },
    none: 'Pas encore d’abonnement ?',
    plans: 'Voir les formules',
  },
  signedIn: {
    heading: 'Votre abonnement est actif ici',
    intro: (email) =>
      email
        ? `Session ouverte avec ${email}.`
        : 'Il n’a pas encore d’adresse e-mail. Ajoutez-en une pour l’utiliser sur vos autres appareils.',
    another: 'L’utiliser sur un autre appareil',
    addEmail: 'Ajouter une adresse e-mail',
    manage: 'Gérer l’abonnement',
  },
  done: {
    heading: 'Votre abonnement est actif ici',
    intro: 'Tout ce qu’il comprend est prêt à l’emploi sur cet appareil.',
    open: 'Voir ce qui est compris',
    account: 'Gérer l’abonnement',
    settings: 'Retour aux réglages',
  },
  notYet: {
    heading: 'Aucune session ouverte',
    intro: 'Cette page s’affiche après l’activation d’un abonnement. Vous pouvez l’activer maintenant.',
    start: 'Activer votre abonnement',
  },
  another: {
    heading: 'Sur votre autre appareil',
    intro:
      'Utilisez l’adresse e-mail ci-dessous pour vous connecter sur n’importe lequel de vos téléphones, tablettes ou ordinateurs.',
    address: 'Votre adresse e-mail',
    change: 'Modifier l’adresse e-mail',
    steps: [
      {
        title: `Installez ${brand.browser}`,
        text: 'Téléchargez-le depuis la boutique d’applications de l’appareil ou, sur un ordinateur, depuis notre site.',
      },
      {
        title: 'Ouvrez « Réglages » →\u00a0« Abonnement »',
        text: 'Choisissez « J’ai un abonnement », puis l’e-mail.',
      },
      {
        title: 'Saisissez l’adresse, puis le code',
        text: 'Nous vous envoyons le code par e-mail. Il est valable 10 minutes.',
      },
    ],
    done: 'Terminé',
  },
};
