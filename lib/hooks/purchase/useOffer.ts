import useSWR from 'swr';
import { parseOrigin } from '../../attribution/origin';
import { isSaleCountry } from '../../content/subscription/countries';
import { requireCountry } from '../../country/requireCountry';
import { type OfferedPlan, offeredPlans } from '../../subscriptions/offeredPlans';
import { requireEligibility } from '../../subscriptions/saleEligibility';
import { products } from '../../subscriptions/subscriptionClient';
import { trialLength } from '../../subscriptions/trial';
import { isRetryable } from '../session/isRetryable';
import { subscriptionsOrigin } from '../session/subscriptionsOrigin';

export type Offer =
  | { state: 'pending' }
  | { state: 'error'; retry: () => void }
  | { state: 'notEligible'; country: string | null }
  | { state: 'ready'; country: string; plans: readonly OfferedPlan[]; trialDays: number };

/** What is sold to this visitor, at the server's price, and the trial that a first purchase here would have. */
export function useOffer(origin: string | null): Offer {
  const { data, error, mutate } = useSWR('offer', loadOffer, { shouldRetryOnError: isRetryable });
  // A failed refresh does not remove what is already shown.
  if (!data)
    return error ? { state: 'error', retry: () => void mutate().catch(() => {}) } : { state: 'pending' };
  if (!data.eligible) return { state: 'notEligible', country: data.country };
  const campaign = parseOrigin(origin)?.campaign ?? null;
  const trialDays = trialLength({ platform: 'web', campaign, offerDays: null });
  return { state: 'ready', country: data.country, plans: data.plans, trialDays };
}

/** Country and prices load together, so that a country is never shown with another one's. Rejects if one is unknown. */
async function loadOffer() {
  const [country, eligible, list] = await Promise.all([
    requireCountry(),
    requireEligibility(),
    products(subscriptionsOrigin()),
  ]);
  const plans = offeredPlans(list);
  return { country, eligible: eligible && isSaleCountry(country) && plans.length > 0, plans };
}
