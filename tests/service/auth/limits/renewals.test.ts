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
const { maximum } = burstLimits.renewals;

const renew = (refresh_token: string, headers: Record<string, string> = stranger) =>
  call(`${site.base}/token`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: protocol.webClientId,
      refresh_token,
    }),
  });
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

it('nor by asking for access tokens of the first generation', async () => {
  const make = () => call(`${site.origin}/api/auth/account/create`, { method: 'POST' });
  const { auth_token: token } = await (await make()).json();
  const ask = () => asAccount(`${site.origin}/api/auth/access-token`, token, { headers: stranger });
  for (let count = 0; count < maximum; count += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
  site.services.clock.advance(hour);
  expect((await ask()).status).toBe(200);
});

it('nor by exchanging a sign-in of the first generation again and again', async () => {
  const created = await call(`${site.origin}/api/auth/account/create`, { method: 'POST' });
  const { auth_token: token } = await created.json();
  const session = await webAuthorize(site.origin);
  const ask = () =>
    asAccount(`${site.base}/exchange`, token, {
      method: 'POST',
      headers: { ...pageHeaders(session), ...stranger },
    });
  for (let count = 0; count < maximum; count += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});
