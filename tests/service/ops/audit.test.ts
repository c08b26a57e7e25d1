import { protocol } from '@/lib/content/protocol';
import { day, hour } from '@/server/clock';
import type { AuditAction } from '@/server/ops/auditActions';
import { pruneOld } from '@/tests/fixtures/database/pruneOld';
import {
  asAccount,
  call,
  codeOf,
  pageHeaders,
  refresh,
  signUp,
  siteOrigin,
  tokensOf,
  webAuthorize,
} from '@/tests/fixtures/service/authClient';
import { secretsInLog } from '@/tests/fixtures/service/secretsInLog';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import {
  confirmEdit,
  deleteAccount,
  login,
  pendingEdit,
  sessionWithCode,
  signIn,
  storeAccount,
  wrongCode,
} from '../auth/codes/codeClient';

const site = openServiceSite({ trustedProxyHops: 1 });

const rows = () =>
  site.services.database.selectFrom('audit_log').selectAll().orderBy('at').orderBy('id').execute();
const seen = async (action: AuditAction) =>
  (await rows()).filter((row) => row.action === action).map(({ outcome }) => outcome);

it('97. every step of a sign-in is on record: opened, code sent, refused, signed in, tokens issued', async () => {
  const email = 'audited@example.com';
  const accountId = await storeAccount(site.services, email);
  const { session, code } = await sessionWithCode(site, email);
  expect((await login(site.origin, session, email, wrongCode(code))).status).toBe(400);
  expect((await login(site.origin, session, email, code)).status).toBe(200);
  expect(await seen('session-opened')).toEqual(['done']);
  expect(await seen('code-sent')).toEqual(['done']);
  expect((await seen('signed-in')).sort()).toEqual(['done', 'invalid_login_credentials']);
  await signIn(site, email);
  expect(await seen('tokens-issued')).toEqual(['done']);
  const signedIn = (await rows()).filter((row) => row.action === 'signed-in' && row.outcome === 'done');
  expect(signedIn.map((row) => row.account_id)).toEqual([accountId, accountId]);
  expect(signedIn[0]?.at).toBeLessThanOrEqual(site.services.clock.now());
});

it('97. a changed address, a signed-out device and a deletion are on record', async () => {
  const fresh = await signUp(site.origin);
  const change = await pendingEdit(site, fresh.accessToken, 'changed@example.com');
  expect((await confirmEdit(site.origin, fresh.accessToken, change)).status).toBe(200);
  expect(await seen('email-change-started')).toEqual(['done']);
  expect(await seen('email-changed')).toEqual(['done']);
  await asAccount(`${site.base}/logout`, fresh.accessToken, { method: 'POST' });
  expect(await seen('signed-out')).toEqual(['done']);

  const leaving = await signUp(site.origin);
  const { hash } = await (await deleteAccount(site, leaving.accessToken)).json();
  await deleteAccount(site, leaving.accessToken, { hash });
  const deletions = (await rows()).filter((row) => row.action === 'account-deleted');
  expect(deletions.map(({ detail }) => detail).sort()).toEqual(['carried-out', null].sort());
  expect(deletions.every((row) => row.account_id === leaving.accountId)).toBe(true);
});

it('59. 96. no row holds an address, a code, a token or a network address', async () => {
  const session = await webAuthorize(site.origin);
  await call(`${site.base}/otp?email=secret%40example.com`, {
    method: 'POST',
    headers: { ...pageHeaders(session), 'x-forwarded-for': '203.0.113.77' },
  });
  const text = JSON.stringify(await rows());
  expect(text).not.toMatch(/@|203\.0\.113|eyJ|\b\d{6}\b/);
  const networks = (await rows()).map(({ network }) => network);
  expect(new Set(networks).size).toBeGreaterThan(1);
});

it('96. a sign-in, a change of address and their failures leave nothing secret in the log, even at its most talkative', async () => {
  const email = 'whispered@example.com';
  await storeAccount(site.services, email);
  const { session, code } = await sessionWithCode(site, email);
  await login(site.origin, session, email, wrongCode(code));
  const pair = await signIn(site, email);
  await confirmEdit(
    site.origin,
    pair.accessToken,
    await pendingEdit(site, pair.accessToken, 'told@example.com'),
  );
  const failure = new Error(`no row for ${email}, ${code}, ${pair.accessToken}`);
  site.services.log.error(
    { err: failure, email, token: pair.accessToken, path: '/api/auth/v2/login' },
    'call failed',
  );
  const lines = site.services.logLines;
  expect(lines.some((line) => line.includes('call failed'))).toBe(true);
  expect(secretsInLog(lines)).toEqual([]);
  for (const secret of [email, 'told@example.com', code, pair.accessToken, pair.refreshToken, session.cookie])
    expect(lines.join('\n')).not.toContain(secret);
});

