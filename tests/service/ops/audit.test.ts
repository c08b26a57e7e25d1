import { day } from '@/server/clock';
import { oldAuditRows } from '@/server/ops/audit';
import type { AuditAction } from '@/server/ops/auditActions';
import { pruneInBatches } from '@/server/store/pruneInBatches';
import { asAccount, call, pageHeaders, signUp, webAuthorize } from '@/tests/fixtures/service/authClient';
import { secretsInLog } from '@/tests/fixtures/service/secretsInLog';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import {
  confirmEdit,
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
  const started = await asAccount(`${site.base}/account/delete`, leaving.accessToken, { method: 'POST' });
  const { hash } = await started.json();
  await asAccount(`${site.base}/account/delete?hash=${encodeURIComponent(hash)}`, leaving.accessToken, {
    method: 'POST',
  });
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
  expect(await pruneInBatches(site.services, oldAuditRows(site.services.clock.now()))).toBeGreaterThan(5);
  expect((await rows()).map(({ action }) => action)).toEqual(['session-opened']);
});
