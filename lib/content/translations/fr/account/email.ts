import type * as english from '@/lib/content/account/email';
import { formWords, signedOutWords } from '@/lib/content/translations/fr/account/forms';
import type { Translation } from '@/lib/content/translations/translation';

export const emailWords: Translation<typeof english.emailWords> = {
  loading: 'Chargement de votre compte',
  add: {
    heading: 'Ajoutez votre adresse e-\u2060mail',
    intro:
      'Avec une adresse e-mail, vous pouvez utiliser votre abonnement sur vos autres appareils. Nous ne l’utilisons que pour votre compte.',
    label: formWords.email,
    submit: 'Recevoir un code',
    later: 'Pas maintenant',
    already: {
      heading: 'Vous avez déjà une adresse e-\u2060mail',
      intro: (email) => `Vous pouvez vous connecter avec ${email} sur tous vos appareils.`,
      edit: 'Modifier l’adresse e-mail',
    },
  },
  edit: {
    heading: 'Modifiez votre adresse e-\u2060mail',
    intro:
      'Nous enverrons un code à votre nouvelle adresse e-mail. Rien ne change tant que vous ne l’avez pas saisi. Nous préviendrons ensuite votre ancienne adresse.',
    current: 'Adresse e-mail actuelle',
    label: 'Nouvelle adresse e-mail',
    submit: 'Recevoir un code',
    cancel: 'Conserver l’adresse actuelle',
  },
  confirm: {
    heading: 'Consultez votre boîte de réception',
    label: formWords.code,
    submit: 'Confirmer l’adresse e-mail',
  },
  reauthenticate: {
    heading: 'Confirmez qu’il s’agit bien de vous',
    intro: (email) =>
      `Avant toute modification de l’adresse e-mail, nous enverrons un code à votre adresse actuelle : ${email}.`,
    send: 'Recevoir un code',
    label: formWords.code,
    submit: 'Continuer',
    next: (email) => `Nous enverrons ensuite un second code à ${email}.`,
    afterward: 'C’est le bon code. Nous allons maintenant en envoyer un à votre nouvelle adresse.',
  },
  added: {
    heading: 'Votre adresse e-\u2060mail est confirmée',
    intro: (email) => `Vous pouvez maintenant vous connecter avec ${email} sur tous vos appareils.`,
    next: 'Sur votre autre appareil, choisissez « J’ai un abonnement » et saisissez cette adresse e-mail.',
    manage: 'Gérer l’abonnement',
    welcome: 'Continuer vers vos appareils',
    device: 'Configurer un autre appareil',
  },
  changed: {
    heading: 'Votre adresse e-\u2060mail a été modifiée',
    intro: (email) => `Désormais, connectez-vous avec ${email}. Vos autres appareils ont été déconnectés.`,
    manage: 'Revenir à votre abonnement',
  },
  undo: {
    heading: 'Annuler la modification de l’adresse e-\u2060mail ?',
    intro:
      'L’adresse e-mail de votre abonnement a été modifiée. Si ce n’était pas vous, annulez la modification ici.',
    effect:
      'Votre ancienne adresse permettra de nouveau de se connecter et tous les appareils seront déconnectés.',
    submit: 'Annuler la modification',
    busy: 'Annulation de la modification',
    leave: 'Conserver la nouvelle adresse',
    done: 'Votre ancienne adresse e-mail est rétablie',
    failed: 'Ce lien n’est plus valable',
    missing: 'Ce lien est incomplet',
    introOf: {
      done: 'Tous les appareils ont été déconnectés. Reconnectez-vous avec un code envoyé à votre ancienne adresse.',
      failed: 'Il a déjà été utilisé ou date de plus de 7 jours. Si vous avez besoin d’aide, écrivez-nous.',
      missing: 'Une partie de l’adresse manque. Ouvrez de nouveau le lien de notre e-mail.',
    },
    signIn: 'Se connecter',
    help: 'Obtenir de l’aide',
  },
  signedOut: signedOutWords,
};
