import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';
import { findAccount, tokenAdapter } from './tokenAdapter.mjs';

/**
 * An authorization server built on oidc-provider. It issues what the site issues: for an authorization code with PKCE, a
 * signed access token with the account's email address, and a refresh token that rotates.
 */
const { PORT: port, PEER_ORIGIN: origin } = process.env;
const clientId = 'web';
const redirectUri = 'org.example.site:/callback';
const resource = 'https://api.example.org';
const scope = 'privacypro';
const hour = 3600;
const day = 24 * hour;

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const provider = new Provider(origin, {
  adapter: tokenAdapter,
  clients: [
    {
      ...{ client_id: clientId, application_type: 'native', token_endpoint_auth_method: 'none' },
      ...{ grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'] },
      ...{ redirect_uris: [redirectUri], id_token_signed_response_alg: 'ES256' },
    },
  ],
  jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'bench', alg: 'ES256', use: 'sig' }] },
  cookies: { keys: [randomBytes(32).toString('base64url')] },
  pkce: { required: () => true },
  features: {
    devInteractions: { enabled: false },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => resource,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        ...{ scope, audience: resource, accessTokenTTL: 4 * hour, accessTokenFormat: 'jwt' },
        jwt: { sign: { alg: 'ES256' } },
      }),
    },
  },
  issueRefreshToken: () => true,
  rotateRefreshToken: true,
  expiresWithSession: () => false,
  findAccount: async (_, id) => {
    const found = await findAccount(id);
    return found && { accountId: found.id, email: found.email, claims: () => ({ sub: found.id }) };
  },
  extraTokenClaims: (context) => ({ email: context.oidc.entities.Account.email }),
  ttl: { AccessToken: 4 * hour, AuthorizationCode: 10 * 60, Grant: 180 * day, RefreshToken: 30 * day },
});
provider.on('server_error', (_, error) => console.error(error));

/** What a completed sign-in gives, as the fields of an exchange. */
async function makeCode(person) {
  const accountId = `grown-${person}`;
  const client = await provider.Client.find(clientId);
  const grant = new provider.Grant({ accountId, clientId });
  grant.addResourceScope(resource, scope);
  const verifier = randomBytes(32).toString('base64url');
  const code = new provider.AuthorizationCode({
    ...{ accountId, client, grantId: await grant.save(), redirectUri, resource, scope },
    codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
    ...{ codeChallengeMethod: 'S256', authTime: Math.floor(Date.now() / 1000), expiresWithSession: false },
  });
  return { code: await code.save(), code_verifier: verifier, redirect_uri: redirectUri };
}

const answer = provider.callback();
createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, origin);
  if (pathname !== '/bench/codes') return answer(request, response);
  const codes = [];
  while (codes.length < Number(searchParams.get('count')))
    codes.push(await makeCode(Number(searchParams.get('first')) + codes.length));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(codes));
}).listen(Number(port), '127.0.0.1');
