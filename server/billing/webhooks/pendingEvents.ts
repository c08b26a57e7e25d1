import type { Selectable } from 'kysely';
import { type Worked, workThrough } from '@/server/billing/workQueue';
import type { Services } from '@/server/services';
import type { WebhookEventTable } from '@/server/store/schema/billingTables';
import { processEvent } from './processEvent';

/** Handles events whose state could not be fetched when they arrived, each on its own schedule. */
export function processPendingEvents(services: Services, signal?: AbortSignal): Promise<Worked> {
  const { database, clock, log } = services;
  const open = (id: string) =>
    database
      .updateTable('webhook_events')
      .where('id', '=', id)
      .where('processed_at', 'is', null)
      .where('failed_at', 'is', null);
  return workThrough<Selectable<WebhookEventTable>>(
    services,
    {
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
      claim: ({ id }, leaseUntil) =>
        open(id)
          .set({ next_attempt_at: leaseUntil })
          .where('next_attempt_at', '<=', clock.now())
          .returning('attempts')
          .executeTakeFirst(),
      run: ({ source, id, type, created_at: createdAt, object_id: objectId }) =>
        processEvent(services, { source, id, type, createdAt, objectId }),
      async postpone({ id, type }, { at, attempts, reason }) {
        const next = at === null ? { failed_at: clock.now() } : { next_attempt_at: at };
        await open(id)
          .set({ ...next, attempts, last_error: reason })
          .execute();
        if (at === null) log.error({ type, reason }, 'gave up on an event');
      },
    },
    signal,
  );
}
