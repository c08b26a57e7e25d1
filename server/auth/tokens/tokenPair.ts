import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
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
export type TokenSubject = { id: string; email: string | null; entitlements: readonly Entitlement[] };

export type TokenPair = {
  answer: TokenResponse;
  /** Hash of the `jti` prefix that both tokens share; it identifies the pair in the database. */
  pairHash: string;
  createdAt: number;
  /** When the refresh token ends, in milliseconds. */
  expiresAt: number;
};

/** How the client wants its access token. */
export type AccessTokenWish = {
  /** Lifetime in seconds, when the client asked for a shorter one. */
  accessSeconds?: number;
  /** The id of a client that asks in the standard way. Its access tokens follow RFC 9068, those of others the apps. */
  standardClient?: string;
};

type Wish = AccessTokenWish & {
  /** When the family ends, in milliseconds; none of its tokens lives longer. */
  familyEndsAt: number;
};

const signers = new Map<string, KeyObject>();

function signer(services: Services, row: SigningKeyRow): KeyObject {
  const key =
    signers.get(row.kid) ?? createPrivateKey({ key: JSON.parse(privateJwk(services, row)), format: 'jwk' });
  signers.set(row.kid, key);
  return key;
}

/**
 * A JWT in compact form, signed with ES256 (RFC 7515 section 3.1, RFC 7518 section 3.4), at once: handing so short a job
 * to the thread pool takes twice the time.
 */
function signed(header: { typ: string; kid: string }, key: KeyObject, claims: Record<string, unknown>) {
  const text = [{ alg: 'ES256', ...header }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

/** Signs an access and a refresh token with the claims of native contract section 3.4. Stores nothing. */
export async function signTokenPair(
  services: Services,
  key: SigningKeyRow,
  subject: TokenSubject,
  { familyEndsAt, accessSeconds = lifetimes.accessToken / second, standardClient }: Wish,
): Promise<TokenPair> {
  const now = services.clock.now();
  const issuedAt = Math.floor(now / second);
  const familyEnd = Math.floor(familyEndsAt / second);
  const accessEnd = Math.min(issuedAt + accessSeconds, familyEnd);
  const refreshEnd = Math.min(issuedAt + lifetimes.refreshToken / second, familyEnd);
  const prefix = opaqueToken(services.random);
  const privateKey = signer(services, key);
  const token = (claims: Record<string, unknown>, audience: string, end: number, typ = 'JWT') =>
    signed({ typ, kid: key.kid }, privateKey, {
      ...claims,
      api: 'v2',
      iss: services.config.issuer,
      aud: audience,
      sub: subject.id,
      iat: issuedAt,
      exp: end,
      jti: `${prefix}:${services.random.uuid()}`,
    });
  const { email, entitlements } = subject;
  return {
    answer: {
      access_token: token(
        { scope: protocol.scope, email, entitlements, client_id: standardClient },
        protocol.accessTokenAudience,
        accessEnd,
        standardClient && 'at+jwt',
      ),
      refresh_token: token({ scope: protocol.refreshScope }, protocol.refreshTokenAudience, refreshEnd),
      expires_in: accessEnd - issuedAt,
      token_type: 'Bearer',
    },
    pairHash: digest(prefix),
    createdAt: now,
    expiresAt: refreshEnd * second,
  };
}
