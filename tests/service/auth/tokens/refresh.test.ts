import { protocol } from '@/lib/content/protocol';
import type { TokenResponse } from '@/lib/contract/auth';
import { refreshTokens } from '@/server/auth/tokens/refreshTokens';
import { day, minute, second } from '@/server/clock';
import type { Services } from '@/server/services';
import {
  asAccount,
  claimsOf,
  refresh,
  signUp,
  signUpNative,
  tokensOf,
} from '@/tests/fixtures/service/authClient';
import { atOneAndAtTwo, elsewhere } from '@/tests/fixtures/service/otherInstances';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { atOnce, seen } from '../codes/codeClient';

const site = openServiceSite();

async function expectRefusal(response: Response, error_code: number): Promise<void> {
  expect(await seen(response)).toEqual([400, { error: 'invalid_token_request', error_code }]);
}
const isSignedIn = async (token: string) => (await asAccount(`${site.base}/account`, token)).status === 200;
const renewed = async (token: string, clientId?: string) =>
  tokensOf(await refresh(site.origin, token, clientId));

/** Refreshes at an instance with these services. */
const refreshAt = (services: Services, refreshToken: string): Promise<TokenResponse> =>
  refreshTokens(services, {
    refreshToken,
    clientId: protocol.webClientId,
    countRenewal: () => {},
    countStripeCall: () => Promise.resolve(),
  });

it('40. refreshing rotates, and the old token after ten seconds ends the whole family', async () => {
  const { refreshToken, accessToken } = await signUp(site.origin);
  const next = await renewed(refreshToken);
  expect(next.refresh_token).not.toBe(refreshToken);
  expect(await isSignedIn(next.access_token)).toBe(true);
  site.services.clock.advance(11 * second);
  await expectRefusal(await refresh(site.origin, refreshToken), 2);
  await expectRefusal(await refresh(site.origin, next.refresh_token), 4);
  for (const token of [next.access_token, accessToken]) expect(await isSignedIn(token)).toBe(false);
});

it('40. the stored answer cannot be read from the database', async () => {
  const { refreshToken } = await signUp(site.origin);
  const next = await renewed(refreshToken);
  const { database, secrets } = site.services;
  const pairs = await database.selectFrom('token_pairs').selectAll().execute();
  const dump = JSON.stringify([pairs, await database.selectFrom('token_families').selectAll().execute()]);
  for (const token of [refreshToken, next.refresh_token, next.access_token]) {
    expect(dump).not.toContain(token);
    expect(dump).not.toContain(String(claimsOf(token).jti).split(':')[0] ?? 'none');
  }
  const sealed = pairs.flatMap((row) => row.successor ?? []);
  expect(sealed.length).toBeGreaterThan(0);
  for (const text of sealed) {
    expect(secrets.open('refresh-answer', text)).toBeNull();
    expect(Buffer.from(text, 'base64url').toString('latin1')).not.toContain('access_token');
  }
});

async function livingHeads(accountId: string): Promise<number> {
  const rows = await site.services.database
    .selectFrom('token_pairs')
    .innerJoin('token_families', 'token_families.id', 'token_pairs.family_id')
    .select('token_pairs.pair_hash')
    .where('token_families.account_id', '=', accountId)
    .where('token_families.revoked_at', 'is', null)
    .where('token_pairs.rotated_at', 'is', null)
    .execute();
  return rows.length;
}

it('41. ten refreshes at once, at one instance and at two, make one new head and get identical answers', async () => {
  await atOneAndAtTwo(site.services, async (at) => {
    const { refreshToken, accountId } = await signUp(site.origin);
    const answers = await atOnce(10, (index) => refreshAt(at(index), refreshToken));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await livingHeads(accountId)).toBe(1);
  });
});

const refreshElsewhere = (refreshToken: string, difference: number) =>
  elsewhere(site.services, difference, (services) => refreshAt(services, refreshToken));

