import { protocol } from '@/lib/content/protocol';
import type { Config } from '@/server/config/config';
import { ApiError } from '@/server/http/ApiError';

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
 * Validates the parameters. A missing method means S256, the only one. The redirect URI is compared byte for byte with
 * the client's list; a client without a list must not send any.
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

/** A public OAuth client from the allow-list. The web client has no redirect URI: it reads JSON answers. */
export type Client = { id: string; kind: 'web' | 'native'; redirectUris: readonly string[] };

/** The client with this id, or null when it is not on the list. */
export function findClient(config: Config, id: string | null): Client | null {
  const { web, native } = config.clients;
  if (id === web.id) return { id, kind: 'web', redirectUris: [] };
  if (id === native.id) return { id, kind: 'native', redirectUris: native.redirectUris };
  return null;
}
