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

/** How a client is led back to: its checked redirect URI, and the state that goes with it. */
type WayBack = Pick<AuthorizationRequest, 'state'> & { redirectUri: string };

/** The address with these parameters that leads back to a client. */
export function addressBack({ redirectUri, state }: WayBack, parameters: Record<string, string>): string {
  const separator = redirectUri.includes('?') ? '&' : '?';
  const sent = state === null ? parameters : { ...parameters, state };
  return `${redirectUri}${separator}${new URLSearchParams(sent)}`;
}

/** Where the errors of an authorize call may go; null while its client or redirect URI is missing, doubled, or wrong. */
export function wayBackOf(config: Config, query: URLSearchParams): WayBack | null {
  const redirectUri = onlyValue(query, 'redirect_uri');
  const client = findClient(config, onlyValue(query, 'client_id'));
  if (client === null || redirectUri === null || !isRedirectAllowed(client, redirectUri)) return null;
  return { redirectUri, state: onlyValue(query, 'state') };
}

function onlyValue(query: URLSearchParams, name: string): string | null {
  const [value = null, ...others] = query.getAll(name).filter((one) => one !== '');
  return others.length === 0 ? value : null;
}

function isRedirectAllowed(client: Client, redirectUri: string | null): boolean {
  return redirectUri === null ? client.redirectUris.length === 0 : client.redirectUris.includes(redirectUri);
}

/** A public OAuth client from the allow-list. The web client has no redirect URI: it reads JSON answers. */
export type Client = { id: string; kind: 'web' | 'native'; redirectUris: readonly string[] };

export function findClient(config: Config, id: string | null): Client | null {
  const { web, native } = config.clients;
  if (id === web.id) return { id, kind: 'web', redirectUris: [] };
  if (id === native.id) return { id, kind: 'native', redirectUris: native.redirectUris };
  return null;
}
