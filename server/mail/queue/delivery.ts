import { type SqlBool, sql } from 'kysely';
import { brand } from '@/lib/content/brand';
import { minute, second } from '@/server/clock';
import type { MailData, MailMessage } from '@/server/mail/messages';
import { renderMail } from '@/server/mail/rendering/renderMail';
import { delayAfter } from '@/server/retrySchedule';
import type { Services } from '@/server/services';
import type { BackgroundTurns } from '@/server/store/backgroundTurns';
import type { RowOf, SiteDatabase } from '@/server/store/schema';
import { mailHeaders, replyTo } from './mailHeaders';
import { openMessage } from './outbox';
import { type SendFailure, sendFailure } from './sendFailure';

type Row = RowOf<'outbox'>;
type Write = BackgroundTurns['take'];

/** How long one worker holds a mail before another may take it: longer than all SMTP timeouts combined. */
const lease = 60 * second;

/** A mail due for no longer than this may hold a code that somebody waits for; in an older one, it has expired. */
const awaitedFor = 10 * minute;

/** Mails just due, those that have waited for long, and letters, in lanes, so that no code waits behind the others. */
export type MailLane = 'awaited' | 'backlog' | 'letters';

/** Written as in the index of waiting letters. */
export const isLetter = sql<SqlBool>`template = 'letter'`;
const isNoLetter = sql<SqlBool>`template <> 'letter'`;

/** Ids of this lane's due mails, oldest first, in a list per reader: whoever gets two codes gets the newer one last. */
export async function dueMails(services: Services, lane: MailLane, limit: number): Promise<string[][]> {
  const now = services.clock.now();
  const rows = await services.database
    .selectFrom('outbox')
    .select(['id', 'recipient'])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where(lane === 'letters' ? isLetter : isNoLetter)
    .where('send_after', '>=', lane === 'awaited' ? now - awaitedFor + 1 : 0)
    .where('send_after', '<=', lane === 'backlog' ? now - awaitedFor : now)
    .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', now)]))
    .orderBy('send_after')
    .limit(limit)
    .execute();
  const byReader = new Map<string, string[]>();
  for (const { id, recipient } of rows) byReader.set(recipient, [...(byReader.get(recipient) ?? []), id]);
  return [...byReader.values()];
}

/** While `SITE_SECRET` is changed, another instance may have sealed it under one that this one does not know yet. */
const sealedElsewhere: SendFailure = {
  permanent: false,
  reason: 'the payload cannot be opened with the configured secrets',
};

/** Its text is wiped then. Whoever puts such a mail back into the queue finds it here again. */
const codeExpired = 'the code expired before it could be sent';

/** Claims one mail for the length of the lease, in one guarded statement. Null when another worker was faster. */
async function claim(services: Services, id: string): Promise<Row | null> {
  const now = services.clock.now();
  const row = await services.database
    .updateTable('outbox')
    .set((update) => ({ lease_until: now + lease, attempts: update('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('send_after', '<=', now)
    .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Claims, renders, sends and records a mail; `write` runs each statement on its row. True when it was accepted. */
export async function deliver(services: Services, id: string, write: Write): Promise<boolean> {
  const row = await write(() => claim(services, id));
  if (!row) return false;
  if (row.payload === '') return fail(services, write, row, codeExpired);
  const message = openMessage(services, row.payload);
  if (!message) return postpone(services, write, row, sealedElsewhere);
  if (isExpired(message, row, services.clock.now())) {
    return fail(services, write, row, codeExpired, { payload: '' });
  }
  if (message.template === 'letter' && !(await isStillRead(services, message.data))) {
    await write(() => services.database.deleteFrom('outbox').where('id', '=', row.id).execute());
    return false;
  }
  try {
    await services.mailer.send({
      messageId: messageId(row.id, services.config.publicOrigin),
      to: row.recipient,
      locale: row.locale,
      headers: mailHeaders(message),
      replyTo: replyTo(message),
      ...renderMail(message, { locale: row.locale, brand, publicOrigin: services.config.publicOrigin }),
    });
  } catch (error) {
    return postpone(services, write, row, sendFailure(error));
  }
  await change(services.database, write, row, {
    sent_at: services.clock.now(),
    lease_until: null,
    payload: '',
    recipient: '',
    last_error: null,
  });
  services.log.info(about(services, row), 'mail sent');
  return true;
}

/** Whoever unsubscribed since the letter was written gets none. */
async function isStillRead({ database }: Services, { reader }: MailData['letter']): Promise<boolean> {
  if (reader === null) return true;
  const subscriber = database.selectFrom('newsletter_subscribers').select('id').where('id', '=', reader);
  return (await subscriber.executeTakeFirst()) !== undefined;
}

/** The same on every retry, so that a receiver that got the mail before a crash drops the second copy. */
function messageId(id: string, publicOrigin: string): string {
  return `<${id}@${new URL(publicOrigin).hostname}>`;
}

// A mail whose code has expired would only confuse, so it is not sent.
function isExpired(message: MailMessage, row: Row, now: number): boolean {
  return 'minutes' in message.data && now >= row.created_at + message.data.minutes * minute;
}

async function postpone(services: Services, write: Write, row: Row, failure: SendFailure): Promise<false> {
  const delay = failure.permanent ? null : delayAfter(row.attempts);
  if (delay === null) return fail(services, write, row, failure.reason);
  await change(services.database, write, row, {
    send_after: services.clock.now() + delay,
    lease_until: null,
    last_error: failure.reason,
  });
  services.log.warn({ ...about(services, row), reason: failure.reason }, 'mail not accepted, will retry');
  return false;
}

// Keeps the sealed payload, so that support can resend the mail once the cause is fixed.
async function fail(
  services: Services,
  write: Write,
  row: Row,
  reason: string,
  values: Change = {},
): Promise<false> {
  await change(services.database, write, row, {
    ...values,
    failed_at: services.clock.now(),
    lease_until: null,
    last_error: reason,
  });
  services.log.error({ ...about(services, row), reason }, 'mail failed permanently');
  return false;
}

type Change = Partial<
  Pick<Row, 'sent_at' | 'failed_at' | 'lease_until' | 'send_after' | 'payload' | 'recipient' | 'last_error'>
>;

async function change(database: SiteDatabase, write: Write, row: Row, values: Change): Promise<void> {
  const update = database
    .updateTable('outbox')
    .set(values)
    .where('id', '=', row.id)
    .where('sent_at', 'is', null);
  await write(() => update.execute());
}

function about(services: Services, row: Row) {
  const recipient = services.secrets.keyedHash('log-address', row.recipient).slice(0, 12);
  return { mail: row.id, template: row.template, recipient, attempt: row.attempts };
}
