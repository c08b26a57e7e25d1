import type { Selectable } from 'kysely';
import { processStoreEvent } from '@/server/billing/stores/processStoreEvent';
import { type WorkQueue, workThrough } from '@/server/billing/workQueue';
import type { Services } from '@/server/services';
import type { WebhookEventTable } from '@/server/store/schema/billingTables';
import { processEvent } from './processEvent';

type Row = Selectable<WebhookEventTable>;

/** Handles events whose state could not be fetched when they arrived, each on its own schedule. */
export function processPendingEvents(
  services: Services,
  signal?: AbortSignal,
): Promise<{ done: number; reachable: boolean }> {
  return workThrough(services, eventQueue(services), signal);
}

function eventQueue(services: Services): WorkQueue<Row> {
  const { database, clock, log } = services;
  const open = (id: string) =>
    database
      .updateTable('webhook_events')
      .where('id', '=', id)
      .where('processed_at', 'is', null)
      .where('failed_at', 'is', null);
  return {
    due: (limit) =>
      database
        .selectFrom('webhook_events')
        .selectAll()
        .where('processed_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('next_attempt_at', '<=', clock.now())
        .orderBy('next_attempt_at')
        .limit(limit)
        .execute(),
    async claim({ id }, leaseUntil) {
      const taken = await open(id)
        .set({ next_attempt_at: leaseUntil })
        .where('next_attempt_at', '<=', clock.now())
        .returning('attempts')
        .executeTakeFirst();
      return taken ?? null;
    },
    run({ source, id, type, created_at: createdAt, object_id: objectId }) {
      const event = { source, id, type, createdAt, objectId };
      return source === 'stripe' ? processEvent(services, event) : processStoreEvent(services, event);
    },
    async postpone({ id }, { at, attempts, reason }) {
      await open(id).set({ next_attempt_at: at, attempts, last_error: reason }).execute();
    },
    async giveUp({ id, type }, { attempts, reason }) {
      await open(id).set({ failed_at: clock.now(), attempts, last_error: reason }).execute();
      log.error({ type, reason }, 'gave up on an event');
    },
  };
}
