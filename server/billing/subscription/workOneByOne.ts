import { isDatabaseAway, isStripeAway, isStripeUnavailable } from '@/server/billing/stripeUnavailable';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';

/** After so many subscriptions in a row about which Stripe fails on its side, it is taken to fail about every one. */
const outageAfter = 10;

type Work = {
  rows: AsyncIterable<SubscriptionRow>;
  run(row: SubscriptionRow): Promise<void>;
  /** What the log says about a row that failed. */
  failed: string;
};

/**
 * Does a job for each subscription that is due. One that fails is logged, waits for the next run and holds up no other.
 * Stops after the current one when the signal is aborted. False when the run ended early because Stripe does not answer.
 */
export async function workOneByOne(
  services: Services,
  { rows, run, failed }: Work,
  signal: AbortSignal,
): Promise<boolean> {
  let failures = 0;
  for await (const row of rows) {
    if (signal.aborted) return true;
    try {
      await services.turns.pace(() => run(row));
      failures = 0;
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      if (isStripeAway(error)) return false;
      services.log.error({ err: error, subscriptionId: row.provider_subscription_id }, failed);
      failures = isStripeUnavailable(error) ? failures + 1 : 0;
      if (failures === outageAfter) return false;
    }
  }
  return true;
}
