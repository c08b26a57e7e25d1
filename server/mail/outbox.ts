import type { Kysely } from 'kysely';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import type { MailMessage, MailRequest } from './messages';

/**
 * Mail is written here in the transaction of its cause and sent later by the worker: what was committed is mailed,
 * what was rolled back is not. The message is sealed at rest, because it may hold a one-time code or an undo link,
 * and it is wiped together with the address as soon as the mail system has accepted it.
 */
const purpose = 'outbox';

/**
 * Puts a mail into the outbox. The same `dedupeKey` is enqueued once, however often its cause is handled. Pass the
 * running transaction, and call `services.wakeMail()` after it has been committed. With `discard` the same row is written
 * as that of a mail that is done with: nobody tells by the time that nothing is sent.
 */
export async function enqueueMail(
  trx: Kysely<Database>,
  services: Services,
  mail: MailRequest,
  { discard = false }: { discard?: boolean } = {},
): Promise<void> {
  const now = services.clock.now();
  const payload = services.secrets.seal(
    purpose,
    JSON.stringify({ template: mail.template, data: mail.data }),
  );
  await trx
    .insertInto('outbox')
    .values({
      id: services.random.uuid(),
      dedupe_key: mail.dedupeKey,
      template: mail.template,
      locale: mail.locale,
      recipient: discard ? '' : mail.to,
      payload: discard ? '' : payload,
      created_at: now,
      send_after: now,
      lease_until: null,
      sent_at: discard ? now : null,
      failed_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

/** The message of a row, or null when its payload cannot be opened with any accepted secret. */
export function openMessage(services: Services, payload: string): MailMessage | null {
  const text = services.secrets.open(purpose, payload);
  const value: unknown = text === null ? null : JSON.parse(text);
  return isMailMessage(value) ? value : null;
}

// The seal proves that `enqueueMail` wrote the payload, so the shape of the data needs no second check.
function isMailMessage(value: unknown): value is MailMessage {
  return typeof value === 'object' && value !== null && 'template' in value && 'data' in value;
}
