import { type Client, findClient } from '@/server/auth/authorize/authorizationRequest';
import { oauthParameters } from '@/server/auth/authorize/oauthParameters';
import { ApiError } from '@/server/http/ApiError';
import type { RequestContext } from '@/server/http/requestContext';

/** Whether the body is a form, as OAuth clients send it. */
export function isForm(context: RequestContext): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(context.header('content-type') ?? '');
}

/**
 * Who calls in the standard way, and with which parameters. Clients are public: one names itself in the form, or by HTTP
 * Basic without a secret (RFC 6749 section 2.3.1).
 * @throws ApiError invalid_request, invalid_client
 */
export function standardRequest(
  context: RequestContext,
  body: Record<string, unknown>,
): { client: Client; parameters: Record<string, unknown> } {
  const parameters = oauthParameters(Object.entries(body), 'invalid_request');
  const named = [parameters.client_id, nameInBasic(context)].filter((id) => id !== undefined);
  const [id, other = id] = named;
  const client = typeof id === 'string' && id === other ? findClient(context.services.config, id) : null;
  if (!client)
    throw new ApiError('invalid_client', { headers: { 'WWW-Authenticate': 'Basic realm="clients"' } });
  return { client, parameters };
}

/** The client id of an Authorization header, or undefined. With a secret, it is part of a name that nobody has. */
function nameInBasic(context: RequestContext): string | undefined {
  const [, credentials] = /^Basic +(\S+)$/i.exec(context.header('authorization') ?? '') ?? [];
  if (credentials === undefined) return undefined;
  const text = Buffer.from(credentials, 'base64').toString('utf8').replace(/:$/, '');
  return new URLSearchParams(`id=${text}`).get('id') ?? undefined;
}
