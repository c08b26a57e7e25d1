import { brand } from '../brand';

/**
 * How a withdrawal or a cancellation stands: for `support` alone; `open` while a button can carry it out; no longer needed
 * or possible; or a matter of the store that sold the contract.
 */
export type Standing =
  | 'support'
  | 'open'
  | 'late'
  | 'ended'
  | 'ending'
  | 'refunded'
  | 'disputed'
  | 'apple'
  | 'google';

/** What the page of the button says: how it stands, or what has become of the press or of the link. */
export type StatementOutcome = Standing | 'done' | 'used' | 'gone';

/** The sentence for each, in the mail and on the page, and what else the mail says. */
type StatementOutcomes = Record<'withdrawal' | 'cancellation', Record<StatementOutcome, string>> & {
  /** Beside the button, to whoever stated nothing. */
  ignore: string;
  confirm: Record<'withdrawal' | 'cancellation', string>;
  openStore: Record<'apple' | 'google', string>;
};

/** `day` is the one on which the contract ends, or on which the time for a withdrawal was over. */
type Words = (day: string) => StatementOutcomes;

const en: Words = (day) => {
  const both = {
    support: 'Our support team has your statement and will reply to you.',
    late: `The 14 days for a withdrawal were over on ${day}. Our support team has your statement, looks at it, and will reply to you.`,
    ended: 'This subscription has already ended. Our support team has your statement and will reply to you.',
    ending: `This subscription is already canceled. It ends on ${day}.`,
    refunded:
      'A refund for this subscription has already been requested. It has ended, and nothing more is charged.',
    disputed:
      'Your bank is already taking back the payment for this subscription, which has ended. That’s why we can’t refund it as well.',
    used: 'We already have your confirmation. Your account page says how your subscription stands.',
    gone: `This link no longer works: it was valid for 14 days. Our support team has your statement. If you have a question, write to ${brand.supportEmail}.`,
  };
  return {
    withdrawal: {
      ...both,
      open: 'The button “Confirm withdrawal” carries out your withdrawal right away: the subscription ends, and you get back everything you paid for it, by the same payment method. Without this confirmation, nothing changes.',
      done: 'Your withdrawal is confirmed. The subscription ends right away, and you get back everything you paid for it, by the same payment method. We’ll email you about it.',
      apple:
        'You bought this subscription in the App Store. Apple decides about a refund: ask for it there. Our support team has your statement, too.',
      google:
        'You bought this subscription in Google Play. Google decides about a refund: ask for it there. Our support team has your statement, too.',
    },
    cancellation: {
      ...both,
      open: `The button “Cancel now” cancels right away: the subscription no longer renews and ends on ${day}. Everything keeps working until then, and if you paid for later days, you get that money back. Without this confirmation, nothing changes.`,
      done: `Your subscription is canceled. It ends on ${day}, and everything keeps working until then. We’ll email you about it.`,
      apple:
        'You bought this subscription in the App Store, and only there can you cancel it. Until you do, it renews.',
      google:
        'You bought this subscription in Google Play, and only there can you cancel it. Until you do, it renews.',
    },
    ignore:
      'If you didn’t send this statement, someone else named your contract. In that case, you don’t need to do anything.',
    confirm: { withdrawal: 'Confirm withdrawal', cancellation: 'Cancel now' },
    openStore: { apple: 'Open the App Store', google: 'Open Google Play' },
  };
};

