import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';
import type * as english from '../portalWords';

export const portalWords: Translation<typeof english.portalWords> = {
  title: 'Facturation',
  heading: 'Votre facturation',
  lead: 'Ceci est un portail de facturation de la sandbox. Vos modifications s’appliquent à l’abonnement de cette sandbox.',
  back: `Revenir à ${brand.name}`,
  home: 'Tous les réglages de la sandbox',
  none: 'Ce compte n’a aucun abonnement.',
  plan: 'Formule',
  paymentMethod: 'Moyen de paiement',
  invoices: 'Factures',
  noInvoices: 'Aucune facture pour l’instant.',
  noCard: 'Aucune carte enregistrée.',
  card: (brandName, last4) => `${brandName} se terminant par ${last4}`,
  cardExpiry: (expiry) => `Expire en ${expiry}`,
  brands: { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' },
  otherBrand: 'Carte',
  statuses: {
    trialing: 'Essai gratuit',
    active: 'Actif',
    past_due: 'Paiement échoué',
    unpaid: 'Impayé',
    canceled: 'Résilié',
    incomplete: 'Incomplet',
    incomplete_expired: 'Expiré',
  },
  ending: 'Se termine bientôt',
  renews: (date) => `Renouvellement le ${date}`,
  trialEnds: (date) => `Votre essai se termine le ${date}, jour du premier prélèvement`,
  ends: (date) => `Prend fin le ${date}. Plus rien ne vous sera débité`,
  ended: (date) => `A pris fin le ${date}`,
  failed: (date) =>
    date
      ? `Votre dernier paiement a échoué. Nous ferons un nouvel essai le ${date}. Pour payer maintenant, changez de carte.`
      : 'Votre dernier paiement a échoué. Pour payer maintenant, changez de carte.',
  actions: {
    cancel: 'Résilier l’abonnement',
    resume: 'Garder l’abonnement',
    plan: 'Changer de formule',
    card: 'Changer de carte',
    back: 'Revenir',
  },
  columns: { date: 'Date', number: 'Numéro', amount: 'Montant', status: 'État' },
  invoiceStatuses: {
    draft: 'Brouillon',
    open: 'À payer',
    paid: 'Payée',
    uncollectible: 'Non encaissée',
    void: 'Annulée',
  },
  cancelPage: {
    title: 'Résilier l’abonnement',
    heading: 'Résilier votre abonnement ?',
    lead: (date) => `Vous gardez l’accès jusqu’au ${date}. Plus rien ne vous sera débité.`,
    leadUnpaid:
      'Votre dernier paiement a échoué. Après la résiliation, votre compte indiquera jusqu’à quand vous gardez l’accès.',
    reasonLegend: 'Pourquoi résiliez-vous ? (facultatif)',
    reasons: {
      too_expensive: 'C’est trop cher',
      missing_features: 'Il me manque quelque chose d’utile',
      switched_service: 'J’ai choisi un autre service',
      unused: 'Je ne m’en sers pas assez',
      customer_service: 'J’ai eu un problème avec le service client',
      too_complex: 'C’est trop compliqué',
      low_quality: 'Cela ne marche pas assez bien',
      other: 'Une autre raison',
    },
    confirm: 'Oui, résilier',
    stay: 'Non, le garder',
  },
  planPage: {
    title: 'Changer de formule',
    heading: (plan) => `Passer à la formule à ${plan} ?`,
    leadTrial: (price, date) =>
      `Rien ne vous est débité maintenant. À la fin de votre essai, le ${date}, vous paierez ${price}.`,
    leadNow: (due, date) => `Vous payez ${due} aujourd’hui. Le prochain prélèvement aura lieu le ${date}.`,
    credit: (credit) =>
      `Ce montant tient compte d’un avoir de ${credit} pour la part non utilisée de votre formule actuelle.`,
    creditKept: (credit, left) =>
      `La part non utilisée de votre formule actuelle, ${credit}, sert d’abord au paiement. Il reste ${left} de crédit pour vos prochains prélèvements.`,
    leadCredit: (date) => `Rien ne vous est débité aujourd’hui. Votre formule sera renouvelée le ${date}.`,
    confirm: 'Changer de formule',
  },
  cardPage: {
    title: 'Changer de carte',
    heading: 'Changez de carte',
    lead: 'Nous utiliserons la nouvelle carte à partir du prochain prélèvement. Si une facture reste impayée, nous en débiterons le montant aussitôt.',
    submit: 'Enregistrer la carte',
  },
  done: {
    cancelled: 'Votre abonnement prendra fin à la date indiquée. Vous pouvez l’utiliser jusque-là.',
    resumed: 'Votre abonnement sera renouvelé comme avant.',
    planChanged: 'Vous avez changé de formule.',
    cardChanged: 'Vous avez changé de carte.',
  },
  declined: 'Votre carte a été refusée : votre formule n’a donc pas changé. Changez d’abord de carte.',
  expired: {
    title: 'Page de facturation expirée',
    heading: 'Cette page de facturation a expiré',
    lead: 'Pour votre sécurité, elle ne reste ouverte qu’une heure. Rouvrez-la depuis votre compte.',
  },
};

export const invoiceWords: Translation<typeof english.invoiceWords> = {
  heading: (number) => `Facture ${number}`,
  lead: 'Ceci est une facture de la sandbox. Aucun argent n’a circulé.',
  terms: {
    date: 'Date',
    status: 'État',
    total: 'Total',
    tax: 'Dont taxes',
    paid: 'Payé',
  },
  lines: {
    trial: (product) => `Période d’essai de ${product}`,
    plan: (quantity, product, perInterval) => `${quantity} × ${product} (${perInterval})`,
    unused: (product) => `Période non utilisée de ${product}`,
    remaining: (product) => `Période restante de ${product}`,
  },
  pdf: 'Télécharger le PDF',
};
