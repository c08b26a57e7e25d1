import { createLocalJWKSet, jwtVerify } from 'jose';
import { protocol } from '@/lib/content/protocol';
import {
  asAccount,
  authorizeParameters,
  call,
  claimsOf,
  codeOf,
  makeVerifier,
  refresh,
  sessionCookieOf,
  tokens,
  tokensOf,
} from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';

const site = openServiceSite();

it('39. the native flow by plain HTTP ends in tokens that pass the rules of the native validators', async () => {
  const { base, services } = site;
  // A long verifier, as one public native client sends it.
  const verifier = makeVerifier(128);
  const opened = await call(`${base}/authorize?${authorizeParameters(verifier, protocol.nativeRedirectUri)}`);
  expect(opened.status).toBe(302);
  const cookie = sessionCookieOf(opened);
  expect(cookie).toMatch(/^ddg_auth_session_id=[A-Za-z0-9]{86}$/);

  const created = await call(`${base}/account/create`, { method: 'POST', headers: { cookie } });
  expect(created.status).toBe(302);
  expect(created.headers.get('location')).toMatch(/^com\.duckduckgo:\/authcb\?code=/);
  const code = await codeOf(created);

  const session = {
    cookie,
    verifier,
    clientId: protocol.nativeClientId,
    redirectUri: protocol.nativeRedirectUri,
  };
  const answer = await tokens(site.origin, session, code);
  expect(answer).toMatchObject({ expires_in: 14400, token_type: 'Bearer' });

  const keySet = createLocalJWKSet(await (await call(`${base}/.well-known/jwks.json`)).json());
  const validate = (token: string, audience: string) =>
    jwtVerify(token, keySet, {
      algorithms: ['ES256'],
      issuer: services.config.issuer,
      audience,
      currentDate: new Date(services.clock.now()),
    });
  const access = await validate(answer.access_token, 'PrivacyPro');
  const refreshToken = await validate(answer.refresh_token, 'Auth');
  const now = Math.floor(services.clock.now() / 1000);
  const accountId = access.payload.sub;
  expect(access.protectedHeader).toEqual({
    alg: 'ES256',
    typ: 'JWT',
    kid: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(accountId).toMatch(/^[0-9a-f-]{36}$/);
  const jti = expect.stringMatching(/^[A-Za-z0-9]{86}:[0-9a-f-]{36}$/);
  const shared = { iss: services.config.issuer, sub: accountId, iat: now, jti, api: 'v2' };
  expect(access.payload).toEqual({
    ...shared,
    ...{ aud: 'PrivacyPro', scope: 'privacypro', exp: now + 14400, email: null, entitlements: [] },
  });
  const refreshEnd = now + 30 * 86400;
  expect(refreshToken.payload).toEqual({ ...shared, aud: 'Auth', scope: 'refresh', exp: refreshEnd });
  expect(prefixOf(answer.refresh_token)).toBe(prefixOf(answer.access_token));

  services.clock.advance(3_600_000);
  const renewed = await tokensOf(await refresh(site.origin, answer.refresh_token, session.clientId));
  expect(renewed.access_token).not.toBe(answer.access_token);
  expect((await validate(renewed.access_token, 'PrivacyPro')).payload.sub).toBe(accountId);

  const left = await asAccount(`${base}/logout`, renewed.access_token, { method: 'POST' });
  expect(await left.json()).toEqual({ status: 'logged_out' });
  expect((await asAccount(`${base}/account`, renewed.access_token)).status).toBe(401);
  expect((await asAccount(`${base}/account`, answer.access_token)).status).toBe(401);
});

function prefixOf(token: string): string | undefined {
  return String(claimsOf(token).jti).split(':')[0];
}
