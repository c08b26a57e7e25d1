import { request } from 'node:http';
import { protocol } from '@/lib/content/protocol';
import { minute, second } from '@/server/clock';
import { asAccount, call, refresh, signUp, signUpNative } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { signInByCode } from '@/tests/fixtures/service/signInByCode';

const site = openServiceSite();
const status = async (token: string) => (await asAccount(`${site.base}/account`, token)).status;
const list = async (token: string) => (await asAccount(`${site.base}/sessions`, token)).json();
const end = (token: string, id: string) =>
  asAccount(`${site.base}/sessions?id=${id}`, token, { method: 'DELETE' });

it('44. after logout the access token is refused at once', async () => {
  const { accessToken } = await signUp(site.origin);
  const response = await asAccount(`${site.base}/logout`, accessToken, { method: 'POST' });
  expect([response.status, await response.json()]).toEqual([200, { status: 'logged_out' }]);
  expect(await status(accessToken)).toBe(401);
  expect((await asAccount(`${site.base}/logout`, accessToken, { method: 'POST' })).status).toBe(401);
});

it('44. logout of one device leaves the others signed in', async () => {
  const first = await signUp(site.origin);
  const second = await signInByCode(site.services, site.origin, first.accountId);
  await asAccount(`${site.base}/logout`, first.accessToken, { method: 'POST' });
  expect(await status(second.accessToken)).toBe(200);
  expect((await refresh(site.origin, second.refreshToken)).status).toBe(200);
});

it('45. logout everywhere ends every device, by query or by body, and no other account', async () => {
  const everywhere = [
    (token: string) => asAccount(`${site.base}/logout?everywhere=1`, token, { method: 'POST' }),
    (token: string) =>
      asAccount(`${site.base}/logout`, token, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ everywhere: true }),
      }),
  ];
  for (const leave of everywhere) {
    const first = await signUp(site.origin);
    const second = await signInByCode(site.services, site.origin, first.accountId);
    const stranger = await signUp(site.origin);
    expect((await leave(first.accessToken)).status).toBe(200);
    for (const device of [first, second]) {
      expect(await status(device.accessToken)).toBe(401);
      const refused = await refresh(site.origin, device.refreshToken);
      expect([refused.status, (await refused.json()).error_code]).toEqual([400, 3]);
    }
    expect(await status(stranger.accessToken)).toBe(200);
  }
});

it('42. a call whose body arrives only after everything was signed out is refused', async () => {
  const first = await signUp(site.origin);
  const second = await signInByCode(site.services, site.origin, first.accountId);
  const body = JSON.stringify({ email: `late-${first.accountId}@example.com` });
  const held = request(`${site.base}/account/edit`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${second.accessToken}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    held.on('error', reject);
    held.on('response', (response) => resolve(response.resume().statusCode));
  });
  held.flushHeaders();
  // Whatever the held call asks of the database before its body has arrived, it has asked by now.
  for (let round = 0; round < 3; round += 1) expect(await status(second.accessToken)).toBe(200);
  await asAccount(`${site.base}/logout?everywhere=1`, first.accessToken, { method: 'POST' });
  held.end(body);
  expect(await answered).toBe(401);
});

it('45. a sign-in that finishes while everything is signed out leaves no device behind', async () => {
  for (let round = 0; round < 5; round += 1) {
    const first = await signUp(site.origin);
    const [second] = await Promise.allSettled([
      signInByCode(site.services, site.origin, first.accountId),
      asAccount(`${site.base}/logout?everywhere=1`, first.accessToken, { method: 'POST' }),
    ]);
    expect(await status(first.accessToken)).toBe(401);
    if (second.status === 'fulfilled') {
      const after = await status(second.value.accessToken);
      const sessions = after === 200 ? (await list(second.value.accessToken)).sessions : [];
      // Either the sign-in came first and is gone, or it began after the end and stands alone.
      expect(sessions.length).toBe(after === 200 ? 1 : 0);
    }
  }
});

it('45. the list shows each device with platform and times, the own one marked', async () => {
  const first = await signUp(site.origin);
  const start = site.services.clock.now();
  site.services.clock.advance(minute);
  const second = await signInByCode(site.services, site.origin, first.accountId);
  expect(await list(second.accessToken)).toEqual({
    sessions: [
      {
        id: expect.any(String),
        platform: 'web',
        kind: 'browser',
        system: 'other',
        createdAt: start + minute,
        lastUsedAt: start + minute,
        current: true,
      },
      {
        id: expect.any(String),
        platform: 'web',
        kind: 'browser',
        system: 'other',
        createdAt: start,
        lastUsedAt: start,
        current: false,
      },
    ],
  });
  site.services.clock.advance(minute);
  await refresh(site.origin, first.refreshToken);
  const [latest] = (await list(second.accessToken)).sessions;
  expect(latest).toMatchObject({ createdAt: start, lastUsedAt: start + 2 * minute, current: false });
  const native = await signUpNative(site.origin);
  expect((await list(native.accessToken)).sessions).toEqual([
    expect.objectContaining({ platform: 'app', kind: 'app' }),
  ]);
});

