import { apiVersion } from './apiVersion';
import type { EmulatorContext } from './context';
import { newId } from './newId';
import { present } from './present';
import type { EventType } from './wire';

/** Records an event about an object and queues it for the webhook, in the current transaction. */
export function recordEvent(
  context: EmulatorContext,
  type: EventType,
  object: object,
  previous?: Record<string, unknown>,
): void {
  const id = newId(context.random, 'evt');
  context.store.save({
    id,
    object: 'event',
    api_version: apiVersion,
    created: context.now(),
    data: previous ? { object: present(object), previous_attributes: previous } : { object: present(object) },
    livemode: false,
    pending_webhooks: 1,
    request: context.call
      ? { id: context.call.id, idempotency_key: context.call.idempotencyKey }
      : { id: null, idempotency_key: null },
    type,
  });
  context.queueDelivery({ id, type });
}

/** The previous values of the top-level fields that a change touched; empty when nothing changed. */
export function previousAttributes(before: object, after: object): Record<string, unknown> {
  const now = new Map(Object.entries(after));
  return Object.fromEntries(
    Object.entries(present(before)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name)),
    ),
  );
}
