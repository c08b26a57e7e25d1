import type { IncomingMessage } from 'node:http';
import { ApiError, isApiError } from '@/server/http/ApiError';
import { boundedBytes } from './boundedBytes';

/** Largest body that any call accepts, in bytes. */
const maxBodyBytes = 64 * 1024;
/** Most fields in a form or a query, and most objects and lists in JSON: far above what calls need, yet read instantly. */
export const maxParts = 200;

/**
 * Reads the whole body as bytes. A client that leaves before it has sent everything is no failure of ours, and nobody
 * reads the answer.
 * @throws ApiError payload_too_large, invalid_request when the client has left
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) throw tooLarge();
  try {
    return await boundedBytes(request, maxBodyBytes, tooLarge);
  } catch (error) {
    throw isApiError(error) ? error : new ApiError('invalid_request');
  }
}

// The connection is closed because the rest of the oversized body is never read.
function tooLarge(): ApiError {
  return new ApiError('payload_too_large', { headers: { connection: 'close' } });
}

/**
 * Parses a JSON or form body into a plain record; an absent body gives an empty record.
 * @throws ApiError unsupported_media_type; invalid_request when the JSON is malformed, is not an object or cannot be
 * stored
 */
export function parseBody(contentType: string | undefined, body: Buffer): Record<string, unknown> {
  if (body.length === 0) return {};
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/x-www-form-urlencoded') {
    if (isBeyond(maxParts, body, '&')) throw new ApiError('invalid_request');
    const fields = new URLSearchParams(body.toString('utf8'));
    const form = Object.fromEntries([...fields].map(([name]) => [name, onlyOrAll(fields.getAll(name))]));
    requireStorable(form);
    return form;
  }
  if (type !== 'application/json') throw new ApiError('unsupported_media_type');
  const value = parseJson(body);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ApiError('invalid_request');
  requireStorable(value);
  return { ...value };
}

/** A field that was sent twice is a list, which no call takes for a text. */
function onlyOrAll(values: readonly string[]): unknown {
  return values.length === 1 ? values[0] : values;
}

function parseJson(body: Buffer): unknown {
  if (isBeyond(maxParts, body, '[{')) throw new ApiError('invalid_request');
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new ApiError('invalid_request');
  }
}

/** Whether the body contains more than `maximum` of these ASCII characters. */
function isBeyond(maximum: number, body: Buffer, characters: string): boolean {
  const wanted = new Set(Buffer.from(characters));
  let count = 0;
  for (const byte of body) {
    if (wanted.has(byte)) count += 1;
    if (count > maximum) return true;
  }
  return false;
}

/** PostgreSQL cannot store NUL, and half a surrogate pair has no UTF-8 form: nobody types either of them. */
const unstorable = /\0|\p{Surrogate}/u;

/**
 * Refuses text that the database cannot store, anywhere in the value, before a handler sees it. Walks the value
 * without recursion, because a body may be nested thousands of levels deep.
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
