import type * as english from '@/lib/content/home/quoteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const quotesWords: Translation<typeof english.quotesWords> = {
  label: 'Nos engagements par écrit',
  title: 'Nos engagements, noir sur blanc',
  roleDescription: 'carrousel',
  list: 'Citations de nos politiques et de nos conditions',
  previous: 'Citation précédente',
  next: 'Citation suivante',
  pause: 'Mettre en pause',
  play: 'Reprendre',
  position: (current, total) => `${current} sur ${total}`,
};

export const quoteTexts: Translation<typeof english.quoteTexts> = {
  profile:
    'Nous n’établissons aucun profil de vous, et il n’existe aucun historique de vos recherches qui puisse être vendu, perdu ou transmis.',
  counting: 'Nous comptons combien de fois les pages sont vues, jamais qui les a vues.',
  nothingToSign:
    'Vous n’avez rien à signer, aucune case à cocher, et vous n’avez pas à nous dire qui vous êtes.',
  limits:
    'La protection contre le pistage n’est jamais complète. Nous bloquons ce que nous savons bloquer et travaillons au reste.',
};

export const quoteSources: Translation<typeof english.quoteSources> = {
  privacy: 'Politique de confidentialité',
  terms: 'Conditions d’utilisation',
};
