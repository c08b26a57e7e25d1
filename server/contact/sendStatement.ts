import { brand } from '@/lib/content/brand';
import { giveBack } from '@/server/attempts/attempts';
import { type StatementMails, takeStatementMail } from '@/server/mail/addressing/mailBudget';
import type { MailMessage } from '@/server/mail/messages';
import { enqueuedAt, enqueueMail, enqueueNewMail } from '@/server/mail/queue/outbox';
import type { Services } from '@/server/services';
import type { Parties } from './statement';
import { keyWithinHour } from './supportSender';

/** What support is told besides the statement: when it was submitted, in which language, and whether it was confirmed. */
type Receipt = { at: number; language: string; confirmed: boolean };

/** A kind of statement about a contract, with its mails. */
export type StatementKind<Statement extends Parties> = {
  kind: 'withdrawal' | 'cancellation';
  /** The limit of its confirmations. */
  confirmations: StatementMails;
  toSupport: (statement: Statement, receipt: Receipt) => MailMessage;
  confirmation: (statement: Statement, at: number) => MailMessage;
};

/**
 * Mails a statement about a contract to support, and to its sender the confirmation that the law asks for: what was stated,
 * and when. As with other messages to support, it is nowhere but in the outbox, and the same statement sent twice within
 * the hour is mailed once. Resolves to when it was submitted.
 *
 * Anybody can type anybody's address, so it gets only a few confirmations a day. A statement is taken in without one all
 * the same, since its time may be running out, and support is told to confirm it.
 */
export async function sendStatement<Statement extends Parties>(
  services: Services,
  { kind, confirmations, toSupport, confirmation }: StatementKind<Statement>,
  statement: Statement,
  locale: string,
): Promise<number> {
  const key = keyWithinHour(services, kind, Object.values(statement));
  const dedupeKey = `${kind}:${key}`;
  const at = services.clock.now();
  const submittedAt = await services.database.transaction().execute(async (trx) => {
    const taken = await takeStatementMail(trx, services, { limit: confirmations, email: statement.email });
    const isNew = await enqueueNewMail(trx, services, {
      ...toSupport(statement, { at, language: locale, confirmed: taken !== null }),
      to: brand.supportEmail,
      locale: 'en',
      dedupeKey,
    });
    if (!isNew) {
      await giveBack(trx, [taken]);
      return (await enqueuedAt(trx, dedupeKey)) ?? at;
    }
    if (!taken) return at;
    await enqueueMail(trx, services, {
      ...confirmation(statement, at),
      to: statement.email,
      locale,
      dedupeKey: `${kind}-received:${key}`,
    });
    return at;
  });
  services.wakeMail();
  return submittedAt;
}
