import { timingSafeEqual } from 'node:crypto';
import { digest } from '@/server/secrets';

/** RFC 7636 allows 43 to 128 characters; up to 256 are accepted because a public native client sends 171. */
export function isCodeVerifier(value: string): boolean {
  return /^[A-Za-z0-9\-._~]{43,256}$/.test(value);
}

/** The S256 check of RFC 7636 section 4.6, in constant time. */
export function verifierMatches(verifier: string, codeChallenge: string): boolean {
  const actual = Buffer.from(digest(verifier));
  const expected = Buffer.from(codeChallenge);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
