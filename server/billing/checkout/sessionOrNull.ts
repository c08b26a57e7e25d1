import { setTimeout } from 'node:timers/promises';
import { type CheckoutRow, closeCheckoutRow } from '@/server/billing/rows/checkoutRows';
import { isKeptFailure, isKeyInUse } from '@/server/billing/stripeUnavailable';
import type { Services } from '@/server/services';

/** A payment page that Stripe opened. */
export type CheckoutSession = { id: string; url: string };

/** How long whoever raced waits for the one who was first, in milliseconds. */
const raceWait = 250;

/**
 * What Stripe made, or null when it is to be tried once more: while another call has the key, whose answer is then in our
 * row; and after a failure that Stripe keeps with the key, once, with a new checkout and so a new key.
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
    await closeCheckoutRow(database, row.id, 'expired');
    race.kept += 1;
    if (race.kept > 1) throw error;
    return null;
  }
}
