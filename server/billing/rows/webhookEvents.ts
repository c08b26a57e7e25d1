import type { StoreName } from '@/server/appStores';
import { minute } from '@/server/clock';
import type { RowServices, Services } from '@/server/services';
import type { SiteDatabase } from '@/server/store/schema';

/** What is stored of an event: enough to fetch the state it refers to, and none of its content. */
export type ReceivedEvent = {
  source: EventSource;
  id: string;
  type: string;
  createdAt: number;
  objectId: string | null;
};

export type EventSource = 'stripe' | StoreName;

/**
 * Marks the event as handled, in the transaction of its effect. False when it was already handled: a repeated delivery
 * then has no effect, and of two concurrent ones the second waits here for the first to commit.
 */
export async function claimEvent(services: RowServices, event: ReceivedEvent): Promise<boolean> {
  const now = services.clock.now();
  const claimed = await services.database
    .insertInto('webhook_events')
    .values({ ...columns(event, now), processed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ processed_at: now, failed_at: null, last_error: null })
        .where('webhook_events.processed_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Stores an event whose effect is still to come. One that was given up before is retried. */
export async function deferEvent(services: Services, event: ReceivedEvent, reason: string): Promise<void> {
  const now = services.clock.now();
  await services.database
    .insertInto('webhook_events')
    .values({ ...columns(event, now), last_error: reason })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...untried(now), last_error: reason })
        .where('webhook_events.failed_at', 'is not', null),
    )
    .execute();
}

/** The type of Stripe's event about a refund that came back, and of the payment that is parked for it. */
export const refundFailed = 'refund.failed';

/** Stores what only a person can settle. False when it is stored already, settled or not. */
export async function parkForReview(
  services: RowServices,
  event: ReceivedEvent,
  reason: string,
): Promise<boolean> {
  const now = services.clock.now();
  const parked = { failed_at: now, last_error: reason };
  const stored = await services.database
    .insertInto('webhook_events')
    .values({ ...columns(event, now), ...parked })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(parked)
        .where('webhook_events.processed_at', 'is', null)
        .where('webhook_events.failed_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Notes that what was parked about a payment has been settled. */
export async function settleParked({ clock, database }: RowServices, paymentId: string): Promise<void> {
  await database
    .updateTable('webhook_events')
    .set({ processed_at: clock.now(), failed_at: null })
    .where('type', '=', refundFailed)
    .where('object_id', '=', paymentId)
    .where('failed_at', '>', 0)
    .execute();
}

/** Work of our own among the pending events: what Stripe or a store must still be told, money to give back, what is to end. */
export const followUpTask = 'follow-up';
export const moneyBackTask = 'money-back';
export const endWithPeriodTask = 'end-with-period';
type Task = typeof followUpTask | typeof moneyBackTask | typeof endWithPeriodTask;

/**
 * Stores work about a subscription in the transaction that found it, so that it is done even if this process ends first.
 * What somebody waits for is done right away; the queue gives that a minute.
 */
export async function rememberTask(
  { clock, database }: RowServices,
  task: Task,
  objectId: string,
  source: EventSource = 'stripe',
): Promise<void> {
  const now = clock.now();
  const event = { source, id: `${task}:${objectId}`, type: task, createdAt: now, objectId };
  const due = { next_attempt_at: task === followUpTask ? now : now + minute };
  await database
    .insertInto('webhook_events')
    .values({ ...columns(event, now), ...due })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ processed_at: null, ...untried(now), ...due }),
    )
    .execute();
}

export async function taskDone(
  { clock, database }: RowServices,
  task: Task,
  subscriptionId: string,
): Promise<void> {
  await database
    .updateTable('webhook_events')
    .set({ processed_at: clock.now(), failed_at: null })
    .where('id', '=', `${task}:${subscriptionId}`)
    .execute();
}

export async function wasHandled(database: SiteDatabase, eventId: string): Promise<boolean> {
  const row = await database
    .selectFrom('webhook_events')
    .select('id')
    .where('id', '=', eventId)
    .where('processed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

function columns(event: ReceivedEvent, now: number) {
  return {
    id: event.id,
    source: event.source,
    type: event.type,
    created_at: event.createdAt,
    received_at: now,
    object_id: event.objectId,
    processed_at: null,
    last_error: null,
    ...untried(now),
  };
}

function untried(now: number) {
  return { attempts: 0, next_attempt_at: now, failed_at: null };
}
