import { ApiError } from '@/server/http/ApiError';

/** PostgreSQL stores no NUL, and half a surrogate pair has no UTF-8 form: neither is anything that a person typed. */
const unstorable = /\0|\p{Surrogate}/u;

/**
 * Refuses what no database of ours could take, wherever it stands in the value, before any handler sees it. The values
 * are walked without recursion, because a body may be nested thousands deep.
 * @throws ApiError invalid_request
 */
export function requireStorable(value: unknown): void {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string' && unstorable.test(next)) throw new ApiError('invalid_request');
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, inner] of Object.entries(next)) open.push(name, inner);
  }
}
