import { lifetimes } from '@/server/auth/lifetimes';
import { second } from '@/server/clock';
import type { HandlerResult } from '@/server/http/handlerResult';
import { holdsCurrent } from '@/server/http/request/negotiation';
import type { RequestContext } from '@/server/http/requestContext';
import { digest } from '@/server/secrets';
import { publishedKeys } from './signingKeys';

/** GET .well-known/jwks.json: the public keys (RFC 7517), cacheable for an hour, with an ETag. */
export async function readKeySet(context: RequestContext): Promise<HandlerResult> {
  const rows = await publishedKeys(context.services);
  const text = `{"keys":[${rows.map((row) => row.public_jwk).join(',')}]}`;
  const etag = `"${digest(text)}"`;
  const headers = { 'Cache-Control': `public, max-age=${lifetimes.keySetCache / second}`, ETag: etag };
  if (holdsCurrent(context.header('if-none-match'), etag)) return { status: 304, headers };
  return { text, headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } };
}
