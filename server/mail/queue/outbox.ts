import type { MailMessage, MailRequest } from '@/server/mail/messages';
import type { Services } from '@/server/services';
import { columns, prepareQuery } from '@/server/store/preparedQuery';
import { resultIgnored } from '@/server/store/resultIgnored';
import type { NewRowOf, SiteDatabase } from '@/server/store/schema';

/**
 * A mail is written here in the transaction that causes it and sent later by the worker: committed mails are sent, and
 * rolled-back ones are not. The message is encrypted at rest, because it may hold a one-time code or an undo link. It
 * is wiped, with the email address, as soon as the mail system has accepted it.
 */
const purpose = 'outbox';

type OutboxServices = Pick<Services, 'clock' | 'random' | 'secrets' | 'database'>;
/** `delay`: milliseconds until it is due. */
type EnqueueOptions = { discard?: boolean; delay?: number };

/**
 * Puts a mail into the outbox. Each `dedupeKey` is enqueued once, however often its cause is handled. Pass the running
 * transaction, and call `services.wakeMail()` after it commits. With `discard` the same row is written as already
 * finished, so that the timing does not reveal that nothing is sent.
 */
export async function enqueueMail(
  services: OutboxServices,
  mail: MailRequest,
  options?: EnqueueOptions,
): Promise<void> {
  await insertion.run(services.database, rowOf(services, mail, options));
}

/** The same, for callers that do more when the mail is new. @returns false when one with this key was there already */
export async function enqueueNewMail(services: OutboxServices, mail: MailRequest): Promise<boolean> {
  return (await countedInsertion.run(services.database, rowOf(services, mail))) > 0;
}

/** When the mail with this key was enqueued; null when there is none. */
export async function enqueuedAt(trx: SiteDatabase, dedupeKey: string): Promise<number | null> {
  const row = await trx
    .selectFrom('outbox')
    .select('created_at')
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

const insertRow = (db: SiteDatabase, row: NewRowOf<'outbox'>) =>
  db
    .insertInto('outbox')
    .values({
      ...columns(row, 'id', 'dedupe_key', 'template', 'locale', 'recipient', 'payload', 'created_at'),
      ...columns(row, 'send_after', 'lease_until', 'sent_at', 'failed_at', 'last_error'),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing());

const insertion = prepareQuery((db, row: NewRowOf<'outbox'>) => insertRow(db, row).modifyEnd(resultIgnored));
const countedInsertion = prepareQuery(insertRow);

function rowOf(
  services: OutboxServices,
  mail: MailRequest,
  { discard = false, delay = 0 }: EnqueueOptions = {},
): NewRowOf<'outbox'> {
  const now = services.clock.now();
  const payload = services.secrets.seal(
    purpose,
    JSON.stringify({ template: mail.template, data: mail.data }),
  );
  return {
    id: services.random.uuid(),
    dedupe_key: mail.dedupeKey,
    template: mail.template,
    locale: mail.locale,
    recipient: discard ? '' : mail.to,
    payload: discard ? '' : payload,
    created_at: now,
    send_after: now + delay,
    lease_until: null,
    sent_at: discard ? now : null,
    failed_at: null,
    last_error: null,
  };
}

/** Removes what could not be delivered to these addresses, with its content. */
export async function forgetFailedMails(trx: SiteDatabase, recipients: readonly string[]): Promise<void> {
  if (recipients.length === 0) return;
  await trx
    .deleteFrom('outbox')
    .where('failed_at', 'is not', null)
    .where('recipient', 'in', recipients)
    .execute();
}

/** The message in a row, or null when no accepted secret opens its payload. */
export function openMessage(services: Services, payload: string): MailMessage | null {
  const text = services.secrets.open(purpose, payload);
  const value: unknown = text === null ? null : JSON.parse(text);
  return isMailMessage(value) ? value : null;
}

// The seal proves that `enqueueMail` wrote the payload, so its shape needs no second check.
function isMailMessage(value: unknown): value is MailMessage {
  return typeof value === 'object' && value !== null && 'template' in value && 'data' in value;
}