it('45. ending one device needs a sign-in by code at most ten minutes old', async () => {
  const first = await signUp(site.origin);
  const second_ = await signInByCode(site.services, site.origin, first.accountId);
  const { sessions } = await list(first.accessToken);
  const idOf = (current: boolean) =>
    sessions.find((entry: { current: boolean }) => entry.current === current).id;
  const silent = await end(first.accessToken, idOf(false));
  // It has no address that a code could be mailed to.
  expect([silent.status, await silent.json()]).toEqual([400, { error: 'unverified_account' }]);
  site.services.clock.advance(10 * minute + second);
  expect((await end(second_.accessToken, idOf(true))).status).toBe(403);
  const third = await signInByCode(site.services, site.origin, first.accountId);
  site.services.clock.advance(10 * minute);
  expect((await end(third.accessToken, idOf(true))).status).toBe(200);
  expect(await status(first.accessToken)).toBe(401);
  expect((await refresh(site.origin, first.refreshToken)).status).toBe(400);
  expect(await status(second_.accessToken)).toBe(200);
  expect((await end(third.accessToken, idOf(true))).status).toBe(404);
});

it('45. nobody ends a device of another account', async () => {
  const victim = await signUp(site.origin);
  const { sessions } = await list(victim.accessToken);
  const attacker = await signUp(site.origin);
  const fresh = await signInByCode(site.services, site.origin, attacker.accountId);
  for (const id of [sessions[0].id, '', "' or 1=1"]) {
    const response = await end(fresh.accessToken, encodeURIComponent(id));
    expect([response.status, await response.json()]).toEqual([404, { error: 'not_found' }]);
  }
  expect(await status(victim.accessToken)).toBe(200);
});

it('58. a pending change of address and its codes end with the family they were started in', async () => {
  const { accessToken, accountId } = await signUp(site.origin);
  const { database, clock } = site.services;
  const family = await database
    .selectFrom('token_families')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const now = clock.now();
  const expires_at = now + 10 * minute;
  await database
    .insertInto('email_changes')
    .values({
      id: accountId,
      account_id: accountId,
      old_email: null,
      new_email: 'a@example.com',
      family_id: family.id,
      created_at: now,
      expires_at,
      confirmed_at: null,
      undo_hash: null,
      undo_expires_at: null,
      undone_at: null,
    })
    .execute();
  await database
    .insertInto('one_time_codes')
    .values({
      id: accountId,
      purpose: 'edit',
      binding: family.id,
      email: 'a@example.com',
      account_id: accountId,
      code_hash: 'x',
      created_at: now,
      expires_at,
      used_at: null,
      answer: null,
    })
    .execute();
  await asAccount(`${site.base}/logout?everywhere=1`, accessToken, { method: 'POST' });
  for (const table of ['email_changes', 'one_time_codes'] as const) {
    const row = await database
      .selectFrom(table)
      .select('expires_at')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    expect(row.expires_at).toBeLessThanOrEqual(now);
  }
});

it('93. wrong methods, bodies and types get a clear answer in the shape of the catalog', async () => {
  const { accessToken } = await signUp(site.origin);
  const authorization = `Bearer ${accessToken}`;
  const post = (path: string, type: string, body: string) =>
    call(`${site.base}/${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': type },
      body,
    });
  const wrongMethod = await call(`${site.base}/token`, { method: 'DELETE' });
  expect(wrongMethod.headers.get('allow')).toBe('GET, POST');
  const cases: [Response, number, string][] = [
    [wrongMethod, 405, 'method_not_allowed'],
    [await call(`${site.base}/logout`), 405, 'method_not_allowed'],
    [await post('token', 'application/json', 'x'.repeat(65 * 1024)), 413, 'payload_too_large'],
    [await post('token', 'text/plain', '{}'), 415, 'unsupported_media_type'],
    [await post('logout', 'text/plain', '{"everywhere":true}'), 415, 'unsupported_media_type'],
    [await post('token', 'application/json', '{"grant_type":'), 400, 'invalid_request'],
    [await post('token', 'application/json', '[]'), 400, 'invalid_request'],
    [await post('token', 'application/json', '{"grant_type":1}'), 400, 'invalid_token_request'],
    [
      await post('token', 'application/x-www-form-urlencoded', `client_id=${protocol.webClientId}`),
      400,
      'invalid_token_request',
    ],
    [await post('logout', 'application/json', '{"everywhere":"maybe"}'), 400, 'invalid_request'],
  ];
  for (const [response, expected, error] of cases) {
    expect([response.status, await response.json()]).toEqual([expected, { error }]);
  }
  expect(await status(accessToken)).toBe(200);
});
