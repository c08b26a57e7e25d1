import { protocol } from '@/lib/content/protocol';
import type { Config } from '@/server/config/config';
import { ApiError } from '@/server/http/ApiError';
import { type Client, findClient } from './clients';

/** A validated authorize call (RFC 6749 section 4.1.1 with RFC 7636 section 4.3). */
export type AuthorizationRequest = { client: Client; redirectUri: string | null; codeChallenge: string };

const once = [
  'response_type',
  'client_id',
  'redirect_uri',
  'scope',
  'code_challenge',
  'code_challenge_method',
];

/**
 * Validates the parameters. Only S256 is accepted, and a missing method means S256. The redirect URI is compared byte
 * for byte with the client's list: a client with a list must name one of its URIs, and a client without one must not
 * send any.
 * @throws ApiError invalid_authorization_request. Nothing is ever redirected to a URI that was not checked.
 */
export function checkAuthorizationRequest(config: Config, parameters: URLSearchParams): AuthorizationRequest {
  const client = findClient(config, parameters.get('client_id'));
  const redirectUri = parameters.get('redirect_uri');
  const codeChallenge = parameters.get('code_challenge');
  if (
    once.some((name) => parameters.getAll(name).length > 1) ||
    client === null ||
    parameters.get('response_type') !== 'code' ||
    parameters.get('scope') !== protocol.scope ||
    (parameters.get('code_challenge_method') ?? 'S256') !== 'S256' ||
    codeChallenge === null ||
    !/^[A-Za-z0-9_-]{43}$/.test(codeChallenge) ||
    !isRedirectAllowed(client, redirectUri)
  ) {
    throw new ApiError('invalid_authorization_request');
  }
  return { client, redirectUri, codeChallenge };
}

function isRedirectAllowed(client: Client, redirectUri: string | null): boolean {
  return redirectUri === null ? client.redirectUris.length === 0 : client.redirectUris.includes(redirectUri);
}
