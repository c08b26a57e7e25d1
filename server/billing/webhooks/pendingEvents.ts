import { sql } from 'kysely';
import { workThrough } from '@/server/billing/workQueue';
import type { RowOf } from '@/server/store/schema';
import { processEvent } from './processEvent';

/** Handles events whose state could not be fetched when they arrived. */
export const processPendingEvents = workThrough<RowOf<'webhook_events'>>({
  table: 'webhook_events',
  columns: { id: 'id', next: 'next_attempt_at', attempts: 'attempts' },
  waits: sql`processed_at is null and failed_at is null`,
  run: (services, { source, id, type, created_at: createdAt, object_id: objectId }) =>
    processEvent(services, { source, id, type, createdAt, objectId }),
  afterFailure: ({ at, now, reason }) =>
    at === null
      ? sql`last_error = ${reason}, failed_at = ${now}`
      : sql`last_error = ${reason}, next_attempt_at = ${at}`,
  lastFailure: { says: 'gave up on an event', about: ({ type }) => ({ type }) },
});
