import { importJWK, SignJWT } from 'jose';
import { protocol } from '@/lib/content/protocol';
import type { TokenResponse } from '@/lib/contract/auth';
import type { Entitlement } from '@/lib/contract/subscription';
import { lifetimes } from '@/server/auth/lifetimes';
import { second } from '@/server/clock';
import { opaqueToken } from '@/server/random';
import { digest } from '@/server/secrets';
import type { Services } from '@/server/services';
import { privateJwk, type SigningKeyRow } from './signingKeys';

/** What the claims of a pair say about the account. */
type Subject = { id: string; email: string | null; entitlements: readonly Entitlement[] };

export type TokenPair = {
  answer: TokenResponse;
  /** Hash of the `jti` prefix that both tokens share; it identifies the pair in the database. */
  pairHash: string;
  createdAt: number;
  /** When the refresh token ends, in milliseconds. */
  expiresAt: number;
};

type Lifetime = {
  /** When the family ends, in milliseconds; none of its tokens lives longer. */
  familyEndsAt: number;
  /** Lifetime of the access token in seconds, when the client asked for a shorter one. */
  accessSeconds?: number;
};

const signers = new Map<string, ReturnType<typeof importJWK>>();

function signer(services: Services, row: SigningKeyRow): ReturnType<typeof importJWK> {
  const held = signers.get(row.kid);
  if (held) return held;
  const key = importJWK(JSON.parse(privateJwk(services, row)), 'ES256');
  signers.set(row.kid, key);
  return key;
}

/** Signs an access and a refresh token with the claims of native contract section 3.4. Stores nothing. */
export async function signTokenPair(
  services: Services,
  key: SigningKeyRow,
  subject: Subject,
  { familyEndsAt, accessSeconds = lifetimes.accessToken / second }: Lifetime,
): Promise<TokenPair> {
  const now = services.clock.now();
  const issuedAt = Math.floor(now / second);
  const familyEnd = Math.floor(familyEndsAt / second);
  const accessEnd = Math.min(issuedAt + accessSeconds, familyEnd);
  const refreshEnd = Math.min(issuedAt + lifetimes.refreshToken / second, familyEnd);
  const prefix = opaqueToken(services.random);
  const privateKey = await signer(services, key);
  const sign = (claims: Record<string, unknown>, audience: string, end: number) =>
    new SignJWT({ ...claims, api: 'v2' })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: key.kid })
      .setIssuer(services.config.issuer)
      .setAudience(audience)
      .setSubject(subject.id)
      .setIssuedAt(issuedAt)
      .setExpirationTime(end)
      .setJti(`${prefix}:${services.random.uuid()}`)
      .sign(privateKey);
  const { email, entitlements } = subject;
  const [access, refresh] = await Promise.all([
    sign({ scope: protocol.scope, email, entitlements }, protocol.accessTokenAudience, accessEnd),
    sign({ scope: protocol.refreshScope }, protocol.refreshTokenAudience, refreshEnd),
  ]);
  return {
    answer: {
      access_token: access,
      refresh_token: refresh,
      expires_in: accessEnd - issuedAt,
      token_type: 'Bearer',
    },
    pairHash: digest(prefix),
    createdAt: now,
    expiresAt: refreshEnd * second,
  };
}
