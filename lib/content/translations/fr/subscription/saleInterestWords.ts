import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/subscription/saleInterestWords';
import type { Translation } from '@/lib/content/translations/translation';

export const saleInterestForm: Translation<typeof english.saleInterestForm> = {
  title: 'Voulez-vous savoir quand cela changera ?',
  text: 'Saisissez votre adresse e-mail. Nous vous écrirons une seule fois, quand vous pourrez vous abonner dans votre pays, puis nous la supprimerons.',
  submit: 'Me prévenir par e-mail',
  sending: 'Envoi en cours',
  sentTitle: 'Consultez votre boîte de réception',
  sent: `Si l’adresse est la bonne, un e-mail de ${brand.name} est en route. Appuyez sur le bouton qu’il contient pour confirmer. Sinon, nous supprimons votre adresse au bout de sept jours.`,
};

export const notifyQuestion: Translation<typeof english.notifyQuestion> = {
  title: 'Voulez-vous savoir quand vous pourrez vous abonner ?',
  text: 'Nous vous enverrons un seul e-mail quand l’abonnement sera disponible dans votre pays, et nous supprimerons votre adresse aussitôt après. Certaines applications de messagerie ouvrent les liens toutes seules, c’est pourquoi nous vous demandons de confirmer.',
  confirm: 'Oui, prévenez-moi',
  remove: 'Retirer mon adresse',
  after:
    'Si vous fermez cette page sans confirmer, nous supprimons votre adresse sept jours après sa saisie.',
};

export const notifyOutcomes: Translation<typeof english.notifyOutcomes> = {
  confirmed: {
    title: 'C’est noté',
    text: 'Nous vous écrirons une seule fois, quand vous pourrez vous abonner dans votre pays. D’ici là, notre moteur de recherche et notre navigateur sont gratuits.',
    action: { label: 'Aller à la page d’accueil', href: '/' },
  },
  removed: {
    title: 'Votre adresse est retirée',
    text: 'Nous l’avons supprimée et ne vous écrirons pas au sujet de l’abonnement.',
    action: { label: 'Aller à la page d’accueil', href: '/' },
  },
  expired: {
    title: 'Ce lien a expiré',
    text: 'Les liens de confirmation sont valables sept jours et cessent de fonctionner dès que l’adresse est supprimée. Saisissez de nouveau votre adresse pour en recevoir un autre.',
    action: { label: 'Saisir mon adresse', href: '/pro' },
  },
};
