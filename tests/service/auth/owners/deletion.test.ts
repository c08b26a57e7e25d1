import { takeAttempt } from '@/server/attempts/attempts';
import { runBillingJobs } from '@/server/billing/billingJobs';
import { day, hour, minute } from '@/server/clock';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { openForAllTests } from '@/tests/fixtures/openForAllTests';
import { asAccount, claimsOf, refresh, signUp } from '@/tests/fixtures/service/authClient';
import { createBilling } from '@/tests/fixtures/service/billing';
import { stripeError } from '@/tests/fixtures/service/testStripe';
import {
  atOnce,
  changeEmail,
  currentEmail,
  deleteAccount,
  errorOf,
  mailedCode,
  owner,
  seen,
  signIn,
  undo,
  undoToken,
  wrongCode,
} from '../codes/codeClient';
import { whileAccountIsHeld } from '../heldAccount';
import { statusOf } from './paidClient';

const site = openForAllTests(() => createBilling());
let number = 0;

const freshOwner = () => owner(site, `owner${++number}@example.com`);
const remove = (accessToken: string, body = {}) => deleteAccount(site, accessToken, body);
const change = (accessToken: string, to: string) => changeEmail(site, accessToken, to);
const deleted = [200, { status: 'deleted' }];
const away = stripeError('StripeConnectionError');

/** What confirms a deletion that was begun for an account with that address. */
async function started(accessToken: string, email: string): Promise<{ hash: string; otp: string }> {
  const [status, body] = await seen(await remove(accessToken));
  expect([status, body]).toMatchObject([200, { status: 'confirm' }]);
  return { hash: (body as { hash: string }).hash, otp: await mailedCode(site.services, email) };
}

it('46. 59. deletes with a fresh code, signs out every device, and a new registration gets a new id', async () => {
  const { email, accountId, accessToken, refreshToken } = await freshOwner();
  const other = await signIn(site, email);
  const confirmation = await started(accessToken, email);
  expect(await seen(await remove(accessToken, confirmation))).toEqual(deleted);
  expect((await remove(accessToken, confirmation)).status).toBe(401);
  expect(await currentEmail(site.origin, other.accessToken)).toBe(401);
  for (const token of [refreshToken, other.refreshToken])
    expect(await errorOf(await refresh(site.origin, token))).toEqual([400, 'unknown_account']);
  await deliverDueMails(site.services);
  expect(site.services.mails.at(-1)?.to).toBe(email);
  const tables = ['accounts', 'email_changes', 'one_time_codes'] as const;
  const stored = tables.map((table) => site.services.database.selectFrom(table).selectAll().execute());
  expect(JSON.stringify(await Promise.all(stored))).not.toContain(email);
  expect(site.services.logLines.join('\n')).not.toContain(email);
  const again = await signUp(site.origin);
  site.services.clock.advance(61_000);
  await change(again.accessToken, email);
  expect(again.accountId).not.toBe(accountId);
  expect(claimsOf((await signIn(site, email)).accessToken).sub).toBe(again.accountId);
});

it('59. ten deletions at once delete once and mail once', async () => {
  const { email, accessToken } = await freshOwner();
  const confirmation = await started(accessToken, email);
  const answers = await atOnce(10, () => remove(accessToken, confirmation));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);
  const before = site.services.mails.length;
  await deliverDueMails(site.services);
  expect(site.services.mails.slice(before).map(({ to }) => to)).toEqual([email]);
});