const de: Words = (day) => {
  const both = {
    support: 'Ihre Erklärung liegt unserem Support-Team vor. Es antwortet Ihnen.',
    late: `Die 14 Tage für den Widerruf endeten am ${day}. Ihre Erklärung liegt unserem Support-Team vor. Es prüft sie und antwortet Ihnen.`,
    ended:
      'Dieses Abo ist bereits beendet. Ihre Erklärung liegt unserem Support-Team vor. Es antwortet Ihnen.',
    ending: `Dieses Abo ist bereits gekündigt. Es endet am ${day}.`,
    refunded:
      'Die Erstattung für dieses Abo wurde bereits verlangt. Es ist beendet, und es wird nichts mehr abgebucht.',
    disputed:
      'Ihre Bank holt die Zahlung für dieses Abo bereits zurück, und es ist beendet. Deshalb können wir sie nicht zusätzlich erstatten.',
    used: 'Ihre Bestätigung liegt uns bereits vor. Wie es um Ihr Abo steht, sehen Sie auf der Kontoseite.',
    gone: `Dieser Link gilt nicht mehr: Er war 14 Tage lang gültig. Ihre Erklärung liegt unserem Support-Team vor. Bei Fragen schreiben Sie an ${brand.supportEmail}.`,
  };
  return {
    withdrawal: {
      ...both,
      open: 'Mit der Schaltfläche „Widerruf bestätigen“ wird Ihr Widerruf sofort ausgeführt: Das Abo endet, und Sie erhalten alles, was Sie dafür bezahlt haben, über dieselbe Zahlungsart zurück. Ohne diese Bestätigung ändert sich nichts.',
      done: 'Ihr Widerruf ist bestätigt. Das Abo endet sofort, und Sie erhalten alles, was Sie dafür bezahlt haben, über dieselbe Zahlungsart zurück. Sie erhalten dazu eine Bestätigung.',
      apple:
        'Sie haben dieses Abo im App Store gekauft. Über eine Erstattung entscheidet Apple: Beantragen Sie sie dort. Ihre Erklärung liegt auch unserem Support-Team vor.',
      google:
        'Sie haben dieses Abo bei Google Play gekauft. Über eine Erstattung entscheidet Google: Beantragen Sie sie dort. Ihre Erklärung liegt auch unserem Support-Team vor.',
    },
    cancellation: {
      ...both,
      open: `Mit der Schaltfläche „Jetzt kündigen“ kündigen Sie sofort: Das Abo verlängert sich nicht mehr und endet am ${day}. Bis dahin funktioniert alles weiter, und was Sie für spätere Tage bezahlt haben, erhalten Sie zurück. Ohne diese Bestätigung ändert sich nichts.`,
      done: `Ihr Abo ist gekündigt. Es endet am ${day}, und bis dahin funktioniert alles weiter. Sie erhalten dazu eine Bestätigung.`,
      apple:
        'Sie haben dieses Abo im App Store gekauft und können es nur dort kündigen. Bis dahin verlängert es sich.',
      google:
        'Sie haben dieses Abo bei Google Play gekauft und können es nur dort kündigen. Bis dahin verlängert es sich.',
    },
    ignore:
      'Wenn Sie das nicht gesendet haben, hat jemand anders Ihren Vertrag angegeben. Sie brauchen dann nichts zu tun.',
    confirm: { withdrawal: 'Widerruf bestätigen', cancellation: 'Jetzt kündigen' },
    openStore: { apple: 'App Store öffnen', google: 'Google Play öffnen' },
  };
};

const es: Words = (day) => {
  const both = {
    support: 'Nuestro equipo de soporte tiene tu declaración y te responderá.',
    late: `Los 14 días para desistir terminaron el ${day}. Nuestro equipo de soporte tiene tu declaración, la estudia y te responderá.`,
    ended:
      'Esta suscripción ya ha terminado. Nuestro equipo de soporte tiene tu declaración y te responderá.',
    ending: `Esta suscripción ya está cancelada. Termina el ${day}.`,
    refunded: 'Ya se ha pedido el reembolso de esta suscripción. Ha terminado y no se cobrará nada más.',
    disputed:
      'Tu banco ya está recuperando el pago de esta suscripción, que ha terminado. Por eso no podemos devolvértelo además nosotros.',
    used: 'Ya tenemos tu confirmación. La página de tu cuenta indica cómo está tu suscripción.',
    gone: `Este enlace ya no funciona: era válido durante 14 días. Nuestro equipo de soporte tiene tu declaración. Si tienes alguna pregunta, escribe a ${brand.supportEmail}.`,
  };
  return {
    withdrawal: {
      ...both,
      open: 'Con el botón «Confirmar el desistimiento», tu desistimiento se lleva a cabo de inmediato: la suscripción termina y te devolvemos todo lo que has pagado por ella, por el mismo método de pago. Sin esta confirmación no cambia nada.',
      done: 'Tu desistimiento está confirmado. La suscripción termina de inmediato y te devolvemos todo lo que has pagado por ella, por el mismo método de pago. Recibirás un correo al respecto.',
      apple:
        'Compraste esta suscripción en el App Store. Apple decide sobre el reembolso: solicítalo allí. Nuestro equipo de soporte también tiene tu declaración.',
      google:
        'Compraste esta suscripción en Google Play. Google decide sobre el reembolso: solicítalo allí. Nuestro equipo de soporte también tiene tu declaración.',
    },
    cancellation: {
      ...both,
      open: `Con el botón «Cancelar ahora», cancelas de inmediato: la suscripción ya no se renueva y termina el ${day}. Hasta entonces todo sigue funcionando y, si has pagado por días posteriores, te devolvemos ese dinero. Sin esta confirmación no cambia nada.`,
      done: `Tu suscripción está cancelada. Termina el ${day} y hasta entonces todo sigue funcionando. Recibirás un correo al respecto.`,
      apple:
        'Compraste esta suscripción en el App Store y solo puedes cancelarla allí. Hasta entonces se renueva.',
      google:
        'Compraste esta suscripción en Google Play y solo puedes cancelarla allí. Hasta entonces se renueva.',
    },
    ignore:
      'Si no has enviado esta declaración, otra persona ha indicado tu contrato. En ese caso no tienes que hacer nada.',
    confirm: { withdrawal: 'Confirmar el desistimiento', cancellation: 'Cancelar ahora' },
    openStore: { apple: 'Abrir el App Store', google: 'Abrir Google Play' },
  };
};

