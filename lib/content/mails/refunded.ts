import type { MailWords } from './words';

type Refunded = MailWords['refunded'];

/** The money was given back, in each language. */
const en: Refunded = ({ plan, amount, card }) => ({
  subject: 'Your refund is on its way',
  heading: 'Your refund is on its way',
  lead: [
    card === null
      ? `We’ve refunded ${amount} for your ${plan} to the card you paid with.`
      : `We’ve refunded ${amount} for your ${plan} to the card ending in ${card}.`,
    'Banks usually take 5 to 10 business days to show a refund.',
    'Your subscription has ended, and you won’t be charged again.',
  ],
  action: 'Open your account',
  after: ['If you didn’t request this refund, please contact us right away.'],
});

const de: Refunded = ({ plan, amount, card }) => ({
  subject: 'Ihre Erstattung ist unterwegs',
  heading: 'Ihre Erstattung ist unterwegs',
  lead: [
    card === null
      ? `Wir haben Ihnen ${amount} für Ihr ${plan} erstattet. Das Geld geht auf die Karte zurück, mit der Sie bezahlt haben.`
      : `Wir haben Ihnen ${amount} für Ihr ${plan} erstattet. Das Geld geht auf die Karte mit den Endziffern ${card} zurück.`,
    'Bis Ihre Bank die Erstattung anzeigt, vergehen meist 5 bis 10 Werktage.',
    'Ihr Abo ist beendet, und es wird nichts mehr abgebucht.',
  ],
  action: 'Konto öffnen',
  after: ['Falls Sie diese Erstattung nicht verlangt haben, schreiben Sie uns bitte sofort.'],
});

const es: Refunded = ({ plan, amount, card }) => ({
  subject: 'Tu reembolso está en camino',
  heading: 'Tu reembolso está en camino',
  lead: [
    card === null
      ? `Te hemos reembolsado ${amount} por tu ${plan}. El dinero vuelve a la tarjeta con la que pagaste.`
      : `Te hemos reembolsado ${amount} por tu ${plan}. El dinero vuelve a la tarjeta terminada en ${card}.`,
    'Los bancos suelen tardar entre 5 y 10 días laborables en mostrar un reembolso.',
    'Tu suscripción ha terminado y no se te cobrará nada más.',
  ],
  action: 'Abrir tu cuenta',
  after: ['Si no has pedido este reembolso, escríbenos cuanto antes.'],
});

const fr: Refunded = ({ plan, amount, card }) => ({
  subject: 'Votre remboursement est en route',
  heading: 'Votre remboursement est en route',
  lead: [
    card === null
      ? `Nous vous avons remboursé ${amount} pour votre ${plan}. La somme sera reversée sur la carte avec laquelle vous avez payé.`
      : `Nous vous avons remboursé ${amount} pour votre ${plan}. La somme sera reversée sur la carte se terminant par ${card}.`,
    'Les banques mettent en général 5 à 10 jours ouvrés à afficher un remboursement.',
    'Votre abonnement a pris fin et plus rien ne vous sera débité.',
  ],
  action: 'Ouvrir votre compte',
  after: ['Si vous n’avez pas demandé ce remboursement, écrivez-nous sans attendre.'],
});

export const refunded = { en, de, es, fr } as const;
