import { decodeProtectedHeader, errors, importJWK, type JWTPayload, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { protocol } from '@/lib/content/protocol';
import { second } from '@/server/clock';
import { digest } from '@/server/secrets';
import type { Services } from '@/server/services';
import { type SigningKeyRow, verificationKey } from './signingKeys';

type TokenKind = 'access' | 'refresh';
type ValidToken = {
  kind: 'valid';
  accountId: string;
  pairHash: string;
  /** The id of the key that signed it. */
  kid: string;
  /** When it ends, in milliseconds. */
  expiresAt: number;
};
type VerifiedToken = ValidToken | { kind: 'expired' } | { kind: 'invalid' };

const expectations = {
  access: { audience: protocol.accessTokenAudience, scope: protocol.scope, types: ['JWT', 'at+jwt'] },
  refresh: { audience: protocol.refreshTokenAudience, scope: protocol.refreshScope, types: ['JWT'] },
} as const;

const headerMembers = new Set(['alg', 'typ', 'kid']);
const verifiers = new Map<string, ReturnType<typeof importJWK>>();

function verifier(row: SigningKeyRow): ReturnType<typeof importJWK> {
  const key = verifiers.get(row.kid) ?? importJWK(JSON.parse(row.public_jwk), 'ES256');
  verifiers.set(row.kid, key);
  return key;
}

const maxChecked = 2000;
const checkedTokens = new WeakMap<Services, LRUCache<string, ValidToken>>();

/**
 * An access token of ours, as `verifyToken` reads it, whose signature this process checks once: that takes longer than
 * the rest of the call. Its key and end are checked every time, and the database says whether it was revoked.
 */
export async function verifyAccessToken(services: Services, token: string): Promise<VerifiedToken> {
  const checked = checkedTokens.get(services) ?? new LRUCache({ max: maxChecked });
  checkedTokens.set(services, checked);
  const known = checked.get(token);
  if (known && known.expiresAt > services.clock.now() && (await verificationKey(services, known.kid))) {
    return known;
  }
  const verified = await verifyToken(services, token, 'access');
  if (verified.kind === 'valid') checked.set(token, verified);
  return verified;
}

/**
 * Checks the signature, issuer, audience, scope and expiry of one of our tokens. The key is chosen by `kid` from ours; a
 * header that offers any other key or algorithm is refused first.
 */
export async function verifyToken(
  services: Services,
  token: string,
  kind: TokenKind,
): Promise<VerifiedToken> {
  const { audience, scope, types } = expectations[kind];
  const row = await keyOf(services, token, types);
  if (!row) return { kind: 'invalid' };
  try {
    const { payload } = await jwtVerify(token, await verifier(row), {
      algorithms: ['ES256'],
      issuer: services.config.issuer,
      audience,
      requiredClaims: ['sub', 'exp', 'iat', 'jti'],
      currentDate: new Date(services.clock.now()),
    });
    return payload.scope === scope ? valid(payload, row.kid) : { kind: 'invalid' };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { kind: 'expired' };
    if (error instanceof errors.JOSEError) return { kind: 'invalid' };
    throw error;
  }
}

function valid({ sub, jti, exp }: JWTPayload, kid: string): VerifiedToken {
  const prefix = jti?.split(':')[0];
  if (!sub || !prefix || exp === undefined) return { kind: 'invalid' };
  return { kind: 'valid', accountId: sub, pairHash: digest(prefix), kid, expiresAt: exp * second };
}

async function keyOf(services: Services, token: string, types: readonly unknown[]) {
  const header = headerOf(token);
  if (!types.includes(header?.typ)) return null;
  if (header?.alg !== 'ES256' || typeof header.kid !== 'string') return null;
  if (Object.keys(header).some((member) => !headerMembers.has(member))) return null;
  return verificationKey(services, header.kid);
}

function headerOf(token: string): ReturnType<typeof decodeProtectedHeader> | null {
  try {
    return decodeProtectedHeader(token);
  } catch {
    return null;
  }
}
