import type { EmulatorContext } from '../context';
import type { Parameters } from './Parameters';

/** One call of the API. `ids` are the values of the `:name` parts of the path, in order. */
export type Route = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** The answer; a refusal that is returned, not thrown, keeps what was done. */
  run: (context: EmulatorContext, parameters: Parameters, ids: readonly string[]) => object;
};

/** `matchRoute(routes, 'GET', '/v1/customers/cus_1')`, or null. */
export function matchRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): { route: Route; ids: string[] } | null {
  const parts = path.split('/');
  for (const route of routes) {
    if (route.method !== method) continue;
    const ids = match(route.path.split('/'), parts);
    if (ids) return { route, ids };
  }
  return null;
}

function match(pattern: readonly string[], parts: readonly string[]): string[] | null {
  if (pattern.length !== parts.length) return null;
  const ids: string[] = [];
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (expected.startsWith(':') && part !== '') ids.push(decode(part));
    else if (expected !== part) return null;
  }
  return ids;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
