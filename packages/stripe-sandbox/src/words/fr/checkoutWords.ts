import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';
import type * as english from '../checkoutWords';

export const checkoutWords: Translation<typeof english.checkoutWords> = {
  title: 'Paiement',
  heading: `S’abonner à ${brand.subscription}`,
  summary: {
    heading: 'Votre commande',
    dueToday: 'À payer aujourd’hui',
    trial: (days, price) => `${days === 1 ? '1 jour gratuit' : `${days} jours gratuits`}, puis ${price}`,
    afterTrial: (date) => `Premier prélèvement le ${date}, sauf résiliation avant cette date`,
    renews: 'Renouvelé automatiquement jusqu’à résiliation',
  },
  sandboxNote:
    'Ceci est une page de paiement de la sandbox. Aucune vraie carte n’est débitée. Utilisez une carte de test.',
  fields: {
    contact: 'Coordonnées',
    card: 'Carte',
    billing: 'Adresse de facturation',
    email: 'Adresse e-mail',
    number: 'Numéro de carte',
    expiry: 'Expiration (MM / AA)',
    cvc: 'Code de sécurité',
    cvcHint: 'Trois chiffres au dos ou, pour certaines cartes, quatre au recto',
    cvcAgain: 'Nous ne l’enregistrons jamais : saisissez-le à nouveau.',
    name: 'Nom sur la carte',
    country: 'Pays',
    postcode: 'Code postal',
    tax: 'Taxes',
    taxId: 'Numéro fiscal',
    optional: 'facultatif',
  },
  pay: (amount) => `Payer ${amount}`,
  startTrial: 'Commencer l’essai',
  cancel: 'Annuler et revenir',
  problemsHeading: 'Rien n’a été débité. Vérifiez ces champs :',
  testCardsHeading: 'Cartes de test',
  perInterval: {
    day: 'par jour',
    week: 'par semaine',
    month: 'par mois',
    year: 'par an',
  },
  problems: {
    emailMissing: 'Saisissez votre adresse e-mail.',
    emailWrong: 'Saisissez une adresse e-mail comme nom@example.com.',
    numberMissing: 'Saisissez le numéro de la carte.',
    numberWrong: 'Ce numéro de carte n’est pas valable. Vérifiez les chiffres.',
    expiryMissing: 'Saisissez le mois et l’année d’expiration, par exemple 04 / 30.',
    expiryPast: 'Cette carte a expiré. Utilisez-en une autre.',
    cvcWrong: 'Saisissez le code de sécurité à trois ou quatre chiffres.',
    nameMissing: 'Saisissez le nom inscrit sur la carte.',
    countryMissing: 'Choisissez un pays.',
    postcodeMissing: 'Saisissez le code postal de votre adresse de facturation.',
    card_declined: 'Votre carte a été refusée. Essayez avec une autre.',
    insufficient_funds: 'La provision de votre carte est insuffisante. Essayez avec une autre.',
    live_mode_test_card:
      'Votre carte a été refusée, car ceci est une sandbox. Utilisez l’une des cartes de test.',
    confirmationFailed:
      'Votre banque n’a pas confirmé le paiement. Essayez à nouveau ou utilisez une autre carte.',
  },
  confirm: {
    title: 'Confirmer auprès de la banque',
    heading: 'Confirmez ce paiement auprès de votre banque',
    lead: (amount) =>
      `${brand.name} va débiter ${amount}. Dans la sandbox, c’est vous qui décidez de la réponse de la banque.`,
    leadTrial: `${brand.name} souhaite enregistrer cette carte pour votre abonnement. Dans la sandbox, c’est vous qui décidez de la réponse de la banque.`,
    complete: 'Approuver',
    fail: 'Refuser',
    back: 'Utiliser une autre carte',
  },
  complete: {
    title: 'Déjà payé',
    heading: 'Cet achat est terminé',
    lead: 'Vous avez votre abonnement. Rouvrir cette page ne vous coûtera rien.',
    link: 'Continuer',
  },
  expired: {
    title: 'Paiement expiré',
    heading: 'Cette page de paiement a expiré',
    lead: 'Rien n’a été débité. Revenez en arrière pour voir le prix et recommencer.',
    link: 'Revenir',
  },
  missing: {
    title: 'Page introuvable',
    heading: 'Cette page n’existe pas',
    lead: 'L’adresse est peut-être fausse, ou la sandbox a été réinitialisée depuis.',
    link: 'Tous les réglages de la sandbox',
  },
  wrongMethod: { title: 'Non autorisé', heading: 'Cette requête n’est pas autorisée sur cette page' },
  failed: {
    title: 'Un problème est survenu',
    heading: 'La sandbox n’a pas pu répondre',
    lead: 'Rien n’a été débité. Rechargez la page.',
  },
};
