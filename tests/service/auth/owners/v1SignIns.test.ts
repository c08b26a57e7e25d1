import { forgetProofs } from '@/server/auth/tokens/families';
import { revokeAllFamilies } from '@/server/auth/tokens/revocation';
import { day, minute } from '@/server/clock';
import { digest } from '@/server/secrets';
import {
  asAccount,
  claimsOf,
  codeOf,
  nativeAuthorize,
  type OpenSession,
  redemption,
  refresh,
  requestTokens,
  signUp,
  tokens,
  webAuthorize,
} from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { signInByCode } from '@/tests/fixtures/service/signInByCode';
import { seen } from '../codes/codeClient';
import { whileAccountIsHeld } from '../heldAccount';
import { exchange, legacyAccess, legacyAccount, redeemed, statusOf } from './paidClient';

const site = openServiceSite();

const refusal = [400, { error: 'invalid_token' }];
const logout = (token: string, everywhere = false) =>
  asAccount(`${site.origin}/api/auth/v2/logout${everywhere ? '?everywhere=1' : ''}`, token, {
    method: 'POST',
  });

/** A v1 sign-in, and the v2 family exchanged from one of its tokens. */
async function exchanged(by: 'auth' | 'access' = 'access') {
  const legacy = await legacyAccount(site);
  const session = await webAuthorize(site.origin);
  const family = await redeemed(site, session, await exchange(site.origin, session, legacy[by]));
  expect(claimsOf(family.accessToken).sub).toBe(legacy.accountId);
  return { ...legacy, family };
}

const redeemedStatus = async (session: OpenSession, code: string) =>
  (await requestTokens(site.origin, redemption(session, code))).status;

async function livingFamilies(accountId: string): Promise<number> {
  const rows = await site.services.database
    .selectFrom('token_families')
    .select('id')
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
  return rows.length;
}

it.each(['auth', 'access', 'family'] as const)(
  '125. L9: signing out by the %s token ends the v1 sign-in and the v2 family exchanged from it',
  async (kind) => {
    const { auth, access, family } = await exchanged();
    const tokens = { auth, access, family: family.accessToken };
    expect((await logout(tokens[kind])).status).toBe(200);
    for (const token of Object.values(tokens)) expect(await statusOf(site, token)).toBe(401);
    const refused = await refresh(site.origin, family.refreshToken);
    expect(await seen(refused)).toMatchObject([400, { error_code: 3 }]);
  },
);

it('125. L9: a sign-out here ends no other device of the account, of either generation', async () => {
  const { accountId, auth, family } = await exchanged();
  const elsewhere = await signInByCode(site.services, site.origin, accountId);
  expect((await logout(elsewhere.accessToken)).status).toBe(200);
  expect(await statusOf(site, auth)).toBe(200);
  expect(await statusOf(site, family.accessToken)).toBe(200);
  const third = await signInByCode(site.services, site.origin, accountId);
  expect((await logout(auth)).status).toBe(200);
  expect(await statusOf(site, third.accessToken)).toBe(200);
});

it('45. 125. the device list has the v1 sign-ins that were not exchanged, and ends each by itself', async () => {
  const { accountId, auth, access } = await legacyAccount(site);
  const { auth: kept, family } = await exchanged();
  const elsewhere = await signInByCode(site.services, site.origin, accountId);
  const url = `${site.origin}/api/auth/v2/sessions`;
  const list = async (token: string) => (await (await asAccount(url, token)).json()).sessions;
  const listed = await list(elsewhere.accessToken);
  expect(listed).toEqual([
    expect.objectContaining({ platform: 'web', current: true }),
    expect.objectContaining({ platform: 'app', kind: 'app', current: false }),
  ]);
  const [, byApp] = await list(auth);
  expect(byApp).toEqual({ ...listed[1], current: true });
  // An exchanged one is listed as the device that it became.
  expect(await list(family.accessToken)).toHaveLength(1);
  const end = (token: string, id: string) => asAccount(`${url}?id=${id}`, token, { method: 'DELETE' });
  const stranger = await signInByCode(site.services, site.origin, String(claimsOf(family.accessToken).sub));
  expect((await end(stranger.accessToken, byApp.id)).status).toBe(404);
  expect((await end(elsewhere.accessToken, byApp.id)).status).toBe(200);
  for (const token of [auth, access]) expect(await statusOf(site, token)).toBe(401);
  expect(await statusOf(site, kept)).toBe(200);
  expect(await list(elsewhere.accessToken)).toHaveLength(1);
  expect((await end(elsewhere.accessToken, byApp.id)).status).toBe(404);
  // An exchanged family ends together with its v1 sign-in.
  const [device] = await list(stranger.accessToken);
  const other = (await list(stranger.accessToken)).find(({ id }: { id: string }) => id !== device.id);
  expect((await end(stranger.accessToken, device.current ? other.id : device.id)).status).toBe(200);
  expect(await statusOf(site, kept)).toBe(401);
});