it('59. a wrong code, a changed hash, another session and a late code delete nothing', async () => {
  const { email, accessToken } = await freshOwner();
  const other = await signIn(site, email);
  const stranger = await freshOwner();
  site.services.clock.advance(61_000);
  const { hash, otp } = await started(accessToken, email);
  const attempts = [
    [accessToken, { hash, otp: wrongCode(otp) }, 'invalid_login_credentials'],
    [accessToken, { hash }, 'invalid_login_credentials'],
    [accessToken, { otp }, 'invalid_link_signature'],
    [accessToken, { hash: `1${hash}`, otp }, 'invalid_link_signature'],
    [other.accessToken, { hash, otp }, 'invalid_link_signature'],
    [stranger.accessToken, { hash, otp }, 'invalid_link_signature'],
  ] as const;
  for (const [token, body, error] of attempts)
    expect(await errorOf(await remove(token, body))).toEqual([400, error]);
  const again = await remove(accessToken);
  expect([again.status, again.headers.get('retry-after')]).toEqual([429, '60']);
  site.services.clock.advance(10 * minute);
  const late = await remove(accessToken, { hash, otp });
  expect(await errorOf(late)).toEqual([400, 'invalid_link_signature']);
  expect(await currentEmail(site.origin, accessToken)).toBe(email);
});

/** An account, and a hijacker who sits in it by a session with a fresh code and wants to give it this address. */
async function hijacked() {
  const account = await freshOwner();
  return { ...account, thief: `thief${number}@example.net` };
}
type Hijacked = Awaited<ReturnType<typeof hijacked>>;

async function expectOwnerBack({ email, accessToken }: Hijacked) {
  expect((await undo(site, await undoToken(site, email))).status).toBe(200);
  expect(await statusOf(site, accessToken)).toBe(401);
  expect(await currentEmail(site.origin, (await signIn(site, email)).accessToken)).toBe(email);
}

it('123. M3: after a change of address the account is not deleted without the code of the former one, which takes it back', async () => {
  const victim = await hijacked();
  await change(victim.accessToken, victim.thief);
  const begun = await (await remove(victim.accessToken)).json();
  expect(begun).toEqual({ status: 'confirm', hash: expect.any(String), former_email: 'o…@example.com' });
  const { hash } = begun;
  const otp = await mailedCode(site.services, victim.thief);
  const former_otp = await mailedCode(site.services, victim.email);
  const refused = { error: 'invalid_login_credentials', field: 'former_otp' };
  for (const body of [
    { hash, otp },
    { hash, otp, former_otp: wrongCode(former_otp) },
  ])
    expect(await seen(await remove(victim.accessToken, body))).toMatchObject([400, refused]);
  const without = await remove(victim.accessToken, { hash, former_otp });
  expect(await errorOf(without)).toEqual([400, 'invalid_login_credentials']);
  // Mails that are due together leave in any order.
  const warning = site.services.mails.find(
    ({ to, subject }) => to === victim.email && subject === 'Someone wants to delete your account',
  );
  expect(warning?.text).toContain('restore your address there');
  await expectOwnerBack(victim);
  // What was begun before the address came back is over, though both codes were right.
  expect((await remove(victim.accessToken, { hash, otp, former_otp })).status).toBe(401);
});

const removeAddress = async ({ accessToken }: Hijacked) => {
  const url = `${site.origin}/api/auth/v2/account/edit`;
  expect((await asAccount(url, accessToken, { method: 'POST' })).status).toBe(200);
  site.services.clock.advance(1);
};
const ways: Record<string, (victim: Hijacked) => Promise<void>> = {
  'was removed': removeAddress,
  'was changed twice': async (victim) => {
    await change(victim.accessToken, `first-${victim.thief}`);
    site.services.clock.advance(1);
    await change(victim.accessToken, victim.thief);
  },
  'was removed, added and removed': async (victim) => {
    await removeAddress(victim);
    await change(victim.accessToken, victim.thief);
    await removeAddress(victim);
  },
};

it.each(Object.entries(ways))('123. M3: nor after the address %s', async (_name, way) => {
  const victim = await hijacked();
  await way(victim);
  const { hash, former_email } = await (await remove(victim.accessToken)).json();
  expect(former_email).toBe('o…@example.com');
  expect(await mailedCode(site.services, victim.email)).toMatch(/^\d{6}$/);
  const refused = await remove(victim.accessToken, { hash });
  expect(await errorOf(refused)).toEqual([400, 'invalid_login_credentials']);
  expect(await statusOf(site, victim.accessToken)).toBe(200);
  await expectOwnerBack(victim);
});

