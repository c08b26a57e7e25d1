import { day, hour, minute, second } from '@/server/clock';

/** How long everything of sign-in lives, in milliseconds. */
export const lifetimes = {
  authSession: 10 * minute,
  /** How long a used code challenge is remembered, so that a second use is refused. */
  codeChallengeMemory: 30 * day,
  authorizationCode: minute,
  /** A redeemed code is kept this long to notice that it is presented again. */
  authorizationCodeMemory: day,
  accessToken: 4 * hour,
  refreshToken: 30 * day,
  /** However often it is refreshed, a family ends after this. */
  family: 180 * day,
  /** The refresh token just rotated gets the identical answer for this long: lost answers, two tabs. */
  refreshResult: 10 * second,
  /** Age of a sign-in by one-time code that still counts as fresh. */
  freshCode: 10 * minute,
  /** Life of the link that is mailed when a budget is used up. */
  unlockLink: 6 * hour,
  signingKey: 90 * day,
  /** A signing key is published this long before it signs, so that every cached key set holds it in time. */
  signingKeyNotice: day,
  /** A JWKS answer may be cached this long. */
  keySetCache: hour,
} as const;

/** Longest life a client on staging may ask for by `ttl`, in seconds. */
export const maxStagingTtl = 7200;
