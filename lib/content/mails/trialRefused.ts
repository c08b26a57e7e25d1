import type { MailText } from './words';

type Values = { plan: string; amount: string };

function en({ plan, amount }: Values): MailText {
  return {
    subject: 'Your free trial didn’t start',
    heading: 'Your free trial didn’t start',
    lead: [
      'The card you entered isn’t eligible for a free trial, most likely because it was already used for one. You haven’t been charged, and you don’t have a subscription.',
      `If you’d like to subscribe, the ${plan} costs ${amount}. You can also start a free trial with another card. You’ll see the amount before you pay.`,
    ],
    action: 'See plans and prices',
    after: ['If you don’t want to subscribe, there’s nothing you need to do.'],
  };
}

function de({ plan, amount }: Values): MailText {
  return {
    subject: 'Ihre kostenlose Testphase hat nicht begonnen',
    heading: 'Ihre kostenlose Testphase hat nicht begonnen',
    lead: [
      'Mit der angegebenen Karte ist keine kostenlose Testphase möglich, wahrscheinlich weil sie schon einmal dafür verwendet wurde. Es wurde nichts abgebucht, und Sie haben kein Abo.',
      `Wenn Sie ein Abo abschließen möchten: Das ${plan} kostet ${amount}. Oder Sie beginnen eine kostenlose Testphase mit einer anderen Karte. Sie sehen den Betrag, bevor Sie zahlen.`,
    ],
    action: 'Tarife und Preise ansehen',
    after: ['Möchten Sie kein Abo, müssen Sie nichts tun.'],
  };
}

function es({ plan, amount }: Values): MailText {
  return {
    subject: 'Tu prueba gratuita no ha empezado',
    heading: 'Tu prueba gratuita no ha empezado',
    lead: [
      'La tarjeta que has indicado no permite una prueba gratuita, probablemente porque ya se usó para una. No se ha cobrado nada y no tienes ninguna suscripción.',
      `Si quieres suscribirte, la ${plan} cuesta ${amount}. También puedes empezar una prueba gratuita con otra tarjeta. Verás el importe antes de pagar.`,
    ],
    action: 'Ver planes y precios',
    after: ['Si no quieres suscribirte, no tienes que hacer nada.'],
  };
}

function fr({ plan, amount }: Values): MailText {
  return {
    subject: 'Votre essai gratuit n’a pas commencé',
    heading: 'Votre essai gratuit n’a pas commencé',
    lead: [
      'La carte indiquée ne permet pas d’essai gratuit, sans doute parce qu’elle a déjà servi à un essai. Rien ne vous a été débité et vous n’avez pas d’abonnement.',
      `Si vous souhaitez vous abonner, l’${plan} coûte ${amount}. Vous pouvez aussi commencer un essai gratuit avec une autre carte. Vous verrez le montant avant de payer.`,
    ],
    action: 'Voir les formules et les prix',
    after: ['Si vous ne souhaitez pas vous abonner, vous n’avez rien à faire.'],
  };
}

/** Nothing was charged, and nothing may suggest that something will be. */
export const trialRefused = { en, de, es, fr } as const;
