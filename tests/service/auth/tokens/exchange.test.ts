import { forgetProofs } from '@/server/auth/tokens/families';
import { revokeAllFamilies } from '@/server/auth/tokens/revocation';
import { day } from '@/server/clock';
import { digest } from '@/server/secrets';
import {
  asAccount,
  claimsOf,
  codeOf,
  nativeAuthorize,
  signUp,
  tokens,
  webAuthorize,
} from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { seen } from '../codes/codeClient';
import { whileAccountIsHeld } from '../heldAccount';
import { exchange } from '../owners/paidClient';

const site = openServiceSite();

/** An account with a v1 access token. */
async function legacyAccount() {
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
    const { accountId, token } = await legacyAccount();
    expect((await asAccount(`${site.base}/account`, token)).status).toBe(200);
    const response = await exchange(site.origin, session, token);
    const answer = await tokens(site.origin, session, await codeOf(response));
    expect(claimsOf(answer.access_token).sub).toBe(accountId);
    const again = await exchange(site.origin, await webAuthorize(site.origin), token);
    expect(await seen(again)).toEqual([400, { error: 'invalid_token' }]);
  }
});

it('49. of ten exchanges of one v1 token at once one succeeds', async () => {
  const { token } = await legacyAccount();
  const sessions = await Promise.all(Array.from({ length: 10 }, () => webAuthorize(site.origin)));
  const responses = await Promise.all(sessions.map((session) => exchange(site.origin, session, token)));
  expect(responses.map((response) => response.status).sort()).toEqual([200, ...Array(9).fill(400)]);
});

it('49. the v1 token of a suspended account is refused by that name', async () => {
  const { accountId, token } = await legacyAccount();
  await site.services.database
    .updateTable('accounts')
    .set({ status: 'suspended' })
    .where('id', '=', accountId)
    .execute();
  const response = await exchange(site.origin, await nativeAuthorize(site.origin), token);
  expect(await seen(response)).toEqual([400, { error: 'suspended_account' }]);
});

it('45. an exchange that meets a sign-out everywhere leaves no code behind it', async () => {
  const { accountId, token } = await legacyAccount();
  const session = await webAuthorize(site.origin);
  const { services } = site;
  const response = await whileAccountIsHeld(services, {
    accountId,
    call: () => exchange(site.origin, session, token),
    within: (trx) => revokeAllFamilies(trx, services, accountId, 'logout_everywhere'),
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
  const { accountId, token } = await legacyAccount();
  await services.database
    .updateTable('legacy_tokens')
    .set({ authenticated_at: services.clock.now() })
    .where('account_id', '=', accountId)
    .execute();
  const session = await webAuthorize(site.origin);
  const response = await whileAccountIsHeld(services, {
    accountId,
    call: () => exchange(site.origin, session, token),
    within: (trx) => forgetProofs(trx, accountId),
  });
  await tokens(site.origin, session, await codeOf(response));
  const families = await services.database
    .selectFrom('token_families')
    .select('authenticated_at')
    .where('account_id', '=', accountId)
    .execute();
  expect(families.map((family) => family.authenticated_at)).toEqual([null, null]);
});
