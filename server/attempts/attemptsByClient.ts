import { isLoopback } from '@/server/http/request/clientIp';
import { networksOf } from '@/server/http/request/network';
import type { RequestContext } from '@/server/http/requestContext';
import { requireAttempt, type Use } from './attempts';
import { type Limit, type LimitName, limits } from './limitTable';

/**
 * Counts an attempt of the client's network, and of the wide network around it while the single one is within its maximum.
 * @throws ApiError too_many_requests
 */
export async function requireAttemptByClient(context: RequestContext, limit: LimitName): Promise<void> {
  const { services } = context;
  for (const use of usesByClient(context, limit)) await requireAttempt(services.database, services, use);
}

/** What a call counts for by where it comes from. Empty in a sandbox for its own machine, which it does not limit. */
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
