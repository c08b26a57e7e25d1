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
  heading: 'Ihr Abo verlängert sich wieder',
  lead: [
    trialEndsAt === null
      ? `Die Kündigung gilt nicht mehr. Ihr Abo verlängert sich am ${renewsAt} für ${amount}.`
      : `Ihr Abo läuft nach der kostenlosen Testphase weiter. Am ${trialEndsAt} werden zum ersten Mal ${amount} abgebucht.`,
    'Vor diesem Tag können Sie es auf Ihrer Kontoseite kündigen.',
  ],
  action: 'Abo verwalten',
});

const es: Resumed = ({ amount, renewsAt, trialEndsAt }) => ({
  subject: 'Has reactivado la renovación de tu suscripción',
  heading: 'Has reactivado la renovación de tu suscripción',
  lead: [
    trialEndsAt === null
      ? `Has deshecho la cancelación. Tu suscripción se renovará el ${renewsAt} y cobraremos ${amount}.`
      : `Tu suscripción seguirá después de la prueba gratuita. El primer cobro, de ${amount}, será el ${trialEndsAt}.`,
    'Puedes cancelarla antes de ese día en la página de tu cuenta.',
  ],
  action: 'Gestionar la suscripción',
});

const fr: Resumed = ({ amount, renewsAt, trialEndsAt }) => ({
  subject: 'Votre abonnement sera bien renouvelé',
  heading: 'Votre abonnement sera bien renouvelé',
  lead: [
    trialEndsAt === null
      ? `La résiliation est annulée. Votre abonnement sera renouvelé le ${renewsAt} pour ${amount}.`
      : `Votre abonnement continuera après l’essai gratuit. Le premier prélèvement, de ${amount}, aura lieu le ${trialEndsAt}.`,
    'Vous pouvez résilier avant ce jour sur la page de votre compte.',
  ],
  action: 'Gérer l’abonnement',
});

export const resumed = { en, de, es, fr } as const;
