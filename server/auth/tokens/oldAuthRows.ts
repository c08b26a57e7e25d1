import { lifetimes } from '@/server/auth/lifetimes';
import { clockDifference } from '@/server/clock';
import { type OldRows, oldRows } from '@/server/store/pruneInBatches';

/** Rows that have ended and are no longer needed to detect reuse. */
export function oldAuthRows(now: number): OldRows[] {
  const lastRepeated = now - lifetimes.refreshResult - clockDifference;
  return [
    oldRows('auth_sessions', 'expires_at', (row) =>
      row('expires_at', '<', now - lifetimes.codeChallengeMemory),
    ),
    oldRows('authorization_codes', 'expires_at', (row) =>
      row('expires_at', '<', now - lifetimes.authorizationCodeMemory),
    ),
    oldRows('account_choices', 'expires_at', (row) => row('expires_at', '<', now)),
    oldRows('token_pairs', 'expires_at', (row) => row('expires_at', '<', now)),
    oldRows('token_families', 'absolute_expires_at', (row) => row('absolute_expires_at', '<', now)),
    oldRows('token_families', 'revoked_at', (row) =>
      row('revoked_at', '<', now - lifetimes.revokedFamilyMemory),
    ),
    oldRows('signing_keys', 'retires_at', (row) => row('retires_at', '<', now)),
    // Answers kept for a repeated refresh are wiped once the repetition window has passed on every clock.
    oldRows(
      'token_pairs',
      'rotated_at',
      (row) => row.and([row('successor', 'is not', null), row('rotated_at', '<', lastRepeated)]),
      { clear: 'successor' },
    ),
  ];
}
