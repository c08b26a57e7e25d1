import { type SqlBool, sql } from 'kysely';
import { type SubscriptionStatus, subscriptionStatuses } from '@/lib/contract/subscription';
import type { Services } from '@/server/services';
import { countUpTo } from './countUpTo';

/**
 * True of the mails that the mail system accepted, written as in their index. A mail that was never to be sent is stored
 * as sent, without a try.
 */
export const wasAccepted = sql<SqlBool>`attempts > 0 and sent_at is not null`;

/** The oldest is looked for among this many mails that are due first; one waiting for a retry may be older. */
const lookedAt = 1000;

type Reader = Pick<Services, 'database'>;

export async function countSubscriptions({ database }: Reader) {
  const counts: { status: SubscriptionStatus; count: number }[] = [];
  for (const status of subscriptionStatuses) {
    const rows = database.selectFrom('subscriptions').select('status').where('status', '=', status);
    counts.push({ status, count: await countUpTo(database, rows) });
  }
  return counts;
}

/** Mails waiting now, and those sent or given up since that time. */
export async function readMailHealth({ database }: Reader, since: number) {
  const mails = database.selectFrom('outbox');
  const waiting = mails
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('send_after', '>=', 0);
  const longest = await database
    .selectFrom(waiting.select('created_at').orderBy('send_after').limit(lookedAt).as('first'))
    .select(({ fn }) => fn.min<number | null>('created_at').as('oldest'))
    .executeTakeFirstOrThrow();
  return {
    queued: await countUpTo(database, waiting.select('send_after')),
    sent: await countUpTo(database, mails.select('sent_at').where(wasAccepted).where('sent_at', '>=', since)),
    failed: await countUpTo(database, mails.select('failed_at').where('failed_at', '>=', since)),
    /** When the oldest waiting one was written, in milliseconds since the epoch; null when none waits. */
    oldest: longest.oldest === null ? null : Number(longest.oldest),
  };
}

/** Payment events received and handled since that time, those waiting now, and those that need a person. */
export async function readWebhookHealth({ database }: Reader, since: number) {
  const events = database.selectFrom('webhook_events');
  const open = events.where('processed_at', 'is', null);
  const received = await countUpTo(database, events.select('received_at').where('received_at', '>=', since));
  const unhandled = await countUpTo(database, open.select('received_at').where('received_at', '>=', since));
  const oldest = await open.select('received_at').orderBy('received_at').limit(1).executeTakeFirst();
  return {
    received,
    handled: received - unhandled,
    waiting: await countUpTo(
      database,
      open.select('next_attempt_at').where('failed_at', 'is', null).where('next_attempt_at', '>=', 0),
    ),
    parked: await countUpTo(database, events.select('failed_at').where('failed_at', '>', 0)),
    /** When the oldest waiting one arrived; null when none waits. */
    oldest: oldest?.received_at ?? null,
  };
}
