import type * as english from '@/lib/content/account/removeEmail';
import type { Translation } from '@/lib/content/translations/translation';

export const removeEmailWords: Translation<typeof english.removeEmailWords> = {
  open: 'Retirer l’adresse e-mail',
  heading: 'Retirer votre adresse e-\u2060mail ?',
  intro: (email) => `Vous ne pourrez plus vous connecter avec ${email}.`,
  effects: [
    'Ce navigateur reste connecté.',
    'Tous les autres appareils sont déconnectés et ne pourront pas se reconnecter tant que vous n’aurez pas ajouté d’adresse.',
    'Si vous perdez l’accès à ce navigateur, le lien de notre e-mail est le seul moyen de revenir, et il est valable 7 jours.',
  ],
  submit: 'Retirer l’adresse e-mail',
  busy: 'Retrait de l’adresse e-mail',
  confirmFirst: (email) => `Avant de retirer votre adresse, nous enverrons un code à ${email}.`,
  done: {
    heading: 'Votre adresse e-\u2060mail a été retirée',
    intro: (email) =>
      `Nous avons envoyé un dernier e-mail à ${email}, avec un lien pour rétablir l’adresse dans les 7 jours.`,
    add: 'Ajouter une autre adresse e-mail',
  },
};
