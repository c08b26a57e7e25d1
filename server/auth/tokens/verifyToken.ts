import { decodeProtectedHeader, errors, importJWK, type JWTPayload, jwtVerify } from 'jose';
import { protocol } from '@/lib/content/protocol';
import { digest } from '@/server/secrets';
import type { Services } from '@/server/services';
import { type SigningKeyRow, verificationKey } from './signingKeys';

type TokenKind = 'access' | 'refresh';
type VerifiedToken =
  | { kind: 'valid'; accountId: string; pairHash: string }
  | { kind: 'expired' }
  | { kind: 'invalid' };

const expectations = {
  access: { audience: protocol.accessTokenAudience, scope: protocol.scope },
  refresh: { audience: protocol.refreshTokenAudience, scope: protocol.refreshScope },
} as const;

const headerMembers = new Set(['alg', 'typ', 'kid']);
const verifiers = new Map<string, ReturnType<typeof importJWK>>();

function verifier(row: SigningKeyRow): ReturnType<typeof importJWK> {
  const held = verifiers.get(row.kid);
  if (held) return held;
  const key = importJWK(JSON.parse(row.public_jwk), 'ES256');
  verifiers.set(row.kid, key);
  return key;
}

/**
 * Checks the signature, issuer, audience, scope and expiry of one of our tokens. The key is chosen by `kid` from our
 * own keys; a header that offers any other key or algorithm is refused before anything else is checked.
 */
export async function verifyToken(
  services: Services,
  token: string,
  kind: TokenKind,
): Promise<VerifiedToken> {
  const row = await keyOf(services, token);
  if (!row) return { kind: 'invalid' };
  const { audience, scope } = expectations[kind];
  try {
    const { payload } = await jwtVerify(token, await verifier(row), {
      algorithms: ['ES256'],
      typ: 'JWT',
      issuer: services.config.issuer,
      audience,
      requiredClaims: ['sub', 'exp', 'iat', 'jti'],
      currentDate: new Date(services.clock.now()),
    });
    return payload.scope === scope ? valid(payload) : { kind: 'invalid' };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { kind: 'expired' };
    if (error instanceof errors.JOSEError) return { kind: 'invalid' };
    throw error;
  }
}

function valid({ sub, jti }: JWTPayload): VerifiedToken {
  const prefix = jti?.split(':')[0];
  if (!sub || !prefix) return { kind: 'invalid' };
  return { kind: 'valid', accountId: sub, pairHash: digest(prefix) };
}

async function keyOf(services: Services, token: string): Promise<SigningKeyRow | null> {
  const header = headerOf(token);
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
