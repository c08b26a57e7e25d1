import { request } from 'node:http';
import { appUserAgentTokens } from '@/lib/content/protocol';
import type { SessionEntry, TokenResponse } from '@/lib/contract/auth';
import { day, hour, minute, second } from '@/server/clock';
import { everyOldRow } from '@/server/main/retention';
import { pruneInBatches } from '@/server/store/pruneInBatches';
import { pruneOld } from '@/tests/fixtures/database/pruneOld';
import {
  asAccount,
  call,
  codeOf,
  redemption,
  refresh,
  signUp,
  signUpNative,
  tokensOf,
} from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { signInByCode } from '@/tests/fixtures/service/signInByCode';
import { seen, storeAccount } from '../codes/codeClient';
import { markedSession, markName, markOf, typeRightCode } from '../limits/limitClient';

const site = openServiceSite();
const count = async (table: 'auth_sessions' | 'authorization_codes' | 'token_pairs' | 'token_families') =>
  (await site.services.database.selectFrom(table).selectAll().execute()).length;

const prune = () =>
  pruneOld(site.services, 'auth_sessions', 'authorization_codes', 'token_pairs', 'token_families');

it('112. what has ended is removed, in bounded batches, and nobody is signed out by it', async () => {
  const { services } = site;
  const used = await signUp(site.origin);
  const current = await tokensOf(await refresh(site.origin, used.refreshToken));
  services.clock.advance(2 * day);
  await prune();
  expect(await count('authorization_codes')).toBe(0);
  expect(await count('auth_sessions')).toBe(1);
  expect(await count('token_pairs')).toBe(2);
  const answers = await services.database.selectFrom('token_pairs').select('successor').execute();
  expect(answers).toEqual([{ successor: null }, { successor: null }]);
  // Reuse is still noticed.
  const reused = await refresh(site.origin, used.refreshToken);
  expect((await reused.json()).error_code).toBe(2);
  expect((await refresh(site.origin, current.refresh_token)).status).toBe(400);

  const other = await signUp(site.origin);
  services.clock.advance(29 * day);
  await prune();
  expect((await refresh(site.origin, other.refreshToken)).status).toBe(200);
  services.clock.advance(180 * day + hour);
  await prune();
  expect(await count('auth_sessions')).toBe(0);
  expect(await count('token_pairs')).toBe(0);
  expect(await count('token_families')).toBe(0);
  expect(await prune()).toBe(0);
});

it('a device that was signed out is forgotten after thirty days, others are not', async () => {
  const { services } = site;
  const ended = await signUp(site.origin);
  const kept = await signUp(site.origin);
  await asAccount(`${site.origin}/api/auth/v2/logout`, ended.accessToken, { method: 'POST' });
  services.clock.advance(30 * day);
  await prune();
  expect(await count('token_families')).toBe(2);
  services.clock.advance(hour);
  await prune();
  const left = await services.database.selectFrom('token_families').select('account_id').execute();
  expect(left).toEqual([{ account_id: kept.accountId }]);
});

it('106. a clock that is five minutes ahead wipes no answer that may still have to be given again', async () => {
  const { services } = site;
  const { refreshToken } = await signUp(site.origin);
  const first = await tokensOf(await refresh(site.origin, refreshToken));
  await pruneInBatches(services, everyOldRow(services.clock.now() + 5 * minute));
  expect(await tokensOf(await refresh(site.origin, refreshToken))).toEqual(first);
});

const [ownAgent] = appUserAgentTokens;
const status = async (token: string) => (await asAccount(`${site.base}/account`, token)).status;
const list = async (token: string) => (await asAccount(`${site.base}/sessions`, token)).json();
const end = (token: string, id: string) =>
  asAccount(`${site.base}/sessions?id=${id}`, token, { method: 'DELETE' });

it.each<[string, RequestInit]>([
  ['?everywhere=1', {}],
  ['', { headers: { 'content-type': 'application/json' }, body: '{"everywhere":true}' }],
])('45. logout%s everywhere ends every device and no other account', async (query, init) => {
  const first = await signUp(site.origin);
  const second = await signInByCode(site.services, site.origin, first.accountId);
  const stranger = await signUp(site.origin);
  const left = await asAccount(`${site.base}/logout${query}`, first.accessToken, { method: 'POST', ...init });
  expect(left.status).toBe(200);
  for (const device of [first, second]) {
    expect(await status(device.accessToken)).toBe(401);
    const refused = await refresh(site.origin, device.refreshToken);
    expect(await seen(refused)).toMatchObject([400, { error_code: 3 }]);
  }
  expect(await status(stranger.accessToken)).toBe(200);
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
  const device = { id: expect.any(String), platform: 'web', kind: 'browser', system: 'other' };
  expect(await list(second.accessToken)).toEqual({
    sessions: [
      { ...device, createdAt: start + minute, lastUsedAt: start + minute, current: true },
      { ...device, createdAt: start, lastUsedAt: start, current: false },
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

it('45. a browser that signs in again has one row, not one for each visit; our own browser keeps what its app may hold', async () => {
  const email = 'visitor@example.com';
  await storeAccount(site.services, email);
  let mark = `${markName}=`;
  const visit = async (agent: string) => {
    const session = await markedSession(site.origin, mark);
    const answer = await typeRightCode(site, session, email);
    mark = markOf(answer);
    const headers = { cookie: mark, 'user-agent': agent };
    const body = new URLSearchParams(redemption(session, await codeOf(answer)));
    const redeemed = await call(`${site.base}/token`, { method: 'POST', headers, body });
    if (redeemed.headers.has('set-cookie')) mark = markOf(redeemed);
    return tokensOf(redeemed);
  };
  const kinds = async ({ access_token: token }: TokenResponse) =>
    (await list(token)).sessions.map(({ kind }: SessionEntry) => kind);
  const first = await visit('Firefox/140.0');
  const second = await visit('Firefox/140.0');
  expect(await status(first.access_token)).toBe(401);
  expect(await kinds(second)).toEqual(['firefox']);
  const app = await visit(`${ownAgent}/1`);
  expect(await status(second.access_token)).toBe(200);
  expect(await kinds(await visit(`${ownAgent}/1`))).toEqual(['own', 'own', 'firefox']);
  expect(await status(app.access_token)).toBe(200);
});

it('45. ending one device needs a sign-in by code at most ten minutes old', async () => {
  const first = await signUp(site.origin);
  const second_ = await signInByCode(site.services, site.origin, first.accountId);
  const { sessions } = await list(first.accessToken);
  const idOf = (current: boolean) =>
    sessions.find((entry: { current: boolean }) => entry.current === current).id;
  const silent = await end(first.accessToken, idOf(false));
  // It has no address that a code could be mailed to.
  expect(await seen(silent)).toEqual([400, { error: 'unverified_account' }]);
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
    expect(await seen(response)).toEqual([404, { error: 'not_found' }]);
  }
  expect(await status(victim.accessToken)).toBe(200);
});
