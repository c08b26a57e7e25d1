import { type Clock, second } from '@/server/clock';
import { isLoopback } from '@/server/http/request/clientIp';
import { networksOf } from '@/server/http/request/network';
import type { RequestContext } from '@/server/http/requestContext';
import type { Limit } from './limitTable';

type Rule = Pick<Limit, 'maximum' | 'windowSeconds' | 'wideMaximum'> & { networks?: number };

/**
 * A limit for calls too small for a database row, counted in this process in a fixed window. Beyond a number of networks,
 * new ones share one count, so memory stays flat under any flood. A sandbox does not limit its own machine.
 */
export function makeBurstLimit(
  clock: Clock,
  { maximum, windowSeconds, wideMaximum, networks = 20_000 }: Rule,
) {
  const window = windowSeconds * second;
  let windowEnds = 0;
  let counts = new Map<string, number>();
  const counted = (network: string, shared: string): number => {
    const key = counts.has(network) || counts.size < networks ? network : shared;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };
  return {
    /** False when the client's network, single or wide, has used up the current window. */
    allows({ services, clientIp }: Pick<RequestContext, 'services' | 'clientIp'>): boolean {
      if (services.config.mode === 'sandbox' && isLoopback(clientIp)) return true;
      const now = clock.now();
      // A clock that was ahead and is set back would otherwise keep the window open until it is that late again.
      if (now >= windowEnds || windowEnds > now + window) {
        windowEnds = now + window;
        counts = new Map();
      }
      const { single, wide } = networksOf(clientIp);
      if (counted(single, '') > maximum) return false;
      if (wide === null || wideMaximum === undefined) return true;
      return counted(wide, '/') <= wideMaximum;
    },
  };
}