const fr: Words = (day) => {
  const both = {
    support: 'Notre équipe d’assistance a reçu votre déclaration et vous répondra.',
    late: `Le délai de rétractation de 14 jours a expiré le ${day}. Notre équipe d’assistance a reçu votre déclaration, l’examine et vous répondra.`,
    ended:
      'Cet abonnement a déjà pris fin. Notre équipe d’assistance a reçu votre déclaration et vous répondra.',
    ending: `Cet abonnement est déjà résilié. Il prend fin le ${day}.`,
    refunded:
      'Le remboursement de cet abonnement a déjà été demandé. Il a pris fin et plus rien ne sera débité.',
    disputed:
      'Votre banque récupère déjà le paiement de cet abonnement, qui a pris fin. Nous ne pouvons donc pas le rembourser en plus.',
    used: 'Nous avons déjà votre confirmation. La page de votre compte indique où en est votre abonnement.',
    gone: `Ce lien n’est plus valable : il l’était pendant 14 jours. Notre équipe d’assistance a reçu votre déclaration. Pour toute question, écrivez à ${brand.supportEmail}.`,
  };
  return {
    withdrawal: {
      ...both,
      open: 'Avec le bouton « Confirmer la rétractation », votre rétractation prend effet immédiatement : l’abonnement prend fin et nous vous remboursons tout ce que vous avez payé, par le même moyen de paiement. Sans cette confirmation, rien ne change.',
      done: 'Votre rétractation est confirmée. L’abonnement prend fin immédiatement et nous vous remboursons tout ce que vous avez payé, par le même moyen de paiement. Vous recevrez une confirmation.',
      apple:
        'Vous avez acheté cet abonnement dans l’App Store. C’est Apple qui décide d’un remboursement : demandez-le là-bas. Notre équipe d’assistance a aussi reçu votre déclaration.',
      google:
        'Vous avez acheté cet abonnement sur Google Play. C’est Google qui décide d’un remboursement : demandez-le là-bas. Notre équipe d’assistance a aussi reçu votre déclaration.',
    },
    cancellation: {
      ...both,
      open: `Avec le bouton « Confirmer la résiliation », vous résiliez immédiatement : l’abonnement ne se renouvelle plus et prend fin le ${day}. D’ici là, tout continue de fonctionner et, si vous avez payé pour des jours suivants, cette somme vous est remboursée. Sans cette confirmation, rien ne change.`,
      done: `Votre abonnement est résilié. Il prend fin le ${day} et, d’ici là, tout continue de fonctionner. Vous recevrez une confirmation.`,
      apple:
        'Vous avez acheté cet abonnement dans l’App Store et ne pouvez le résilier que là-bas. D’ici là, il se renouvelle.',
      google:
        'Vous avez acheté cet abonnement sur Google Play et ne pouvez le résilier que là-bas. D’ici là, il se renouvelle.',
    },
    ignore:
      'Si vous n’avez pas envoyé cette déclaration, quelqu’un d’autre a indiqué votre contrat. Vous n’avez alors rien à faire.',
    confirm: { withdrawal: 'Confirmer la rétractation', cancellation: 'Confirmer la résiliation' },
    openStore: { apple: 'Ouvrir l’App Store', google: 'Ouvrir Google Play' },
  };
};

export const statementOutcomes = { en, de, es, fr } as const;
