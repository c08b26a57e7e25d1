import { type SubscriptionStatus, subscriptionStatuses } from '@/lib/contract/subscription';
import type { Services } from '@/server/services';
import { countedAtMost, countUpTo } from './countUpTo';

/** `oldest` is when the oldest that waits was made or came, in milliseconds since the epoch; null when nothing waits. */
export type MailHealth = { queued: number; sent: number; failed: number; oldest: number | null };
export type WebhookHealth = {
  received: number;
  handled: number;
  waiting: number;
  parked: number;
  oldest: number | null;
};
export type StatusCount = { status: SubscriptionStatus; count: number };

type Reader = Pick<Services, 'database'>;

export async function countSubscriptions({ database }: Reader): Promise<StatusCount[]> {
  const counts: StatusCount[] = [];
  for (const status of subscriptionStatuses) {
    const rows = database.selectFrom('subscriptions').select('id').where('status', '=', status);
    counts.push({ status, count: await countUpTo(database, rows) });
  }
  return counts;
}

/** Mails that wait now, and those sent or given up since then. */
export async function readMailHealth({ database }: Reader, since: number): Promise<MailHealth> {
  const waiting = database
    .selectFrom('outbox')
    .select('created_at')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('send_after')
    .limit(countedAtMost)
    .as('waiting');
  const queue = await database
    .selectFrom(waiting)
    .select(({ fn }) => [
      fn.countAll<number>().as('queued'),
      fn.min<number | null>('created_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  const finished = (when: 'sent_at' | 'failed_at') =>
    countUpTo(database, database.selectFrom('outbox').select('id').where(when, '>=', since));
  return {
    queued: Number(queue.queued),
    sent: await finished('sent_at'),
    failed: await finished('failed_at'),
    oldest: queue.oldest === null ? null : Number(queue.oldest),
  };
}

/** Payment events received and handled since then, those that wait now, and those that a person has to look at. */
export async function readWebhookHealth({ database }: Reader, since: number): Promise<WebhookHealth> {
  const recent = database
    .selectFrom('webhook_events')
    .select('processed_at')
    .where('received_at', '>=', since)
    .limit(countedAtMost)
    .as('recent');
  const came = await database
    .selectFrom(recent)
    .select(({ fn }) => [
      fn.countAll<number>().as('received'),
      fn.count<number>('processed_at').as('handled'),
    ])
    .executeTakeFirstOrThrow();
  const open = database
    .selectFrom('webhook_events')
    .select(['received_at', 'failed_at'])
    .where('processed_at', 'is', null)
    .orderBy('received_at')
    .limit(countedAtMost)
    .as('open');
  const left = await database
    .selectFrom(open)
    .select(({ fn }) => [
      fn.countAll<number>().as('unhandled'),
      fn.count<number>('failed_at').as('parked'),
      fn.min<number | null>('received_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  const parked = Number(left.parked);
  return {
    received: Number(came.received),
    handled: Number(came.handled),
    waiting: Number(left.unhandled) - parked,
    parked,
    oldest: left.oldest === null ? null : Number(left.oldest),
  };
}