it.each([
  ['ahead', 5 * minute],
  ['behind', -5 * minute],
])(
  '106. an instance whose clock is five minutes %s and another give a lost answer again for ten seconds, and no longer',
  async (_where, difference) => {
    const here = await signUp(site.origin);
    const first = await renewed(here.refreshToken);
    site.services.clock.advance(9 * second);
    expect(await renewed(here.refreshToken)).toEqual(first);
    expect(await refreshElsewhere(here.refreshToken, difference)).toEqual(first);
    const there = await signUp(site.origin);
    const second_ = await refreshElsewhere(there.refreshToken, difference);
    expect(await renewed(there.refreshToken)).toEqual(second_);
    site.services.clock.advance(11 * second);
    const stolen = refreshElsewhere(here.refreshToken, difference);
    await expect(stolen).rejects.toMatchObject({ details: { errorCode: 2 } });
    await expectRefusal(await refresh(site.origin, there.refreshToken), 2);
  },
);

it('42. a refresh that began before a logout is refused once the logout has returned', async () => {
  const { accountId, accessToken, refreshToken } = await signUp(site.origin);
  const { database, clock, accountPayments } = site.services;
  // With a payment page open, the refresh asks about it between reading the token and rotating it.
  await database
    .insertInto('checkouts')
    .values({
      ...{ id: accountId, account_id: accountId, product_id: 'plus-monthly-us', status: 'open' },
      ...{ trial_days: 0, request_hash: accountId },
      ...{ created_at: clock.now(), expires_at: clock.now() + day },
    })
    .execute();
  const recordUnreportedPurchase = async () => {
    await asAccount(`${site.base}/logout`, accessToken, { method: 'POST' });
    return false;
  };
  const services = { ...site.services, accountPayments: { ...accountPayments, recordUnreportedPurchase } };
  const refused = { code: 'invalid_token_request', details: { errorCode: 3 } };
  await expect(refreshAt(services, refreshToken)).rejects.toMatchObject(refused);
});

it('43. a family ends after 180 days however often it is refreshed', async () => {
  let { refreshToken, accessToken } = await signUp(site.origin);
  for (let days = 0; days < 175; days += 25) {
    site.services.clock.advance(25 * day);
    ({ refresh_token: refreshToken, access_token: accessToken } = await renewed(refreshToken));
  }
  site.services.clock.advance(5 * day - 2 * second);
  const last = await renewed(refreshToken);
  expect(last.expires_in).toBe(2);
  site.services.clock.advance(2 * second);
  await expectRefusal(await refresh(site.origin, last.refresh_token), 1);
  for (const token of [last.access_token, accessToken]) expect(await isSignedIn(token)).toBe(false);
});

it('43. an unused refresh token ends after 30 days', async () => {
  const [one, other] = [await signUp(site.origin), await signUp(site.origin)];
  site.services.clock.advance(30 * day - second);
  expect((await refresh(site.origin, one.refreshToken)).status).toBe(200);
  site.services.clock.advance(second);
  await expectRefusal(await refresh(site.origin, other.refreshToken), 1);
});

it('an app goes on under its own client id with the pair that a page inside it handed over', async () => {
  const { refreshToken } = await signUp(site.origin);
  const next = await renewed(refreshToken, protocol.nativeClientId);
  expect(await isSignedIn(next.access_token)).toBe(true);
  await renewed(next.refresh_token, protocol.nativeClientId);
  // Rotation guards a handed-over pair as any other.
  site.services.clock.advance(11 * second);
  await expectRefusal(await refresh(site.origin, refreshToken, protocol.nativeClientId), 2);
});

it('tells why a refresh is refused', async () => {
  const { refreshToken, accountId } = await signUp(site.origin);
  const app = await signUpNative(site.origin);
  for (const token of ['nonsense', '', `${refreshToken.slice(0, -4)}AAAA`, app.refreshToken])
    await expectRefusal(await refresh(site.origin, token), 0);
  const { database } = site.services;
  for (const [status, error] of [
    ['suspended', 'suspended_account'],
    ['deleted', 'unknown_account'],
  ] as const) {
    await database.updateTable('accounts').set({ status }).where('id', '=', accountId).execute();
    expect(await seen(await refresh(site.origin, refreshToken))).toEqual([400, { error }]);
  }
});
