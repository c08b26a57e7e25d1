import type { EmulatorContext } from '../context';
import type { PortalConfigurationRecord, PriceRecord } from '../records';

/**
 * The price a subscriber may change to in the portal: one that the portal's configuration offers, in the same currency
 * and with another billing period. Null when there is none.
 */
export function otherPrice(
  context: EmulatorContext,
  { features }: PortalConfigurationRecord,
  current: PriceRecord,
): PriceRecord | null {
  const { enabled, default_allowed_updates: allowed, products } = features.subscription_update;
  if (!enabled || !allowed.includes('price')) return null;
  const offered = products.flatMap(({ prices }) =>
    prices.flatMap((id) => context.store.get('price', id) ?? []),
  );
  const fitting = offered.find(
    (price) =>
      price.active &&
      price.currency === current.currency &&
      price.recurring.interval !== current.recurring.interval,
  );
  return fitting ?? null;
}
