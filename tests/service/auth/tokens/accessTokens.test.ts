import { createHmac } from 'node:crypto';
import { decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import { protocol } from '@/lib/content/protocol';
import { currentSigningKey, privateJwk } from '@/server/auth/tokens/signingKeys';
import { hour, minute } from '@/server/clock';
import {
  asAccount,
  call,
  claimsOf,
  refresh,
  type SignedUp,
  signUp,
} from '@/tests/fixtures/service/authClient';
import { openServiceSite, type ServiceSite } from '@/tests/fixtures/service/serviceSite';
import { seen } from '../codes/codeClient';

type Json = Record<string, unknown>;

const refreshFor = ({ base }: ServiceSite, refresh_token: string, ttl: string) => {
  const parameters = { grant_type: 'refresh_token', client_id: protocol.webClientId, refresh_token, ttl };
  return call(`${base}/token?${new URLSearchParams(parameters)}`);
};
const encode = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('access tokens', () => {
  const site = openServiceSite();
  let account: SignedUp;
  beforeEach(async () => {
    account = await signUp(site.origin);
  });

  const read = (token: string) => asAccount(`${site.base}/account`, token);

  async function expectUnauthorized(token: string, error = 'invalid_token'): Promise<void> {
    const response = await read(token);
    expect(await seen(response.clone())).toEqual([401, { error }]);
    expect(response.headers.get('www-authenticate')).toBe('Bearer realm="account", error="invalid_token"');
  }

  /** A token with a true signature of ours, whatever it claims. */
  async function signed(claims: Json, header: Json = {}): Promise<string> {
    const row = await currentSigningKey(site.services);
    const key = await importJWK(JSON.parse(privateJwk(site.services, row)), 'ES256');
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: row.kid, ...header })
      .sign(key);
  }

  it('39. reads the account with its token, whose claims are those that the native validators ask for', async () => {
    const response = await read(account.accessToken);
    expect(await response.json()).toEqual({ email: null, external_id: account.accountId, entitlements: [] });
    const claims = claimsOf(account.accessToken);
    const now = Math.floor(site.services.clock.now() / 1000);
    const jti = expect.stringMatching(/^[A-Za-z0-9]{86}:[0-9a-f-]{36}$/);
    const shared = { iss: site.services.config.issuer, sub: account.accountId, iat: now, jti, api: 'v2' };
    expect(claims).toEqual({
      ...shared,
      ...{ aud: 'PrivacyPro', scope: 'privacypro', exp: now + 14400, email: null, entitlements: [] },
    });
    const refreshed = claimsOf(account.refreshToken);
    expect(refreshed).toEqual({ ...shared, aud: 'Auth', scope: 'refresh', exp: now + 30 * 86400 });
    expect(String(refreshed.jti).split(':')[0]).toBe(String(claims.jti).split(':')[0]);
    expect(decodeProtectedHeader(account.accessToken)).toEqual({
      ...{ alg: 'ES256', typ: 'JWT', kid: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
    expect((await read(await signed(claims))).status).toBe(200);
  });

  it('carries the features of a running subscription after the next refresh', async () => {
    const { clock, database } = site.services;
    const now = clock.now();
    const id = account.accountId;
    await database
      .insertInto('subscriptions')
      .values({
        ...{ id, account_id: id, platform: 'stripe', provider_subscription_id: id },
        ...{ product_id: 'plus-monthly-us', status: 'Auto-Renewable', provider_status: 'active', live: 1 },
        ...{ started_at: now, expires_or_renews_at: now + 30 * 24 * hour, locale: 'en' },
        ...{ created_at: now, updated_at: now },
      })
      .execute();
    const renewed = await (await refresh(site.origin, account.refreshToken)).json();
    const expected = [
      'Network Protection',
      'Data Broker Protection',
      'Identity Theft Restoration',
      'Duck.ai',
    ].map((product) => ({ product, name: 'plus', id: expect.any(Number) }));
    expect(claimsOf(renewed.access_token).entitlements).toEqual(expected);
    expect((await (await read(account.accessToken)).json()).entitlements).toEqual(expected);
  });

  it('37. other algorithms, foreign keys and keys offered in the header are refused', async () => {
    const claims = claimsOf(account.accessToken);
    const row = await currentSigningKey(site.services);
    const none = `${encode({ alg: 'none', typ: 'JWT', kid: row.kid })}.${encode(claims)}.`;
    const hmacInput = `${encode({ alg: 'HS256', typ: 'JWT', kid: row.kid })}.${encode(claims)}`;
    const hmac = createHmac('sha256', row.public_jwk).update(hmacInput).digest('base64url');
    const own = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(own.publicKey);
    const foreign = (header: Json) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: row.kid, ...header })
        .sign(own.privateKey);
    const tokens = [
      none,
      `${hmacInput}.${hmac}`,
      await foreign({}),
      await foreign({ kid: 'unknown' }),
      await foreign({ jwk }),
      await foreign({ jku: 'https://evil.example/keys' }),
      await signed(claims, { jku: 'https://evil.example/keys' }),
      await signed(claims, { jwk }),
      await signed(claims, { x5u: 'https://evil.example/certificate' }),
      await signed(claims, { kid: undefined }),
      await signed(claims, { typ: undefined }),
      await signed(claims, { typ: 'dpop+jwt' }),
      `${account.accessToken.slice(0, -4)}AAAA`,
      'a.b.c',
      'opaque',
    ];
    for (const token of tokens) await expectUnauthorized(token);
  });

  it('38. a wrong issuer, audience, scope or end is refused, and so is a refresh token', async () => {
    const claims = claimsOf(account.accessToken);
    for (const change of [
      { iss: 'https://evil.example' },
      { iss: undefined },
      { aud: 'Auth' },
      { aud: undefined },
      { scope: 'refresh' },
      { scope: undefined },
      { exp: undefined },
      { jti: undefined },
      { sub: '7e6ef2a1-58a5-4f7b-8c0e-5f3f4a1f6a11' },
    ])
      await expectUnauthorized(await signed({ ...claims, ...change }));
    await expectUnauthorized(account.refreshToken);
    const reverse = await refresh(site.origin, account.accessToken);
    expect(await seen(reverse)).toEqual([400, { error: 'invalid_token_request', error_code: 0 }]);
    site.services.clock.advance(4 * hour - 1);
    expect((await read(account.accessToken)).status).toBe(200);
    site.services.clock.advance(1);
    await expectUnauthorized(account.accessToken, 'expired_token');
  });

  it('38. a bearer call without a token, or with one in a cookie or in the address, is refused', async () => {
    const { accessToken } = account;
    const responses = await Promise.all([
      call(`${site.base}/account`),
      call(`${site.base}/account?access_token=${accessToken}`),
      call(`${site.base}/account`, { headers: { cookie: `access_token=${accessToken}` } }),
      call(`${site.base}/account`, { headers: { authorization: `Basic ${accessToken}` } }),
    ]);
    for (const response of responses) {
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toMatch(/^Bearer\b/);
    }
  });

  it('16. outside staging a ttl changes nothing, and a senseless one is refused', async () => {
    for (const ttl of ['-1', '0', 'NaN', '1e99', '60.5', 'Infinity', ' '])
      expect(await seen(await refreshFor(site, account.refreshToken, ttl))).toEqual([
        400,
        { error: 'invalid_token_request' },
      ]);
    const renewed = await refreshFor(site, account.refreshToken, '60');
    expect((await renewed.json()).expires_in).toBe(14400);
  });
});

describe('on a staging service', () => {
  const site = openServiceSite({ staging: true });

  it('16. a ttl is honored up to 7200 seconds', async () => {
    const lives: number[] = [];
    for (const ttl of ['60', '7200', '7201', '999999999']) {
      const { refreshToken } = await signUp(site.origin);
      const answer = await (await refreshFor(site, refreshToken, ttl)).json();
      const { exp, iat } = claimsOf(answer.access_token);
      expect(Number(exp) - Number(iat)).toBe(answer.expires_in);
      lives.push(answer.expires_in);
    }
    expect(lives).toEqual([60, 7200, 7200, 7200]);
    const { accessToken, refreshToken } = await signUp(site.origin);
    site.services.clock.advance(minute);
    expect((await asAccount(`${site.base}/account`, accessToken)).status).toBe(200);
    expect((await refresh(site.origin, refreshToken)).status).toBe(200);
  });
});
