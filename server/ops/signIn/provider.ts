import * as openid from 'openid-client';
import type { OperatorProvider } from '@/server/config/operatorProvider';
import type { Claims } from './operatorIn';
import type { SignInAttempt } from './signInAttempt';

/**
 * The company's provider, by openid-client: authorization code with PKCE (RFC 6749, RFC 7636), OpenID Connect Core 1.0 and
 * RP-Initiated Logout 1.0. The library checks the ID token: signature, issuer, audience, nonce, and times.
 */

/** Of each question. Finishing a sign-in asks two, and a third time after the provider has changed its keys. */
const timeoutSeconds = 4;

/** The one redirect URI that is registered at the provider, below our origin. */
export const callbackPath = '/ops/sign-in/callback';

/** Providers that have said what they offer. One that failed to is asked again by the next sign-in. */
const known = new WeakMap<OperatorProvider, Promise<openid.Configuration>>();

function discovered(provider: OperatorProvider): Promise<openid.Configuration> {
  const before = known.get(provider);
  if (before) return before;
  const asked = discover(provider);
  known.set(provider, asked);
  asked.catch(() => known.delete(provider));
  return asked;
}

async function discover({ issuer, clientId, clientSecret }: OperatorProvider): Promise<openid.Configuration> {
  const server = new URL(issuer);
  // Signatures are not checked without being asked for, because the token comes over TLS; we trust no proxy on the way.
  const execute = [openid.enableNonRepudiationChecks];
  if (server.protocol === 'http:') execute.push(openid.allowInsecureRequests);
  const found = await openid.discovery(server, clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    execute,
  });
  // The library lets some providers name another issuer, which would let people of any company in.
  const named = found.serverMetadata().issuer;
  if (!URL.canParse(named) || new URL(named).href !== server.href) {
    throw new Error('The provider names another issuer than OPS_ISSUER.');
  }
  return found;
}

/** Where a person signs in, to be led back to `callbackPath`. @throws when the provider does not answer */
export async function authorizationUrl(
  provider: OperatorProvider,
  publicOrigin: string,
  { state, nonce, verifier }: SignInAttempt,
): Promise<string> {
  const { href } = openid.buildAuthorizationUrl(await discovered(provider), {
    redirect_uri: publicOrigin + callbackPath,
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return href;
}

/** A person whom the provider vouches for. */
export type Redeemed = { claims: Claims; idToken: string };

/**
 * Redeems the code that a person was led back with.
 * @throws what `failureOf` tells apart
 */
export async function redeemAtProvider(
  provider: OperatorProvider,
  callback: URL,
  { state, nonce, verifier }: SignInAttempt,
): Promise<Redeemed> {
  const tokens = await openid.authorizationCodeGrant(await discovered(provider), callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || !tokens.id_token) throw new Error('The library requires an ID token.');
  return { claims, idToken: tokens.id_token };
}

/** Where a person is signed out of the provider as well; null when it offers no such page, or does not answer. */
export async function logoutUrl(
  provider: OperatorProvider,
  publicOrigin: string,
  idToken: string,
): Promise<string | null> {
  const found = await discovered(provider).catch(() => null);
  if (!found?.serverMetadata().end_session_endpoint) return null;
  const parameters = { id_token_hint: idToken, post_logout_redirect_uri: `${publicOrigin}/ops` };
  return openid.buildEndSessionUrl(found, parameters).href;
}

/** Where the library says of an answer that it is none; otherwise, that a code or an ID token is not to be believed. */
const awayCodes = /^OAUTH_(TIMEOUT|ABORT|RESPONSE_IS_NOT_|JSON_ATTRIBUTE_COMPARISON)/;

/**
 * Whether the provider vouches for nobody, or is away and will not speak to this site, with a word about it for the log.
 * Neither holds anything of the token.
 */
export function failureOf(error: unknown): { refused: boolean; reason: string } {
  if (error instanceof openid.AuthorizationResponseError)
    return { refused: true, reason: worded(error.error) };
  if (error instanceof openid.ResponseBodyError) {
    return { refused: error.error === 'invalid_grant', reason: worded(error.error) };
  }
  if (error instanceof openid.ClientError && error.code !== undefined) {
    return { refused: !awayCodes.test(error.code), reason: error.code };
  }
  return { refused: false, reason: error instanceof Error ? error.message : 'unknown' };
}

/** An error code of RFC 6749; the address bar may hold anything in its place. */
function worded(code: string): string {
  return /^[a-z_]{1,60}$/.test(code) ? code : 'another error';
}
