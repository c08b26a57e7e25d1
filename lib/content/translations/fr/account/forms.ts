import type * as english from '@/lib/content/account/forms';
import type { Translation } from '@/lib/content/translations/translation';

export const formWords: Translation<typeof english.formWords> = {
  email: 'Adresse e-mail',
  emailPlaceholder: 'nom@example.org',
  emailMissing: 'Saisissez votre adresse e-mail.',
  emailIncomplete: 'Saisissez une adresse e-mail complète, par exemple nom@example.org.',
  emailSlip: {
    question: (address) => `Vouliez-vous dire ${address} ?`,
    yes: 'Oui, utiliser celle-ci',
    no: 'Non, la mienne est correcte',
  },
  sending: 'Envoi du code',
  code: 'Code à usage unique',
  codeShort: 'Saisissez tous les chiffres du code.',
  checking: 'Vérification du code',
  sentTo: (email) =>
    `Nous avons envoyé un code à six chiffres à ${email}. Il est valable 10 minutes, dans ce navigateur uniquement.`,
  longCodeSentTo: (email) =>
    `Trop de codes ont été demandés pour ${email} : nous ne pouvons pas en envoyer de court pour l’instant. S’il existe un compte avec cette adresse, nous y avons envoyé un code long de seize chiffres. Saisissez celui-là.`,
  notArrived:
    'Pas d’e-mail au bout d’une minute ? Regardez dans vos indésirables et vérifiez que l’adresse est correcte.',
  resend: 'Envoyer un autre code',
  alreadySent: (seconds) =>
    `Nous venons de vous envoyer un code. Saisissez-le ci-dessus. Vous pourrez en demander un autre dans ${seconds} secondes.`,
  resendWait: (seconds) => `Autre code dans ${seconds} s`,
  resent: 'Un nouveau code est en route. L’ancien n’est plus valable.',
  changeAddress: 'Utiliser une autre adresse',
  failed: 'Cela n’a pas fonctionné',
};

export const withoutScript: Translation<typeof english.withoutScript> =
  'Cette page nécessite JavaScript. Elle ouvre votre compte avec des clés que seul ce navigateur possède et qui ne sont jamais envoyées dans une adresse web ni dans un formulaire. Activez JavaScript et rechargez la page.';

export const lostScriptWords: Translation<typeof english.lostScriptWords> = {
  text: 'Une partie de cette page n’a pas été chargée : elle risque de ne pas fonctionner.',
  paid: 'Si vous venez de payer, votre paiement est bien enregistré, et un e-mail vous est envoyé.',
  help: (email) => `Si un nouvel essai ne suffit pas, écrivez à ${email}.`,
  insecure: 'Pour vous connecter ou vous abonner, ouvrez cette page en https dans un navigateur récent.',
};

export const endedSignInWords: Translation<typeof english.endedSignInWords> = {
  ended: {
    heading: 'Ce navigateur a été déconnecté',
    intro:
      'La session a été fermée depuis un autre appareil, ou parce que l’adresse e-mail du compte a changé. Votre abonnement n’est pas concerné. Si ce n’était pas vous, reconnectez-vous et vérifiez les appareils connectés.',
  },
  expired: {
    heading: 'Votre connexion a expiré',
    intro:
      'Pour protéger votre compte, une connexion expire au bout d’un certain temps. Reconnectez-vous : vous retrouverez ensuite cette page.',
  },
  deleted: {
    heading: 'Ce compte a été supprimé',
    intro: 'Il a été supprimé depuis un autre appareil : il n’y a plus rien à ouvrir ici.',
  },
  over: {
    heading: 'Votre session est fermée',
    intro:
      'Votre connexion a expiré ou a été fermée depuis un autre appareil. Reconnectez-vous : vous retrouverez ensuite cette page.',
  },
};

export const signedOutWords: Translation<typeof english.signedOutWords> = {
  heading: 'Connectez-vous pour continuer',
  intro: 'Cette page fait partie de votre compte. Vous y reviendrez après la connexion.',
  signIn: 'Se connecter',
  seePlans: 'Voir les formules',
  noSubscription: 'Pas encore d’abonnement ?',
};