it('97. the log is append-only, and floods of nonsense leave no row', async () => {
  const { database } = site.services;
  await expect(database.updateTable('audit_log').set({ outcome: 'other' }).execute()).rejects.toThrow(
    /append-only/,
  );
  const before = (await rows()).length;
  for (let round = 0; round < 20; round += 1) {
    await call(`${site.base}/token`, { method: 'POST', body: new URLSearchParams({ code: 'nonsense' }) });
    await call(`${site.base}/login`, { method: 'POST' });
    await call(`${site.base}/account/edit`, { method: 'POST', headers: { authorization: 'Bearer x' } });
  }
  expect(await rows()).toHaveLength(before);
});

it('112. rows older than a year are removed', async () => {
  site.services.clock.advance(367 * day);
  await webAuthorize(site.origin);
  expect(await pruneOld(site.services, 'audit_log')).toBeGreaterThan(5);
  expect((await rows()).map(({ action }) => action)).toEqual(['session-opened']);
});

async function rowsOf(action: AuditAction, outcome: string, accountId?: string) {
  return site.services.database
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', action)
    .where('outcome', '=', outcome)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .orderBy('at')
    .execute();
}
const warned = (event: string) => site.services.logLines.filter((line) => line.includes(event)).length;

it('140. L2, 97: a reused refresh token is on record once, with its account, however often it comes', async () => {
  const account = await signUp(site.origin);
  await tokensOf(await refresh(site.origin, account.refreshToken));
  site.services.clock.advance(11_000);
  const first = await Promise.all(
    Array.from({ length: 8 }, () => refresh(site.origin, account.refreshToken)),
  );
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([400]));
  for (let round = 0; round < 3; round += 1)
    await Promise.all(Array.from({ length: 10 }, () => refresh(site.origin, account.refreshToken)));
  expect(await (await refresh(site.origin, account.refreshToken)).json()).toMatchObject({ error_code: 4 });
  const written = await rowsOf('tokens-issued', 'token_reused');
  expect(written.map(({ account_id }) => account_id)).toEqual([account.accountId]);
  expect(warned('refresh_token_reused')).toBe(1);
});

it('140. L2, 97: a reused authorization code is on record once, when it ended the sign-in', async () => {
  const session = await webAuthorize(site.origin);
  const made = await call(`${site.base}/account/create`, { method: 'POST', headers: pageHeaders(session) });
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: protocol.webClientId,
    code: await codeOf(made),
    code_verifier: session.verifier,
  });
  const redeem = () => call(`${site.base}/token`, { method: 'POST', body: form });
  const tokens = await tokensOf(await redeem());
  const before = (await rowsOf('tokens-issued', 'token_reused')).length;
  for (let round = 0; round < 30; round += 1) expect((await redeem()).status).toBe(400);
  expect((await refresh(site.origin, tokens.refresh_token)).status).toBe(400);
  expect(await rowsOf('tokens-issued', 'token_reused')).toHaveLength(before + 1);
  expect(warned('authorization_code_reused')).toBe(1);
});

it('140. L2, 97: what one account has written again and again becomes ever rarer, and says how often', async () => {
  const { accessToken, accountId } = await signUp(site.origin);
  for (let round = 0; round < 45; round += 1)
    await asAccount(`${site.base}/account/delete`, accessToken, { method: 'POST' });
  const details = (await rowsOf('account-deleted', 'done', accountId)).map(({ detail }) => detail);
  expect(details).toHaveLength(12);
  expect(details.filter((detail) => /within/.test(detail ?? '')).sort()).toEqual([
    '20 within an hour',
    '40 within an hour',
  ]);
});

it('140. L2, 97: a network without an account floods nobody else out of the log', async () => {
  site.services.clock.advance(hour);
  const open = (network: string) =>
    call(
      `${site.base}/authorize?response_type=code&client_id=${protocol.webClientId}&scope=${protocol.scope}&code_challenge=${challenge()}`,
      { method: 'POST', headers: { origin: siteOrigin, 'x-forwarded-for': network } },
    );
  const before = (await rowsOf('session-opened', 'done')).length;
  for (let round = 0; round < 25; round += 1)
    await Promise.all(Array.from({ length: 10 }, () => open('127.0.0.1')));
  expect((await rowsOf('session-opened', 'done')).length - before).toBe(101);
  await open('203.0.113.9');
  expect((await rowsOf('session-opened', 'done')).length - before).toBe(102);
  for (let host = 0; host < 120; host += 1) await open(`2001:db8:7:${host.toString(16)}::1`);
  expect((await rowsOf('session-opened', 'done')).length - before).toBe(202);
  site.services.clock.advance(hour);
  await open('127.0.0.1');
  expect((await rowsOf('session-opened', 'done')).length - before).toBe(203);
});

let challenges = 0;
function challenge(): string {
  challenges += 1;
  return String(challenges).padStart(43, 'c');
}
