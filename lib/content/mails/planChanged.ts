import type { MailWords } from './words';

type PlanChanged = MailWords['planChanged'];

/** The subscriber has changed to another plan, in each language. During a trial nothing is charged before it ends. */
const en: PlanChanged = ({ plan, amount, renewsAt, trialEndsAt }) => ({
  subject: 'Your plan has changed',
  heading: 'Your plan has changed',
  lead: [
    `You now have the ${plan}.`,
    trialEndsAt === null
      ? `Your next charge is ${amount} on ${renewsAt}. Your invoices show what you paid for the change and what was credited.`
      : `Your free trial continues until ${trialEndsAt}. Your first charge after that is ${amount}.`,
  ],
  action: 'Manage subscription',
  after: ['If you didn’t make this change, please contact us right away.'],
});

const de: PlanChanged = ({ plan, amount, renewsAt, trialEndsAt }) => ({
  subject: 'Ihr Tarif wurde geändert',
  heading: 'Ihr Tarif wurde geändert',
  lead: [
    `Sie haben jetzt das ${plan}.`,
    trialEndsAt === null
      ? `Am ${renewsAt} werden als Nächstes ${amount} abgebucht. Was Sie für den Wechsel bezahlt haben und was gutgeschrieben wurde, steht auf Ihren Rechnungen.`
      : `Ihre kostenlose Testphase läuft weiter bis zum ${trialEndsAt}. Danach werden zum ersten Mal ${amount} abgebucht.`,
  ],
  action: 'Abo verwalten',
  after: ['Falls Sie den Tarif nicht gewechselt haben, schreiben Sie uns bitte sofort.'],
});

const es: PlanChanged = ({ plan, amount, renewsAt, trialEndsAt }) => ({
  subject: 'Tu plan ha cambiado',
  heading: 'Tu plan ha cambiado',
  lead: [
    `Ahora tienes la ${plan}.`,
    trialEndsAt === null
      ? `El próximo cobro, de ${amount}, será el ${renewsAt}. En tus facturas verás lo que pagaste por el cambio y lo que se te abonó.`
      : `Tu prueba gratuita sigue hasta el ${trialEndsAt}. El primer cobro, al acabar la prueba, será de ${amount}.`,
  ],
  action: 'Gestionar la suscripción',
  after: ['Si no has hecho tú este cambio, escríbenos cuanto antes.'],
});

const fr: PlanChanged = ({ plan, amount, renewsAt, trialEndsAt }) => ({
  subject: 'Votre formule a changé',
  heading: 'Votre formule a changé',
  lead: [
    `Vous avez maintenant l’${plan}.`,
    trialEndsAt === null
      ? `Le prochain prélèvement, de ${amount}, aura lieu le ${renewsAt}. Vos factures indiquent ce que vous avez payé pour le changement et ce qui vous a été crédité.`
      : `Votre essai gratuit continue jusqu’au ${trialEndsAt}. Le premier prélèvement, à la fin de l’essai, sera de ${amount}.`,
  ],
  action: 'Gérer l’abonnement',
  after: ['Si vous n’êtes pas à l’origine de ce changement, écrivez-nous sans attendre.'],
});

export const planChanged = { en, de, es, fr } as const;
