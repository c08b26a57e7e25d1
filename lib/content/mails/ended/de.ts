import { brand } from '../../brand';
import type { EndWords } from '../words';

/** The mails about the end of a subscription, one for each reason. */
export const de: EndWords = {
  canceled: ({ plan, endedAt }) => ({
    subject: `Ihr ${brand.name}-Abo ist beendet`,
    heading: 'Ihr Abo ist beendet',
    lead: [
      `Ihr ${plan} wurde gekündigt und endete am ${endedAt}. Es wird nichts mehr abgebucht.`,
      'Ihr Konto bleibt bestehen. Wenn Sie es sich anders überlegen, können Sie jederzeit wieder ein Abo abschließen.',
    ],
    action: 'Wieder abonnieren',
  }),
  trialCanceled: ({ plan, endedAt }) => ({
    subject: 'Ihre Testphase ist zu Ende',
    heading: 'Ihre Testphase ist zu Ende',
    lead: [
      `Sie haben Ihr ${plan} während der kostenlosen Testphase gekündigt, die am ${endedAt} endete. Es wurde nichts abgebucht.`,
      'Ihr Konto bleibt bestehen. Wenn Sie es sich anders überlegen, können Sie jederzeit ein Abo abschließen.',
    ],
    action: 'Tarife ansehen',
  }),
  unpaid: ({ plan, amount, endedAt }) => ({
    subject: 'Ihr Abo ist beendet, weil wir Ihre Zahlung nicht einziehen konnten',
    heading: 'Ihr Abo ist beendet',
    lead: [
      `Wir konnten ${amount} für Ihr ${plan} nicht einziehen. Deshalb endete es am ${endedAt}.`,
      'Sie schulden uns nichts: Die offene Rechnung haben wir storniert, und von Ihrer Karte wird dafür nichts abgebucht.',
    ],
    action: 'Wieder abonnieren',
  }),
  trialUnpaid: ({ plan, amount, endedAt }) => ({
    subject: 'Ihr Abo ist beendet, weil wir die erste Zahlung nicht einziehen konnten',
    heading: 'Ihr Abo ist beendet',
    lead: [
      `Nach Ihrer kostenlosen Testphase konnten wir ${amount} für Ihr ${plan} nicht einziehen. Deshalb endete es am ${endedAt}.`,
      'Sie schulden uns nichts: Die offene Rechnung haben wir storniert, und von Ihrer Karte wird dafür nichts abgebucht.',
    ],
    action: 'Wieder abonnieren',
  }),
  refunded: ({ plan, endedAt }) => ({
    subject: 'Ihre Zahlung wurde erstattet, und Ihr Abo ist beendet',
    heading: 'Ihre Zahlung wurde erstattet',
    lead: [
      `Wir haben Ihre Zahlung vollständig erstattet, und Ihr ${plan} endete am ${endedAt}. Es wird nichts mehr abgebucht.`,
      'Wenn Sie zurückkommen möchten, können Sie jederzeit wieder ein Abo abschließen.',
    ],
    action: 'Rechnungen ansehen',
  }),
  disputed: ({ plan, endedAt }) => ({
    subject: 'Ihr Abo ist beendet, weil der Zahlung widersprochen wurde',
    heading: 'Ihr Abo ist beendet',
    lead: [
      `Ihre Bank hat uns mitgeteilt, dass Sie der Zahlung für Ihr ${plan} widersprochen haben. Deshalb endete das Abo am ${endedAt}. Es wird nichts mehr abgebucht.`,
      'Falls das ein Versehen war, schreiben Sie uns bitte, dann klären wir es gemeinsam.',
    ],
    action: 'Rechnungen ansehen',
  }),
};
