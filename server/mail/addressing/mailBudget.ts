import { mailboxOf } from '@/server/accounts/emailAddress';
import {
  type Attempt,
  giveBack,
  requireAttempt,
  requireTaken,
  takeAttempt,
  takeRolling,
  type Use,
} from '@/server/attempts/attempts';
import type { TransactionServices } from '@/server/services';

/**
 * Limits how many mails an email address gets that anybody can trigger by entering it: codes, notes and confirmations,
 * all purposes together. Mails about account activity are not counted and never held back.
 *
 * All spellings of one mailbox share its budgets. Requests and refusals count the same for every address, whether we know
 * it or not. Where an unknown address gets fewer mails, only the mail itself is left out.
 *
 * A transaction takes from the budgets in the order of this file: hour, day, notes, first mails. In another order, two
 * transactions could wait for each other until PostgreSQL aborts one.
 */
type Reader = {
  email: string;
  /** True for a browser that signed in to this address's account before: part of the budget is reserved for it. */
  known: boolean;
};

function budgetsOf({ email, known }: Reader): Use[] {
  const subject = mailboxOf(email);
  return [
    { limit: 'mails-an-hour', subject, known },
    { limit: 'mails-a-day', subject, known },
  ];
}

/** @throws ApiError too_many_requests with the seconds until the next mail is allowed */
export async function requireMail(services: TransactionServices, reader: Reader): Promise<void> {
  const taken = await takeRolling(services, budgetsOf(reader));
  for (const one of taken) requireTaken(one);
}

/** The same for a mail with a code. True when this mail may tell its reader that the address has no account. */
export async function requireCodeMail(services: TransactionServices, reader: Reader): Promise<boolean> {
  const subject = mailboxOf(reader.email);
  const note: Use = { limit: 'unknown-address-notes', subject };
  const first: Use = { limit: 'first-mails-a-day', subject };
  const taken = await takeRolling(services, [...budgetsOf(reader), note, first]);
  const [told, firstMail] = taken.splice(-2);
  for (const one of taken) requireTaken(one);
  if (told?.attempt && firstMail?.attempt) return true;
  // A mail that tells nothing is not counted as a first one.
  if (!told?.attempt && firstMail?.attempt) await giveBack(services.database, [firstMail.attempt]);
  return false;
}

/** True when the email address may get one more mail. The same budget, for callers that must not reveal the result. */
export async function takeMail(services: TransactionServices, reader: Reader): Promise<boolean> {
  const taken = await takeRolling(services, budgetsOf(reader));
  return taken.every(({ attempt }) => attempt !== null);
}

/** Mails to an email address that nobody has proved yet; `known` is who paid with it. @throws ApiError too_many_requests */
export async function requireFirstMail(services: TransactionServices, { email, known }: Reader) {
  await requireAttempt(services, { limit: 'first-mails-a-day', subject: mailboxOf(email), known });
}

/** A mail under a limit of its own, beside the budgets; null when that one is used up. */
export async function takeMailUnder(
  services: TransactionServices,
  limit: MailLimit,
  email: string,
): Promise<Attempt | null> {
  const { attempt } = await takeAttempt(services, { limit, subject: mailboxOf(email) });
  return attempt;
}

/** The limits of confirmations of what people state about a contract. */
export type StatementMails = 'withdrawal-mails' | 'cancellation-mails';
/** `change-mails` are about a changed subscription, to an address that nobody has proved. */
type MailLimit = 'first-mails-a-day' | 'change-mails' | StatementMails;