it('123. both codes are mailed or none: a page that asks again is not told of one that never was', async () => {
  const { services } = site;
  const victim = await hijacked();
  await change(victim.accessToken, victim.thief);
  services.clock.advance(hour);
  // Strangers have used up what they may have mailed to the former address.
  const used = { limit: 'mails-an-hour', subject: victim.email } as const;
  while ((await takeAttempt(services, used)).attempt);
  await deliverDueMails(services);
  const mails = services.mails.length;
  for (let time = 0; time < 2; time += 1)
    expect(await seen(await remove(victim.accessToken))).toMatchObject([429, { reason: 'address_limit' }]);
  await deliverDueMails(services);
  expect(services.mails.slice(mails)).toEqual([]);
});

it('123. a deletion that is begun again after a change of address mails the code that was not mailed before', async () => {
  const victim = await hijacked();
  const { otp: former_otp } = await started(victim.accessToken, victim.email);
  await change(victim.accessToken, victim.thief);
  const mails = site.services.mails.length;
  const { hash, otp } = await started(victim.accessToken, victim.thief);
  const mailed = site.services.mails.slice(mails).filter(({ subject }) => subject.includes('delet'));
  expect(mailed.map(({ to }) => to)).toEqual([victim.thief]);
  expect(await seen(await remove(victim.accessToken))).toMatchObject([429, { reason: 'code_sent' }]);
  expect((await remove(victim.accessToken, { hash, otp, former_otp })).status).toBe(200);
});

it('123. M3: with both codes it is deleted; every former address hears of it, and its link says what became of it', async () => {
  const victim = await hijacked();
  const between = `between-${victim.thief}`;
  await change(victim.accessToken, between);
  site.services.clock.advance(1);
  await change(victim.accessToken, victim.thief);
  const confirmation = await started(victim.accessToken, victim.thief);
  const former_otp = await mailedCode(site.services, victim.email);
  const before = site.services.mails.length;
  expect(await seen(await remove(victim.accessToken, { ...confirmation, former_otp }))).toEqual(deleted);
  await deliverDueMails(site.services);
  const mails = site.services.mails.slice(before);
  const told = mails.filter(({ subject }) => subject.includes('has been deleted'));
  expect(told.map(({ to }) => to).sort()).toEqual([victim.email, victim.thief, between].sort());
  const undone = await undo(site, await undoToken(site, victim.email));
  expect(await errorOf(undone)).toEqual([400, 'unknown_account']);
  const changes = site.services.database.selectFrom('email_changes').selectAll();
  const kept = await changes.where('account_id', '=', victim.accountId).execute();
  expect(JSON.stringify(kept)).not.toContain('example');
});

it('123. M3: once the change can no longer be undone, the code of the current address is enough', async () => {
  const { accessToken, thief, email } = await hijacked();
  await change(accessToken, thief);
  site.services.clock.advance(7 * day);
  const back = await signIn(site, thief);
  const { hash, former_email } = await (await remove(back.accessToken)).json();
  expect(former_email).toBeUndefined();
  const otp = await mailedCode(site.services, thief);
  expect((await remove(back.accessToken, { hash, otp })).status).toBe(200);
  const undone = await undo(site, await undoToken(site, email));
  expect(await errorOf(undone)).toEqual([400, 'invalid_link_signature']);
});

