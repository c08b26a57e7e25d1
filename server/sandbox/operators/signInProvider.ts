import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { type OperatorProvider, type OperatorRole, providerPath } from '@/server/config/operatorProvider';
import { opaqueToken, type Random } from '@/server/random';
import { isSameSecret } from '@/server/secrets';

/** Whoever the stand-in vouches for; whether it is true is up to who fills in its page. */
export type ChosenPerson = { name: string; roles: readonly OperatorRole[] };

type Grant = { person: ChosenPerson; challenge: string; nonce: string | null; madeAt: number };
type Fields = Readonly<Record<string, unknown>>;
export type TokenAnswer = { status: number; json: Fields };

/** How long a code and an ID token hold, in seconds: the time that the browser needs. */
const seconds = 60;

/**
 * The stand-in for the company's OpenID provider, with one client and nobody's password. It speaks the wire of OpenID
 * Connect Core and refuses what a provider refuses. Times are real, because the library that checks them reads the
 * machine's clock.
 */
export function makeSignInProvider(
  { issuer, clientId, clientSecret, rolesClaim, roleValues }: OperatorProvider,
  publicOrigin: string,
  random: Random,
) {
  const pages = publicOrigin + providerPath;
  const redirectUri = `${publicOrigin}/ops/sign-in/callback`;
  const codes = new LRUCache<string, Grant>({ max: 1000 });
  const kid = random.uuid();
  const keyPair = generateKeyPair('ES256');

  async function idToken({ person: { name, roles }, nonce }: Grant): Promise<string> {
    const sub = createHash('sha256').update(name).digest('hex').slice(0, 12);
    const now = Math.floor(Date.now() / 1000);
    const values = roles.flatMap((role) => roleValues[role] ?? []);
    return new SignJWT({
      nonce: nonce ?? undefined,
      email: `${name}@operators.example`,
      [rolesClaim]: values,
    })
      .setProtectedHeader({ alg: 'ES256', kid })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setSubject(sub)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign((await keyPair).privateKey);
  }

  return {
    metadata: {
      issuer,
      authorization_endpoint: `${pages}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      end_session_endpoint: `${pages}/logout`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      code_challenge_methods_supported: ['S256'],
    },

    async keys() {
      return { keys: [{ ...(await exportJWK((await keyPair).publicKey)), kid, alg: 'ES256', use: 'sig' }] };
    },

    /** Why a request to sign in leads nobody back; null for a good one. */
    problemOf(query: URLSearchParams): string | null {
      if (query.get('client_id') !== clientId) return 'There’s no such client.';
      if (query.get('redirect_uri') !== redirectUri) return 'The redirect URI isn’t the registered one.';
      const isCode = query.get('response_type') === 'code' && query.get('code_challenge_method') === 'S256';
      const isScoped = query.get('scope')?.split(' ').includes('openid');
      return isCode && isScoped && query.get('code_challenge') ? null : 'The request isn’t a valid one.';
    },

    /** Where the person who was chosen is led, for a request that has no problem. */
    grant(query: URLSearchParams, person: ChosenPerson): string {
      const code = opaqueToken(random);
      const challenge = query.get('code_challenge') ?? '';
      codes.set(code, { person, challenge, nonce: query.get('nonce'), madeAt: Date.now() });
      const answer = new URLSearchParams({ code, state: query.get('state') ?? '' });
      return `${redirectUri}?${answer}`;
    },

    /** The token endpoint. A code is gone once it was tried, whatever came of it. */
    async redeem(fields: Fields): Promise<TokenAnswer> {
      if (fields.client_id !== clientId || !isSameSecret(String(fields.client_secret), clientSecret)) {
        return { status: 401, json: { error: 'invalid_client' } };
      }
      const code = String(fields.code);
      const grant = codes.get(code);
      codes.delete(code);
      const challenge = createHash('sha256').update(String(fields.code_verifier)).digest('base64url');
      const isGood = fields.grant_type === 'authorization_code' && fields.redirect_uri === redirectUri;
      const isFresh = grant !== undefined && Date.now() - grant.madeAt < seconds * 1000;
      if (!isGood || !isFresh || challenge !== grant.challenge) {
        return { status: 400, json: { error: 'invalid_grant' } };
      }
      const tokens = { access_token: opaqueToken(random), token_type: 'Bearer', expires_in: seconds };
      return { status: 200, json: { ...tokens, id_token: await idToken(grant) } };
    },
  };
}

export type SignInProvider = ReturnType<typeof makeSignInProvider>;
