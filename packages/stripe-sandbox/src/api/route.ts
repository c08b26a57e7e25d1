import type { EmulatorContext } from '../context';
import type { Parameters } from './Parameters';

/**
 * What a call does: it answers a record, or what is sent. A refusal that is returned, not thrown, keeps what was done.
 * `ids` are the values of the `:name` parts of the path, in order.
 */
export type Run = (context: EmulatorContext, parameters: Parameters, ids: readonly string[]) => object;

/** Calls by method and path, such as `GET /v1/customers/:id`. */
export type Routes = Readonly<Record<string, Run>>;

/** `matchRoute(routes, 'GET', '/v1/customers/cus_1')`, or null. */
export function matchRoute(
  routes: Routes,
  method: string,
  path: string,
): { call: string; run: Run; ids: string[] } | null {
  const parts = `${method} ${path}`.split('/');
  for (const [call, run] of Object.entries(routes)) {
    const ids = match(call.split('/'), parts);
    if (ids) return { call, run, ids };
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
