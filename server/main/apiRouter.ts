import type { Handlers, SiteRoute } from '@/server/http/api';
import { matchRoute } from '@/server/http/matchRoute';

/**
 * The call that answers a path below `/api`, or null. A fixed path wins over one with dynamic parts.
 * @param calls by address, such as `/api/products/[id]/features`
 */
export function findApiCall(calls: Readonly<Record<string, Handlers>>, path: string): SiteRoute | null {
  const name = Object.hasOwn(calls, path)
    ? path
    : Object.keys(calls).find((address) => address.includes('[') && matchRoute(address, path));
  const handlers = name && calls[name];
  return handlers ? { name, handlers } : null;
}
