import { AuthorizeQuery } from '@/lib/contract/requests';
import type { Config } from '@/server/config/config';
import { ApiError } from '@/server/http/ApiError';
import { oauthParameters } from './oauthParameters';

/** A validated authorize call (RFC 6749 section 4.1.1 with RFC 7636 section 4.3). */
export type AuthorizationRequest = {
  client: Client;
  redirectUri: string | null;
  codeChallenge: string;
  /** Given back with the code. */
  state: string | null;
};

/**
 * Validates the parameters. A missing method means S256, the only one. The redirect URI is compared byte for byte with
 * the client's list; a client without a list must not send any.
 * @throws ApiError invalid_authorization_request. Nothing is ever redirected to a URI that was not checked.
 */
export function checkAuthorizationRequest(
  config: Config,
  sent: Iterable<readonly [string, unknown]>,
): AuthorizationRequest {
  const asked = AuthorizeQuery.safeParse(oauthParameters(sent, 'invalid_authorization_request'));
  if (!asked.success) throw new ApiError('invalid_authorization_request');
  const { client_id: id, redirect_uri: redirectUri = null, code_challenge: codeChallenge } = asked.data;
  const client = findClient(config, id);
  if (client === null || !isRedirectAllowed(client, redirectUri)) {
    throw new ApiError('invalid_authorization_request');
  }
  return { client, redirectUri, codeChallenge, state: asked.data.state ?? null };
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