/** A subscriber with an address, and what confirms the deletion of the account. */
async function subscriber() {
  const buyer = await site.subscribe({}, undefined, `paid${++number}@example.com`);
  const email = `payer${number}@example.com`;
  await change(buyer.accessToken, email);
  const { provider_subscription_id: subscriptionId } = await site.services.database
    .selectFrom('subscriptions')
    .select('provider_subscription_id')
    .where('account_id', '=', buyer.accountId)
    .executeTakeFirstOrThrow();
  return { ...buyer, email, subscriptionId, confirmation: await started(buyer.accessToken, email) };
}
const statusAtStripe = async (subscriptionId: string) =>
  (await site.services.stripe.subscriptions.retrieve(subscriptionId)).status;
const closures = () =>
  site.services.database.selectFrom('stripe_closures').select('id').orderBy('id').execute();
/** The card had its trial with the first of them. */
const running = expect.stringMatching(/^(trialing|active)$/);

/** Stripe answers reads alone, or nothing: the process could as well have ended there. */
async function withoutStripe<T>(refused: readonly string[] | 'all', work: () => Promise<T>): Promise<T> {
  const { stripe } = site.services;
  const subscriptions = new Proxy(stripe.subscriptions, {
    get(inner, call) {
      if (refused.includes(String(call))) throw away;
      const value = Reflect.get(inner, call);
      return typeof value === 'function' ? value.bind(inner) : value;
    },
  });
  site.services.stripe = new Proxy(stripe, {
    get(target, name) {
      if (refused === 'all') throw away;
      return name === 'subscriptions' ? subscriptions : Reflect.get(target, name);
    },
  });
  try {
    return await work();
  } finally {
    site.services.stripe = stripe;
  }
}

it('59. Stripe is asked first: while it is away the account stays, and the same code works later', async () => {
  const { accessToken, email, confirmation, subscriptionId } = await subscriber();
  const failed = await withoutStripe('all', () => remove(accessToken, confirmation));
  expect(failed.status).toBe(503);
  expect(await currentEmail(site.origin, accessToken)).toBe(email);
  expect((await remove(accessToken, confirmation)).status).toBe(200);
  expect(await statusAtStripe(subscriptionId)).toBe('canceled');
});

it('123. 124. B19: a deletion that meets a change of the account deletes nothing and leaves it its subscription', async () => {
  const buyer = await subscriber();
  const { accountId } = buyer;
  const email = `moved-${buyer.email}`;
  const answer = await whileAccountIsHeld(site.services, {
    accountId,
    call: () => remove(buyer.accessToken, buyer.confirmation),
    within: ({ database }) =>
      database.updateTable('accounts').set({ email }).where('id', '=', accountId).execute(),
  });
  expect([400, 404]).toContain(answer.status);
  expect(await statusAtStripe(buyer.subscriptionId)).toEqual(running);
  expect((await site.get(buyer, '/api/subscription')).status).toBe(200);
});

it('124. B19: what stops after the account is gone is done later: a deleted account is not charged', async () => {
  const writes = ['update', 'cancel'];
  const buyer = await subscriber();
  const answer = await withoutStripe(writes, () => remove(buyer.accessToken, buyer.confirmation));
  expect(await seen(answer)).toEqual(deleted);
  expect(await statusAtStripe(buyer.subscriptionId)).toEqual(running);
  expect((await refresh(site.origin, buyer.refreshToken)).status).toBe(400);
  // While Stripe does not cancel, it is tried again, and others are not held up.
  site.services.clock.advance(minute);
  const other = await subscriber();
  expect((await remove(other.accessToken, other.confirmation)).status).toBe(200);
  expect(await statusAtStripe(other.subscriptionId)).toBe('canceled');
  site.services.clock.advance(minute);
  await withoutStripe(writes, () => runBillingJobs(site.services));
  expect(await statusAtStripe(buyer.subscriptionId)).toEqual(running);
  expect(await closures()).toContainEqual({ id: buyer.accountId });
  site.services.clock.advance(minute);
  await runBillingJobs(site.services);
  expect(await statusAtStripe(buyer.subscriptionId)).toBe('canceled');
  expect(await closures()).toEqual([]);
});
