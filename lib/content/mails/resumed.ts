import type { MailWords } from './words';

type Resumed = MailWords['resumed'];

/** The subscriber has turned renewal back on, in each language. During a trial, the date is that of the first charge. */
const en: Resumed = ({ amount, renewsAt, trialEndsAt }) => ({
  subject: 'Your subscription will renew again',
  heading: 'Your subscription will renew again',
  lead: [
    trialEndsAt === null
      ? `Your subscription is no longer set to end. It renews on ${renewsAt} for ${amount}.`
      : `Your subscription will continue after your free trial. Your first charge, ${amount}, is on ${trialEndsAt}.`,
    'You can cancel on your account page before that day.',
  ],
  action: 'Manage subscription',
});

const de: Resumed = ({ amount, renewsAt, trialEndsAt }) => ({
  subject: 'Ihr Abo verlängert sich wieder',
  heading: 'Die Verlängerung ist wieder eingeschaltet',
  lead: [
    trialEndsAt === null
      ? `Ihr Abo endet nicht mehr. Es verlängert sich am ${renewsAt} für ${amount}.`
      : `Ihr Abo endet nicht mehr mit der Probezeit. Am ${trialEndsAt} werden zum ersten Mal ${amount} abgebucht.`,
    'Bis dahin können Sie es auf Ihrer Kontoseite kündigen.',
  ],
  action: 'Abo verwalten',
});

const es: Resumed = ({ amount, renewsAt, trialEndsAt }) => ({
  subject: 'Tu suscripción vuelve a renovarse',
  heading: 'La renovación está activada de nuevo',
  lead: [
    trialEndsAt === null
      ? `Tu suscripción ya no termina. Se renueva el ${renewsAt} por ${amount}.`
      : `Tu suscripción ya no termina con la prueba. El primer cobro, de ${amount}, es el ${trialEndsAt}.`,
    'Hasta ese día puedes cancelarla en la página de tu cuenta.',
  ],
  action: 'Gestionar la suscripción',
});

const fr: Resumed = ({ amount, renewsAt, trialEndsAt }) => ({
  subject: 'Votre abonnement sera de nouveau renouvelé',
  heading: 'Le renouvellement est réactivé',
  lead: [
    trialEndsAt === null
      ? `Votre abonnement ne prend plus fin. Il se renouvelle le ${renewsAt} pour ${amount}.`
      : `Votre abonnement ne s’arrête plus à la fin de l’essai. Le premier prélèvement, de ${amount}, aura lieu le ${trialEndsAt}.`,
    'Jusque-là, vous pouvez résilier sur la page de votre compte.',
  ],
  action: 'Gérer l’abonnement',
});

export const resumed = { en, de, es, fr } as const;
