import { deliverDueMails } from '@/server/mail/queue/worker';
import { asAccount, claimsOf, refresh, signUp } from '@/tests/fixtures/service/authClient';
import { type Billing, createBilling } from '@/tests/fixtures/service/billing';
import {
  confirmEdit,
  currentEmail,
  mailedCode,
  pendingEdit,
  signIn,
  storeAccount,
  wrongCode,
} from './codeClient';

let site: Billing;
let number = 0;
beforeAll(async () => {
  site = await createBilling();
});
afterAll(() => site.close());

const remove = (accessToken: string, body: Record<string, unknown> = {}) =>
  asAccount(`${site.origin}/api/auth/v2/account/delete`, accessToken, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function owner() {
  const email = `leaver${++number}@example.com`;
  const accountId = await storeAccount(site.services, email);
  return { email, accountId, ...(await signIn(site, email)) };
}

async function started(accessToken: string, email: string): Promise<{ hash: string; otp: string }> {
  const answer = await remove(accessToken);
  const body = await answer.json();
  expect([answer.status, body.status]).toEqual([200, 'confirm']);
  return { hash: body.hash, otp: await mailedCode(site.services, email) };
}

it('46. 59. deletes with a fresh code, signs out every device, and a new registration gets a new id', async () => {
  const { email, accountId, accessToken, refreshToken } = await owner();
  const other = await signIn(site, email);
  const confirmation = await started(accessToken, email);
  const answer = await remove(accessToken, confirmation);
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'deleted' }]);
  expect((await remove(accessToken, confirmation)).status).toBe(401);
  expect(await currentEmail(site.origin, other.accessToken)).toBe(401);
  for (const token of [refreshToken, other.refreshToken]) {
    const refused = await refresh(site.origin, token);
    expect([refused.status, (await refused.json()).error]).toEqual([400, 'unknown_account']);
  }
  await deliverDueMails(site.services);
  expect(site.services.mails.at(-1)?.to).toBe(email);
  const stored = JSON.stringify(
    await Promise.all(
      (['accounts', 'email_changes', 'one_time_codes'] as const).map((table) =>
        site.services.database.selectFrom(table).selectAll().execute(),
      ),
    ),
  );
  expect(stored).not.toContain(email);
  expect(site.services.logLines.join('\n')).not.toContain(email);
  const again = await signUp(site.origin);
  site.services.clock.advance(61_000);
  const pending = await pendingEdit(site, again.accessToken, email);
  expect((await confirmEdit(site.origin, again.accessToken, pending)).status).toBe(200);
  expect(again.accountId).not.toBe(accountId);
  expect(claimsOf((await signIn(site, email)).accessToken).sub).toBe(again.accountId);
});

it('59. the subscription is canceled first; while that fails the account stays and the same code works later', async () => {
  const buyer = await site.subscribe();
  const email = `payer${++number}@example.com`;
  const pending = await pendingEdit(site, buyer.accessToken, email);
  expect((await confirmEdit(site.origin, buyer.accessToken, pending)).status).toBe(200);
  const confirmation = await started(buyer.accessToken, email);
  const { stripe } = site.services;
  const away = Object.assign(new Error('away'), { type: 'StripeConnectionError' });
  site.services.stripe = new Proxy(stripe, {
    get: () => {
      throw away;
    },
  });
  expect((await remove(buyer.accessToken, confirmation)).status).toBe(503);
  site.services.stripe = stripe;
  expect(await currentEmail(site.origin, buyer.accessToken)).toBe(email);
  expect((await remove(buyer.accessToken, confirmation)).status).toBe(200);
  const { data } = await stripe.subscriptions.list({ status: 'all', limit: 10 });
  expect(data.map((subscription) => subscription.status)).toEqual(['canceled']);
});

it('59. ten deletions at once delete once and mail once', async () => {
  const { email, accessToken } = await owner();
  const confirmation = await started(accessToken, email);
  const answers = await Promise.all(Array.from({ length: 10 }, () => remove(accessToken, confirmation)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);
  const before = site.services.mails.length;
  await deliverDueMails(site.services);
  expect(site.services.mails.slice(before).map(({ to }) => to)).toEqual([email]);
});

it('59. a wrong code, a changed hash, another session and a late code delete nothing', async () => {
  const { email, accessToken } = await owner();
  const other = await signIn(site, email);
  const stranger = await owner();
  site.services.clock.advance(61_000);
  const { hash, otp } = await started(accessToken, email);
  const error = async (token: string, body: Record<string, unknown>) =>
    (await (await remove(token, body)).json()).error;
  expect(await error(accessToken, { hash, otp: wrongCode(otp) })).toBe('invalid_login_credentials');
  expect(await error(accessToken, { hash })).toBe('invalid_login_credentials');
  expect(await error(accessToken, { otp })).toBe('invalid_link_signature');
  expect(await error(accessToken, { hash: `1${hash}`, otp })).toBe('invalid_link_signature');
  expect(await error(other.accessToken, { hash, otp })).toBe('invalid_link_signature');
  expect(await error(stranger.accessToken, { hash, otp })).toBe('invalid_link_signature');
  const again = await remove(accessToken);
  expect([again.status, again.headers.get('retry-after')]).toEqual([429, '60']);
  site.services.clock.advance(600_000);
  expect(await error(accessToken, { hash, otp })).toBe('invalid_link_signature');
  expect(await currentEmail(site.origin, accessToken)).toBe(email);
});

it('an account without an address is deleted by its own hash alone', async () => {
  const { accessToken } = await signUp(site.origin);
  const stranger = await signUp(site.origin);
  const { hash } = await (await remove(accessToken)).json();
  expect((await remove(stranger.accessToken, { hash })).status).toBe(400);
  const answer = await remove(accessToken, { hash });
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'deleted' }]);
  expect(await currentEmail(site.origin, accessToken)).toBe(401);
});
