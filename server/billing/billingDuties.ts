import { minute, second } from '@/server/clock';
import type { Services } from '@/server/services';
import { retryCustomerEmails } from './customerEmail';
import { processEvent } from './processEvent';
import { isStripeAway } from './stripeAway';
import { keepPending } from './webhookEvents';

/** After so many failures an event waits for a person; the nightly repair still mends what it was about. */
export const maximumAttempts = 12;

/** What the billing room does in the background, for a worker to call every few seconds. */
export async function runBillingDuties(services: Services): Promise<void> {
  await processPendingEvents(services);
  await whileStripeAnswers(services, async () => {
    await retryCustomerEmails(services);
  });
}

/** Handles events whose state could not be fetched when they came. Returns how many were handled now. */
export async function processPendingEvents(services: Services): Promise<number> {
  const pending = await services.database
    .selectFrom('webhook_events')
    .selectAll()
    .where('processed_at', 'is', null)
    .where('attempts', '<', maximumAttempts)
    .orderBy('received_at')
    .limit(100)
    .execute();
  let handled = 0;
  for (const row of pending) {
    if (row.received_at + pause(row.attempts) > services.clock.now()) continue;
    const event = { id: row.id, type: row.type, createdAt: row.created_at, objectId: row.object_id };
    try {
      await processEvent(services, event);
      handled += 1;
    } catch (error) {
      if (isStripeAway(error)) break;
      const reason = error instanceof Error ? error.name : 'unknown';
      const attempts = await keepPending(services, event, reason);
      if (attempts >= maximumAttempts)
        services.log.error({ type: row.type, err: error }, 'an event is given up');
    }
  }
  return handled;
}

/** Doubles with each failure, up to about an hour in all before the last one. */
function pause(attempts: number): number {
  return attempts === 0 ? 0 : Math.min(2 ** attempts * second, 30 * minute);
}

async function whileStripeAnswers(services: Services, duty: () => Promise<void>): Promise<void> {
  try {
    await duty();
  } catch (error) {
    if (!isStripeAway(error)) throw error;
    services.log.warn({ err: error }, 'a duty waits for Stripe');
  }
}
