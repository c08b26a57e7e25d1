import { protocol } from '@/lib/content/protocol';
import { burstLimits } from '@/server/attempts/limitTable';
import { hour } from '@/server/clock';
import {
  asAccount,
  call,
  pageHeaders,
  signUp,
  tokensOf,
  webAuthorize,
} from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';

const site = openServiceSite({ trustedProxyHops: 1 });
const stranger = { 'x-forwarded-for': '203.0.113.80' };
const rule: { maximum: number } = burstLimits.renewals;
const maximum = 3;
beforeAll(() => jest.replaceProperty(rule, 'maximum', maximum));
afterAll(() => jest.restoreAllMocks());

const renew = (refresh_token: string) =>
  call(`${site.base}/token`, {
    method: 'POST',
    headers: stranger,
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: protocol.webClientId,
      refresh_token,
    }),
  });
async function v1Token(): Promise<string> {
  const created = await call(`${site.origin}/api/auth/account/create`, { method: 'POST' });
  return (await created.json()).auth_token;
}

it('an account cannot fill the database by renewing its tokens, and nobody else is held up', async () => {
  const other = await signUp(site.origin);
  let { refreshToken } = await signUp(site.origin);
  for (let count = 0; count < maximum; count += 1)
    refreshToken = (await tokensOf(await renew(refreshToken))).refresh_token;
  const refused = await renew(refreshToken);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  expect((await renew(other.refreshToken)).status).toBe(200);
  site.services.clock.advance(hour);
  expect((await renew(refreshToken)).status).toBe(200);
});

it.each([
  ['asking for access tokens', 'access-token', 'GET'],
  ['exchanging a sign-in again and again', 'v2/exchange', 'POST'],
])('nor, in the first generation, by %s', async (_what, path, method) => {
  const token = await v1Token();
  const headers = { ...pageHeaders(await webAuthorize(site.origin)), ...stranger };
  const ask = () => asAccount(`${site.origin}/api/auth/${path}`, token, { method, headers });
  for (let count = 0; count < maximum; count += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});
