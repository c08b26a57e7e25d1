import { oldAuthRows } from '@/server/auth/tokens/oldAuthRows';
import { day, hour, minute } from '@/server/clock';
import { pruneInBatches } from '@/server/store/pruneInBatches';
import { asAccount, refresh, signUp, tokensOf } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';

const site = openServiceSite();
const count = async (table: 'auth_sessions' | 'authorization_codes' | 'token_pairs' | 'token_families') =>
  (await site.services.database.selectFrom(table).selectAll().execute()).length;

const prune = () => pruneInBatches(site.services, oldAuthRows(site.services.clock.now()));

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
  await pruneInBatches(services, oldAuthRows(services.clock.now() + 5 * minute));
  expect(await tokensOf(await refresh(site.origin, refreshToken))).toEqual(first);
});
