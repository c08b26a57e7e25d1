import { LRUCache } from 'lru-cache';
import { second } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import { isLoopback } from '@/server/http/request/clientIp';
import type { RequestContext } from '@/server/http/requestContext';
import type { Services } from '@/server/services';
import { burstLimits } from './limitTable';

type Window = { count: number; endsAt: number };

const maxSignIns = 20_000;
const windows = new WeakMap<Services, LRUCache<string, Window>>();

/**
 * Counts a renewal of one sign-in's tokens, in this process, for those that renewed last. Nobody else shares the count,
 * so no stranger behind the same exit can use it up. A sandbox does not limit its own machine.
 * @throws ApiError too_many_requests
 */
export function requireRenewal(
  { services, clientIp }: Pick<RequestContext, 'services' | 'clientIp'>,
  signIn: string,
): void {
  if (services.config.mode === 'sandbox' && isLoopback(clientIp)) return;
  const { maximum, windowSeconds } = burstLimits.renewals;
  const length = windowSeconds * second;
  const now = services.clock.now();
  const counted = windows.get(services) ?? new LRUCache<string, Window>({ max: maxSignIns });
  windows.set(services, counted);
  const last = counted.get(signIn);
  // A clock that was ahead and is set back would otherwise keep the window open until it is that late again.
  const isOpen = last !== undefined && now < last.endsAt && last.endsAt <= now + length;
  const window = isOpen ? last : { count: 0, endsAt: now + length };
  counted.set(signIn, window);
  window.count += 1;
  if (window.count <= maximum) return;
  throw new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil((window.endsAt - now) / second) });
}
