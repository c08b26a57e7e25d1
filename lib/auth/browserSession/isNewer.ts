import { type Credentials, readClaims } from '../credentials';

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
