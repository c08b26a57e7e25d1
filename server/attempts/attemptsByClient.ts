import { isLoopback } from '@/server/http/request/clientIp';
import { networksOf } from '@/server/http/request/network';
import type { RequestContext } from '@/server/http/requestContext';
import { requireInNetworks, type Use } from './attempts';
import { type Limit, type LimitName, limits } from './limitTable';

/** Counts an attempt for the client's network, and the wide one around it. @throws ApiError too_many_requests */
export async function requireAttemptByClient(context: RequestContext, limit: LimitName): Promise<void> {
  const { services } = context;
  await requireInNetworks(services, usesByClient(context, limit));
}

/** The networks that a call counts toward. Empty for a sandbox's own machine, which is not limited. */
export function usesByClient(
  { services, clientIp }: Pick<RequestContext, 'services' | 'clientIp'>,
  limit: LimitName,
): Use[] {
  if (services.config.mode === 'sandbox' && isLoopback(clientIp)) return [];
  const { wideMaximum }: Limit = limits[limit];
  const { single, wide } = networksOf(clientIp);
  const uses: Use[] = [{ limit, subject: single }];
  if (wide !== null && wideMaximum !== undefined) uses.push({ limit, subject: wide, wide: true });
  return uses;
}
