import type * as z from 'zod/mini';
import { brand } from '@/lib/content/brand';
import { protocol } from '@/lib/content/protocol';
import type { AuthorizationServer } from '@/lib/contract/documented';
import { day } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';

/** How far ahead the security contact's expiry lies. It moves with the current time, so the contact never expires. */
const securityContactLifetime = 180 * day;
const cached = { 'Cache-Control': 'public, max-age=86400' } as const;

/** `GET /.well-known/security.txt`: whom to tell about a vulnerability (RFC 9116). */
export async function securityTextHandler({ services }: RequestContext): Promise<HandlerResult> {
  const { publicOrigin } = services.config;
  const expires = new Date(services.clock.now() + securityContactLifetime);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${brand.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, de, es, fr',
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    `Policy: ${publicOrigin}/security#report`,
    `Hiring: ${publicOrigin}/hiring`,
  ];
  return { text: `${lines.join('\n')}\n`, headers: cached };
}

/** `GET /.well-known/gpc.json`: states that this site honors Global Privacy Control, and since when. */
export async function privacyControlHandler(_call: RequestContext): Promise<HandlerResult> {
  return { json: { gpc: true, lastUpdate: '2026-11-02' }, headers: cached };
}

/** `GET /.well-known/change-password`: there are no passwords; sign-in is managed on the account page. */
export async function changePasswordHandler(_call: RequestContext): Promise<HandlerResult> {
  return { redirect: '/subscriptions/manage' };
}

/** `GET /.well-known/oauth-authorization-server`: where OAuth clients find the calls of sign-in (RFC 8414). */
export async function authorizationServerHandler({ services }: RequestContext): Promise<HandlerResult> {
  const { issuer, publicOrigin } = services.config;
  const calls = `${publicOrigin}/api/auth/v2`;
  const json: z.infer<typeof AuthorizationServer> = {
    issuer,
    authorization_endpoint: `${calls}/authorize`,
    token_endpoint: `${calls}/token`,
    revocation_endpoint: `${calls}/revoke`,
    jwks_uri: `${calls}/.well-known/jwks.json`,
    service_documentation: `${publicOrigin}/api/docs`,
    scopes_supported: [protocol.scope],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
  };
  return { json, headers: cached };
}

/** `GET /.well-known/apple-app-site-association`: the apps that sign in here, and open our https redirect URIs. */
export async function appleAppsHandler({ services }: RequestContext): Promise<HandlerResult> {
  const { apps, clients, publicOrigin } = services.config;
  if (apps.apple.length === 0) throw new ApiError('not_found');
  const components = clients.native.redirectUris
    .filter((uri) => uri.startsWith(`${publicOrigin}/`))
    .map((uri) => ({ '/': new URL(uri).pathname }));
  const applinks = { details: [{ appIDs: apps.apple, components }] };
  return { json: { applinks, webcredentials: { apps: apps.apple } }, headers: cached };
}

/** `GET /.well-known/assetlinks.json`: the same for Android. */
export async function androidAppsHandler({ services }: RequestContext): Promise<HandlerResult> {
  const { android } = services.config.apps;
  if (android.length === 0) throw new ApiError('not_found');
  const relation = ['handle_all_urls', 'get_login_creds'].map((name) => `delegate_permission/common.${name}`);
  const json = android.map((app) => {
    const [name, fingerprint] = app.split('=');
    const target = { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: [fingerprint] };
    return { relation, target };
  });
  return { json, headers: cached };
}
