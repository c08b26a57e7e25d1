import type Stripe from 'stripe';
import { isStripeError, isStripeUnavailable } from '@/server/billing/stripeUnavailable';
import type { Services } from '@/server/services';
import { catalogueDifferences, type Difference, ensureCatalogue } from './catalogue';

/** What this instance knows of the set-up at Stripe: null until it has been looked at, empty when nothing is missing. */
export type PaymentsState = { missing: readonly string[] | null };

/**
 * `payments-setup` and `payments-setup --check`: makes what lib/content/subscription/plans sells at Stripe, or says what is missing
 * there. Resolves to the exit code of the process.
 */
export async function paymentsSetup(
  stripe: Stripe,
  { check, write }: { check: boolean; write: (line: string) => void },
): Promise<number> {
  try {
    if (!check) await ensureCatalogue(stripe, write);
    const left = await catalogueDifferences(stripe);
    for (const difference of left) write(sentenceOf(difference));
    if (left.length === 0) write('Stripe has every product and price that is sold.');
    return left.length === 0 ? 0 : 1;
  } catch (error) {
    if (!isStripeError(error)) throw error;
    write(`Stripe did not do it: ${error.message}`);
    return 1;
  }
}

function sentenceOf({ what, name, state }: Difference): string {
  return `${state === 'missing' ? 'Missing' : 'Different'}: ${what} ${name}`;
}

/**
 * Looks whether everything that is sold exists at Stripe, and notes what is missing for `/ready`. Once nothing is
 * missing it asks no more, until a purchase meets a price that is gone.
 */
export async function checkPayments({ stripe, payments, log }: Services): Promise<void> {
  if (payments.missing?.length === 0) return;
  try {
    const missing = (await catalogueDifferences(stripe)).map(({ what, name }) => `${what} ${name}`);
    if (missing.length > 0 && payments.missing === null) {
      log.error(
        { missing },
        'Stripe lacks what is sold: run payments-setup; until then nothing can be bought',
      );
    }
    payments.missing = missing;
  } catch (error) {
    if (!isStripeUnavailable(error)) throw error;
    const refusesKey = 'type' in error && error.type === 'StripeAuthenticationError';
    if (refusesKey) payments.missing = ['key'];
    log.warn({ reason: error.name }, 'the set-up at Stripe could not be looked at');
  }
}
