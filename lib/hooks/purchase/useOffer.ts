import useSWR from 'swr';
import { parseOrigin } from '../../attribution/origin';
import { requireCountry } from '../../country/requireCountry';
import { type Market, marketOf } from '../../subscriptions/market';
import { requireEligibility } from '../../subscriptions/saleEligibility';
import { products } from '../../subscriptions/subscriptionClient';
import { trialLength } from '../../subscriptions/trial';
import { isRetryable } from '../session/isRetryable';
import { pageEnvironment } from '../session/pageEnvironment';
import { subscriptionsOrigin } from '../session/subscriptionsOrigin';

export type Offer =
  | { state: 'pending' }
  | { state: 'error'; retry: () => void }
  /** With the trial that a first purchase here would have. */
  | { state: 'ready'; market: Market; trialDays: number };

const isInBrowser = typeof window !== 'undefined';

/** What is sold to this visitor, at the server's price: as the page came with it, else asked for, on staging always. */
export function useOffer(origin: string | null, known: Market | null): Offer {
  const { data, error, mutate } = useSWR('offer', loadMarket, {
    shouldRetryOnError: isRetryable,
    ...(known
      ? { fallbackData: known, revalidateOnMount: isInBrowser && pageEnvironment() === 'staging' }
      : {}),
  });
  // A failed refresh does not remove what is already shown.
  if (!data)
    return error ? { state: 'error', retry: () => void mutate().catch(() => {}) } : { state: 'pending' };
  const campaign = parseOrigin(origin)?.campaign ?? null;
  return {
    state: 'ready',
    market: data,
    trialDays: trialLength({ platform: 'web', campaign, offerDays: null }),
  };
}

/** Country and prices load together, so that a country is never shown with another one's. Rejects if one is unknown. */
async function loadMarket(): Promise<Market> {
  const [country, eligible, list] = await Promise.all([
    requireCountry(),
    requireEligibility(),
    products(subscriptionsOrigin()),
  ]);
  return marketOf(country, eligible ? list : []);
}
