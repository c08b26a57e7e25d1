import type { MailText } from './words';

type Confirmed = { kind: 'withdrawal' | 'cancellation'; subscription: string; at: string };

/** The mail to support about a statement that was confirmed. Only our own people read it, so it is in English alone. */
export function statementConfirmed({ kind, subscription, at }: Confirmed): MailText {
  return {
    subject: `Confirmed: ${kind === 'withdrawal' ? 'withdrawal from' : 'cancellation of'} a contract`,
    heading: `A ${kind} was confirmed`,
    lead: [`This is about the subscription ${subscription}.`, `Submitted: ${at}`],
    after: [
      kind === 'withdrawal'
        ? 'It ends right away, and everything that was paid for it is refunded. There is nothing left to do.'
        : 'It ends with its period. If this was for good cause, read the reason: whether it ends earlier is for you to decide.',
    ],
  };
}
