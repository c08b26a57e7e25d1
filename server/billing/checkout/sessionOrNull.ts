import { setTimeout } from 'node:timers/promises';
import { type CheckoutRow, closeWithoutPage } from '@/server/billing/rows/checkoutRows';
import { isKeptFailure, isKeyInUse } from '@/server/billing/stripeUnavailable';
import type { Services } from '@/server/services';

/** A payment page that Stripe opened. */
export type CheckoutSession = { id: string; url: string };

/** How long the loser of a race waits for the winner, in milliseconds. */
const raceWait = 250;

/**
 * The session that Stripe made, or null when the call should be repeated: while another call uses the key, since its
 * answer will then be in our row; once after a failure that Stripe stores with the key, with a new checkout and so a new
 * key; and when another call, which may have sent other content under the key, has noted its page meanwhile.
 */
export async function sessionOrNull(
  { database }: Services,
  row: CheckoutRow,
  race: { kept: number },
  create: () => Promise<CheckoutSession>,
): Promise<CheckoutSession | null> {
  try {
    return await create();
  } catch (error) {
    if (isKeyInUse(error)) {
      await setTimeout(raceWait);
      return null;
    }
    if (!isKeptFailure(error)) throw error;
    if (race.kept > 0) throw error;
    if (await closeWithoutPage(database, row.id)) race.kept += 1;
    return null;
  }
}