it('125. L9: a v2 sign-out everywhere ends every v1 sign-in', async () => {
  const { accountId, auth, access, family } = await exchanged();
  const elsewhere = await signInByCode(site.services, site.origin, accountId);
  expect((await logout(elsewhere.accessToken, true)).status).toBe(200);
  for (const token of [auth, access, family.accessToken, elsewhere.accessToken])
    expect(await statusOf(site, token)).toBe(401);
});

it('126. L9: one v1 sign-in is exchanged once: not by its other token, nor by an access token made later', async () => {
  for (const by of ['auth', 'access'] as const) {
    const { auth, access } = await exchanged(by);
    const later = await legacyAccess(site.origin, auth);
    for (const token of [auth, access, later]) {
      const answer = await exchange(site.origin, await webAuthorize(site.origin), token);
      expect(await seen(answer)).toEqual(refusal);
    }
  }
});

it('126. L9: of ten exchanges of both tokens of one sign-in at once one gives tokens', async () => {
  const { accountId, auth, access } = await legacyAccount(site);
  const sessions = await Promise.all(Array.from({ length: 10 }, () => webAuthorize(site.origin)));
  const codes = await Promise.all(
    sessions.map(async (session, index) => ({
      session,
      code: await codeOf(await exchange(site.origin, session, index % 2 === 0 ? auth : access)),
    })),
  );
  const statuses = await Promise.all(codes.map(({ session, code }) => redeemedStatus(session, code)));
  expect(statuses.sort()).toEqual([200, ...Array(9).fill(400)]);
  expect(await livingFamilies(accountId)).toBe(1);
});

it('126. L9: an app that lost the answer, or ended before it had its tokens, exchanges again', async () => {
  for (const wait of [0, 2 * minute]) {
    const { accountId, auth, access } = await legacyAccount(site);
    const first = await nativeAuthorize(site.origin);
    const lost = await codeOf(await exchange(site.origin, first, access));
    site.services.clock.advance(wait);
    const second = await nativeAuthorize(site.origin);
    const family = await redeemed(site, second, await exchange(site.origin, second, auth));
    expect(claimsOf(family.accessToken).sub).toBe(accountId);
    expect(await redeemedStatus(first, lost)).toBe(400);
    expect(await statusOf(site, family.accessToken)).toBe(200);
    expect(await livingFamilies(accountId)).toBe(1);
  }
});

it('126. L9: of a code and an exchange that takes its place, one gives tokens', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { accountId, auth } = await legacyAccount(site);
    const [first, second] = [await webAuthorize(site.origin), await webAuthorize(site.origin)];
    const code = await codeOf(await exchange(site.origin, first, auth));
    const [taken, again] = await Promise.all([
      redeemedStatus(first, code),
      exchange(site.origin, second, auth),
    ]);
    expect([taken, again.status].sort()).toEqual([200, 400]);
    if (again.status === 200) await redeemed(site, second, again);
    expect(await livingFamilies(accountId)).toBe(1);
  }
});

