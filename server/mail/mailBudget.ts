import type { Kysely } from 'kysely';
import { requireAttempt, takeAttempt } from '@/server/attempts/attempts';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';

/**
 * How many mails an address gets that anybody can cause by entering it somewhere: codes, notes, confirmations, over all
 * purposes together. Mails about what happened on an account are not counted and never held back.
 *
 * Requests are counted alike for every address, whether it is known here or not, and so are refusals. Where an address
 * that is not known gets fewer mails, the mail alone is left out.
 *
 * A transaction takes from the budgets in the order of this file: of the hour, of the day, of notes, of first mails. In
 * another order, two of them would wait for each other until PostgreSQL ends one.
 */
type Reader = {
  email: string;
  /** True for a browser that signed in to the account of this address before: a part of the budget is kept for it. */
  known: boolean;
};

/** @throws ApiError too_many_requests with the seconds until there is a mail again */
export async function requireMail(
  trx: Kysely<Database>,
  services: Services,
  { email: subject, known }: Reader,
): Promise<void> {
  await requireAttempt(trx, services, { limit: 'mails-an-hour', subject, known });
  await requireAttempt(trx, services, { limit: 'mails-a-day', subject, known });
}

/** True when the address may get one more mail; the same budget for causes that do not tell their caller. */
export async function takeMail(
  trx: Kysely<Database>,
  services: Services,
  { email: subject, known }: Reader,
): Promise<boolean> {
  const inHour = await takeAttempt(trx, services, { limit: 'mails-an-hour', subject, known });
  const inDay = await takeAttempt(trx, services, { limit: 'mails-a-day', subject, known });
  return inHour.attempt !== null && inDay.attempt !== null;
}

/** Mails to an address that nobody proved yet. @throws ApiError too_many_requests */
export async function requireFirstMail(
  trx: Kysely<Database>,
  services: Services,
  email: string,
): Promise<void> {
  await requireAttempt(trx, services, { limit: 'first-mails-a-day', subject: email });
}

export async function takeFirstMail(
  trx: Kysely<Database>,
  services: Services,
  email: string,
): Promise<boolean> {
  const { attempt } = await takeAttempt(trx, services, {
    limit: 'first-mails-a-day',
    subject: email,
  });
  return attempt !== null;
}

/** True when the address may be told that no account has it. */
export async function takeUnknownAddressNote(
  trx: Kysely<Database>,
  services: Services,
  email: string,
): Promise<boolean> {
  const { attempt } = await takeAttempt(trx, services, { limit: 'unknown-address-notes', subject: email });
  return attempt !== null && (await takeFirstMail(trx, services, email));
}
