import type { Clock } from '@/server/clock';
import type { Call } from './call';
import { isLoopback } from './clientAddress';
import { networkOf } from './network';

export type BurstLimit = {
  /** False when the client's network has had its share of the running window. */
  allows(call: Pick<Call, 'services' | 'address'>): boolean;
};

type Rule = { maximum: number; windowSeconds: number; networks?: number };

/**
 * A limit for calls too small to be worth a row in the database: counted in this process alone, in a fixed window, for
 * a bounded number of networks. Beyond that number newcomers share one count, so memory stays flat under any flood. A
 * sandbox does not limit its own machine.
 */
export function makeBurstLimit(
  clock: Clock,
  { maximum, windowSeconds, networks = 20_000 }: Rule,
): BurstLimit {
  let windowEnds = 0;
  let counts = new Map<string, number>();
  return {
    allows({ services, address }) {
      if (services.config.mode === 'sandbox' && isLoopback(address)) return true;
      const now = clock.now();
      if (now >= windowEnds) {
        windowEnds = now + windowSeconds * 1000;
        counts = new Map();
      }
      const network = networkOf(address);
      const key = counts.has(network) || counts.size < networks ? network : '';
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= maximum;
    },
  };
}
