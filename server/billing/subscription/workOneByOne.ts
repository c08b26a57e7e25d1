import { isStripeBusy, isStripeUnavailable, isStripeUnreachable } from '@/server/billing/stripeUnavailable';
import { isTransientOutage } from '@/server/http/unavailable';
import type { Services } from '@/server/services';

const rowsPerPage = 200;
/** After so many subscriptions in a row about which Stripe fails on its side, it is taken to fail about every one. */
const outageAfter = 10;

type Work<Row> = {
  /** Rows that are due and whose time is later than `last`, in milliseconds, by that time. */
  due(last: number, limit: number): Promise<Row[]>;
  /** The time of a row. */
  timeOf(row: Row): number | null;
  run(row: Row): Promise<void>;
  /** What the log says about a row that failed. */
  failed: string;
};

/**
 * Does a job for each subscription that is due. One that fails is logged, waits for the next run and holds up no other.
 * Stops after the current one when the signal is aborted. False when the run ended early because Stripe does not answer.
 */
export async function workOneByOne<Row extends { provider_subscription_id: string }>(
  services: Services,
  { due, timeOf, run, failed }: Work<Row>,
  signal: AbortSignal,
): Promise<boolean> {
  let failures = 0;
  for (let last = 0; ; ) {
    const rows = await due(last, rowsPerPage);
    for (const row of rows) {
      if (signal.aborted) return true;
      try {
        await services.turns.pace(() => run(row));
        failures = 0;
      } catch (error) {
        const isStripes = isStripeUnavailable(error);
        if (!isStripes && isTransientOutage(error)) throw error;
        if (isStripeUnreachable(error) || isStripeBusy(error)) return false;
        services.log.error({ err: error, subscriptionId: row.provider_subscription_id }, failed);
        failures = isStripes ? failures + 1 : 0;
        if (failures === outageAfter) return false;
      }
      last = timeOf(row) ?? last;
    }
    if (rows.length < rowsPerPage) return true;
  }
}
