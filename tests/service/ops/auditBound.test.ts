import { protocol } from '@/lib/content/protocol';
import { hour } from '@/server/clock';
import type { AuditAction } from '@/server/ops/auditActions';
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
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';

const site = openServiceSite({ trustedProxyHops: 1 });

async function rows(action: AuditAction, outcome: string, accountId?: string) {
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
  const written = await rows('tokens-issued', 'token_reused');
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
  const before = (await rows('tokens-issued', 'token_reused')).length;
  for (let round = 0; round < 30; round += 1) expect((await redeem()).status).toBe(400);
  expect((await refresh(site.origin, tokens.refresh_token)).status).toBe(400);
  expect(await rows('tokens-issued', 'token_reused')).toHaveLength(before + 1);
  expect(warned('authorization_code_reused')).toBe(1);
});

it('140. L2, 97: what one account has written again and again becomes ever rarer, and says how often', async () => {
  const { accessToken, accountId } = await signUp(site.origin);
  for (let round = 0; round < 45; round += 1)
    await asAccount(`${site.base}/account/delete`, accessToken, { method: 'POST' });
  const details = (await rows('account-deleted', 'done', accountId)).map(({ detail }) => detail);
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
  const before = (await rows('session-opened', 'done')).length;
  for (let round = 0; round < 25; round += 1)
    await Promise.all(Array.from({ length: 10 }, () => open('127.0.0.1')));
  expect((await rows('session-opened', 'done')).length - before).toBe(101);
  await open('203.0.113.9');
  expect((await rows('session-opened', 'done')).length - before).toBe(102);
  for (let host = 0; host < 120; host += 1) await open(`2001:db8:7:${host.toString(16)}::1`);
  expect((await rows('session-opened', 'done')).length - before).toBe(202);
  site.services.clock.advance(hour);
  await open('127.0.0.1');
  expect((await rows('session-opened', 'done')).length - before).toBe(203);
});

let challenges = 0;
function challenge(): string {
  challenges += 1;
  return String(challenges).padStart(43, 'c');
}
