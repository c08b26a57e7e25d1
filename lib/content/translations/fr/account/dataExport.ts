import type * as english from '@/lib/content/account/dataExport';
import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';

export const dataExportWords: Translation<typeof english.dataExportWords> = {
  heading: 'Vos données',
  intro: 'Tout ce que nous avons enregistré sur votre compte, dans un fichier que vous pouvez lire.',
  download: 'Télécharger mes données',
  working: 'Préparation de vos données',
  done: 'Vos données ont été téléchargées.',
  needsCode: (email) => `Confirmez d’abord qu’il s’agit bien de vous. Nous enverrons un code à ${email}.`,
  needsEmail:
    'Ajoutez d’abord une adresse e-mail : nous pourrons vous y envoyer un code pour confirmer qu’il s’agit bien de vous.',
  sendCode: 'Recevoir un code',
  confirm: 'Confirmer et télécharger',
  cancel: 'Annuler',
  inWords: {
    heading: `Votre compte ${brand.name} en bref`,
    made: 'Fichier créé le',
    opened: 'Compte ouvert le',
    since: (day) => `Depuis le ${day}.`,
    mails: 'Nos e-mails',
    none: 'Rien',
  },
};
