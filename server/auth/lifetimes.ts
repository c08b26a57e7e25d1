import { day, hour, minute, second } from '@/server/clock';

/** Lifetimes of everything involved in sign-in, in milliseconds. */
export const lifetimes = {
  authSession: 10 * minute,
  /** How long a used code challenge is remembered, so that a second use is refused. */
  codeChallengeMemory: 30 * day,
  authorizationCode: minute,
  /** A redeemed code is kept this long so that a second use of it is noticed. */
  authorizationCodeMemory: day,
  accessToken: 4 * hour,
  refreshToken: 30 * day,
  /** A family ends after this time, however often it is refreshed. */
  family: 180 * day,
  /** An ended family is remembered until none of its refresh tokens could still have been used. */
  revokedFamilyMemory: 30 * day,
  /** A refresh token that was just rotated gets the identical answer for this long: lost answers, two tabs. */
  refreshResult: 10 * second,
  /** Maximum age of a sign-in by one-time code that counts as fresh. */
  freshCode: 10 * minute,
  signingKey: 90 * day,
  /** A signing key is published this long before its first use, so that every cached key set contains it in time. */
  signingKeyNotice: day,
  /** A JWKS answer may be cached this long. */
  keySetCache: hour,
} as const;

/** Longest lifetime that a client on staging may request with `ttl`, in seconds. */
export const maxStagingTtl = 7200;