it('126. L9: a sign-in whose code was redeemed twice has lost its tokens, and is not exchanged again', async () => {
  const { auth } = await legacyAccount(site);
  const session = await webAuthorize(site.origin);
  const code = await codeOf(await exchange(site.origin, session, auth));
  const { access_token: accessToken } = await tokens(site.origin, session, code);
  expect(await redeemedStatus(session, code)).toBe(400);
  expect(await statusOf(site, accessToken)).toBe(401);
  const answer = await exchange(site.origin, await webAuthorize(site.origin), auth);
  expect(await seen(answer)).toEqual(refusal);
});

it('126. L9: a v1 sign-out leaves no authorization code of an exchange behind', async () => {
  const { auth } = await legacyAccount(site);
  const session = await webAuthorize(site.origin);
  const answer = await exchange(site.origin, session, auth);
  expect((await logout(auth)).status).toBe(200);
  await expect(redeemed(site, session, answer)).rejects.toThrow('invalid_token_request');
});

/** A v1 access token of an earlier release, which does not name its sign-in. */
async function tokenWithoutSignIn() {
  const { accountId } = await signUp(site.origin);
  const token = `legacy${accountId.replaceAll('-', '')}`;
  const now = site.services.clock.now();
  await site.services.database
    .insertInto('legacy_tokens')
    .values({
      token_hash: digest(token),
      kind: 'access',
      account_id: accountId,
      created_at: now,
      expires_at: now + 30 * day,
      revoked_at: null,
      exchanged_at: null,
    })
    .execute();
  return { accountId, token };
}

it('49. a v1 token becomes a v2 code once, in both wire forms', async () => {
  for (const session of [await webAuthorize(site.origin), await nativeAuthorize(site.origin)]) {
    const { accountId, token } = await tokenWithoutSignIn();
    expect((await asAccount(`${site.base}/account`, token)).status).toBe(200);
    const response = await exchange(site.origin, session, token);
    const answer = await tokens(site.origin, session, await codeOf(response));
    expect(claimsOf(answer.access_token).sub).toBe(accountId);
    const again = await exchange(site.origin, await webAuthorize(site.origin), token);
    expect(await seen(again)).toEqual([400, { error: 'invalid_token' }]);
  }
});

it('49. of ten exchanges of one v1 token at once one succeeds', async () => {
  const { token } = await tokenWithoutSignIn();
  const sessions = await Promise.all(Array.from({ length: 10 }, () => webAuthorize(site.origin)));
  const responses = await Promise.all(sessions.map((session) => exchange(site.origin, session, token)));
  expect(responses.map((response) => response.status).sort()).toEqual([200, ...Array(9).fill(400)]);
});

it('45. an exchange that meets a sign-out everywhere leaves no code behind it', async () => {
  const { accountId, auth: token } = await legacyAccount(site);
  const session = await webAuthorize(site.origin);
  const { services } = site;
  const response = await whileAccountIsHeld(services, {
    accountId,
    call: () => exchange(site.origin, session, token),
    within: (services) => revokeAllFamilies(services, accountId, 'logout_everywhere'),
  });
  expect(await seen(response)).toEqual([400, { error: 'invalid_token' }]);
});

it('49. missing and unknown v1 tokens are refused with 400, on which native clients sign out', async () => {
  for (const token of [null, 'unknown', (await signUp(site.origin)).accessToken]) {
    const response = await exchange(site.origin, await nativeAuthorize(site.origin), token);
    expect(await seen(response)).toEqual([400, { error: 'invalid_token' }]);
  }
});

it('120. a proof that ceases to count while its v1 token is exchanged proves nothing afterward', async () => {
  const { services } = site;
  const { accountId, auth: token } = await legacyAccount(site);
  await services.database
    .updateTable('legacy_tokens')
    .set({ authenticated_at: services.clock.now() })
    .where('account_id', '=', accountId)
    .execute();
  const session = await webAuthorize(site.origin);
  const response = await whileAccountIsHeld(services, {
    accountId,
    call: () => exchange(site.origin, session, token),
    within: ({ database }) => forgetProofs(database, accountId),
  });
  await tokens(site.origin, session, await codeOf(response));
  const families = await services.database
    .selectFrom('token_families')
    .select('authenticated_at')
    .where('account_id', '=', accountId)
    .execute();
  expect(families.map((family) => family.authenticated_at)).toEqual([null]);
});
