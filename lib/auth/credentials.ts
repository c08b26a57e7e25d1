import * as z from 'zod/mini';
import { AccessTokenClaims, type TokenResponse } from '../contract/auth';

/** What a signed-in page holds, in memory and in the storage of its tab only: never in a URL or local storage. */
export const Credentials = z.object({
  accessToken: z.string(),
  /** Null for v1, whose token is long-lived and is not refreshed. */
  refreshToken: z.nullable(z.string()),
  accountId: z.string(),
  email: z.nullable(z.string()),
  /** When the access token expires, in milliseconds by this device's clock; null when unknown. */
  expiresAt: z.nullable(z.number()),
});
export type Credentials = z.infer<typeof Credentials>;

/** The claims of an access token, read without verification: they decide what is shown, never what is allowed. */
export function readClaims(accessToken: string): AccessTokenClaims | null {
  const [, payload] = accessToken.split('.');
  if (!payload) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    );
    const result = AccessTokenClaims.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** The credentials in a token response. @throws Error when the access token holds no readable claims. */
export function credentialsOf(answer: TokenResponse, now: number): Credentials {
  const claims = readClaims(answer.access_token);
  if (!claims) throw new Error('The access token holds no readable claims');
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    accountId: claims.sub,
    email: claims.email,
    expiresAt: now + answer.expires_in * 1000,
  };
}

/** The service's clocks agree to this many seconds. */
const clockDifference = 600;

/**
 * Whether a pair for the same account was issued later. The service says when, since the clock of this device may have
 * been set in between. Where that is nearly the same, two of its instances may have issued them; then the one that
 * expires later by this device's clock, which timed both, is the newer one.
 */
export function isNewer(offered: Credentials, held: Credentials): boolean {
  if (offered.accountId !== held.accountId) return false;
  const later = issuedAt(offered) - issuedAt(held);
  if (Math.abs(later) > clockDifference) return later > 0;
  return (offered.expiresAt ?? 0) > (held.expiresAt ?? 0);
}

/** In seconds by the service's clock; 0 for the tokens of v1, which don't say. */
function issuedAt({ accessToken }: Credentials): number {
  return readClaims(accessToken)?.iat ?? 0;
}
