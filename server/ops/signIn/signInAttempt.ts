import { createHash } from 'node:crypto';
import type { RequestContext } from '@/server/http/requestContext';
import { hostPath, hostPrefixed, setCookieLine } from '@/server/http/setCookie';
import { opaqueToken } from '@/server/random';
import type { Services } from '@/server/services';

/** What one sign-in at the provider is told by: PKCE (RFC 7636), `state` and `nonce` (OpenID Connect Core, 3.1.2.1). */
export type SignInAttempt = { state: string; nonce: string; verifier: string };

/** Time for whoever enters a password and a second factor at the provider. */
const seconds = 600;

/** Begins one: what it is told by, and the cookie that brings it back. */
export function newAttempt({ config, random }: Services): { attempt: SignInAttempt; cookie: string } {
  const secret = opaqueToken(random);
  return { attempt: attemptOf(secret), cookie: attemptLine(config, secret, seconds) };
}

/** The one that was begun in this browser; null without one. */
export function attemptIn({ services, cookie }: RequestContext): SignInAttempt | null {
  const secret = cookie(attemptCookieName(services.config));
  return secret ? attemptOf(secret) : null;
}

/** Forgets the one that was begun in this browser. */
export function endedAttempt(config: Services['config']): string {
  return attemptLine(config, '', 0);
}

/** The provider and the address bar see hashes of the secret; the secret itself never leaves the cookie. */
function attemptOf(secret: string): SignInAttempt {
  const part = (name: string) => createHash('sha256').update(`${name}:${secret}`).digest('base64url');
  return { state: part('state'), nonce: part('nonce'), verifier: part('verifier') };
}

function attemptCookieName(config: Services['config']): string {
  return hostPrefixed(config, 'ops_sign_in');
}

/**
 * Lax, because the provider leads back from another site. With the prefix `__Host-`, no neighboring host can plant an
 * attempt of its own and have somebody finish a stranger's sign-in.
 */
function attemptLine(config: Services['config'], value: string, maxAge: number): string {
  return setCookieLine(config, {
    name: attemptCookieName(config),
    value,
    path: hostPath(config, '/ops/sign-in'),
    maxAge,
    httpOnly: true,
    sameSite: 'lax',
  });
}
