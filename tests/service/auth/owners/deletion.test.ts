import { takeAttempt } from '@/server/attempts/attempts';
import { runBillingJobs } from '@/server/billing/billingJobs';
import { day, hour, minute } from '@/server/clock';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { asAccount, call, refresh, signUp } from '@/tests/fixtures/service/authClient';
import { type Billing, createBilling } from '@/tests/fixtures/service/billing';
import {
  confirmEdit,
  currentEmail,
  mailedCode,
  pendingEdit,
  signIn,
  storeAccount,
  wrongCode,
} from '../codes/codeClient';
import { whileAccountIsHeld } from '../heldAccount';
import { statusOf } from './paidClient';

let site: Billing;
let number = 0;
beforeAll(async () => {
  site = await createBilling();
});
afterAll(() => site.close());

const account = () => `${site.origin}/api/auth/v2/account`;
const remove = (accessToken: string, body: Record<string, unknown> = {}) =>
  asAccount(`${account()}/delete`, accessToken, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const error = async (answer: Response) => [answer.status, (await answer.json()).error];
const removeAddress = (accessToken: string) =>
  asAccount(`${account()}/edit`, accessToken, { method: 'POST' });

/** The owner of an account, and a hijacker who sits in it by a session with a fresh code. */
async function hijacked() {
  const email = `owner${++number}@example.com`;
  const accountId = await storeAccount(site.services, email);
  const { accessToken } = await signIn(site, email);
  return { email, accountId, thief: `thief${number}@example.net`, accessToken };
}
async function change(accessToken: string, to: string): Promise<void> {
  const edit = await pendingEdit(site, accessToken, to);
  expect((await confirmEdit(site.origin, accessToken, edit)).status).toBe(200);
}
async function undo(email: string): Promise<Response> {
  await deliverDueMails(site.services);
  const links = site.services.mails.flatMap((mail) =>
    mail.to === email ? (/undo-email#(\w+)/.exec(mail.text)?.[1] ?? []) : [],
  );
  return call(`${account()}/edit/undo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: links.at(-1) }),
  });
}
async function expectOwnerBack({ email, accessToken }: Awaited<ReturnType<typeof hijacked>>) {
  expect((await undo(email)).status).toBe(200);
  expect(await statusOf(site, accessToken)).toBe(401);
  expect(await currentEmail(site.origin, (await signIn(site, email)).accessToken)).toBe(email);
}

it('123. M3: after a change of address the account is not deleted without the code of the former one, which takes it back', async () => {
  const victim = await hijacked();
  await change(victim.accessToken, victim.thief);
  const started = await (await remove(victim.accessToken)).json();
  expect(started).toEqual({
    status: 'confirm',
    hash: expect.any(String),
    former_email: 'o…@example.com',
  });
  const { hash } = started;
  const otp = await mailedCode(site.services, victim.thief);
  const formerCode = await mailedCode(site.services, victim.email);
  const missing = await remove(victim.accessToken, { hash, otp });
  expect([missing.status, await missing.json()]).toMatchObject([
    400,
    { error: 'invalid_login_credentials', field: 'former_otp' },
  ]);
  const guessed = await remove(victim.accessToken, { hash, otp, former_otp: wrongCode(formerCode) });
  expect([guessed.status, await guessed.json()]).toMatchObject([400, { field: 'former_otp' }]);
  expect(await error(await remove(victim.accessToken, { hash, former_otp: formerCode }))).toEqual([
    400,
    'invalid_login_credentials',
  ]);
  // Mails that are due together leave in any order.
  const warning = site.services.mails.find(
    ({ to, subject }) => to === victim.email && subject === 'Someone wants to delete your account',
  );
  expect(warning?.text).toContain('restore your address there');
  await expectOwnerBack(victim);
  // What was begun before the address came back is over, though both codes were right.
  const late = await remove(victim.accessToken, { hash, otp, former_otp: formerCode });
  expect(late.status).toBe(401);
});

it('123. M3: nor after the address was removed, nor after it was changed twice, nor after removing and adding', async () => {
  const ways = [
    async (victim: Awaited<ReturnType<typeof hijacked>>) => {
      expect((await removeAddress(victim.accessToken)).status).toBe(200);
    },
    async (victim: Awaited<ReturnType<typeof hijacked>>) => {
      await change(victim.accessToken, `first-${victim.thief}`);
      site.services.clock.advance(1);
      await change(victim.accessToken, victim.thief);
    },
    async (victim: Awaited<ReturnType<typeof hijacked>>) => {
      expect((await removeAddress(victim.accessToken)).status).toBe(200);
      site.services.clock.advance(1);
      await change(victim.accessToken, victim.thief);
      expect((await removeAddress(victim.accessToken)).status).toBe(200);
    },
  ];
  for (const way of ways) {
    const victim = await hijacked();
    await way(victim);
    const { hash, former_email } = await (await remove(victim.accessToken)).json();
    expect(former_email).toBe('o…@example.com');
    expect(await mailedCode(site.services, victim.email)).toMatch(/^\d{6}$/);
    expect(await error(await remove(victim.accessToken, { hash }))).toEqual([
      400,
      'invalid_login_credentials',
    ]);
    expect(await statusOf(site, victim.accessToken)).toBe(200);
    await expectOwnerBack(victim);
  }
});

it('123. both codes are mailed or none: a page that asks again is not told of one that never was', async () => {
  const { services } = site;
  const victim = await hijacked();
  await change(victim.accessToken, victim.thief);
  services.clock.advance(hour);
  // Strangers have used up what they may have mailed to the former address.
  const used = { limit: 'mails-an-hour', subject: victim.email } as const;
  while ((await takeAttempt(services.database, services, used)).attempt);
  await deliverDueMails(services);
  const mails = services.mails.length;
  for (let time = 0; time < 2; time += 1) {
    const refused = await remove(victim.accessToken);
    const body = await refused.json();
    expect([refused.status, body]).toMatchObject([429, { reason: 'address_limit' }]);
  }
  await deliverDueMails(services);
  expect(services.mails.slice(mails).map(({ to }) => to)).toEqual([]);
});

it('123. a deletion that is begun again after a change of address mails the code that was not mailed before', async () => {
  const victim = await hijacked();
  expect((await remove(victim.accessToken)).status).toBe(200);
  const formerCode = await mailedCode(site.services, victim.email);
  await change(victim.accessToken, victim.thief);
  const mails = site.services.mails.length;
  const started = await remove(victim.accessToken);
  const { hash } = await started.json();
  expect(started.status).toBe(200);
  await deliverDueMails(site.services);
  const mailed = site.services.mails.slice(mails).filter(({ subject }) => subject.includes('delet'));
  expect(mailed.map(({ to }) => to)).toEqual([victim.thief]);
  const again = await remove(victim.accessToken);
  expect([again.status, (await again.json()).reason]).toEqual([429, 'code_sent']);
  const otp = await mailedCode(site.services, victim.thief);
  const done = await remove(victim.accessToken, { hash, otp, former_otp: formerCode });
  expect(done.status).toBe(200);
});

it('123. M3: with both codes it is deleted; every former address hears of it, and its link says what became of it', async () => {
  const victim = await hijacked();
  await change(victim.accessToken, `between-${victim.thief}`);
  site.services.clock.advance(1);
  await change(victim.accessToken, victim.thief);
  const { hash } = await (await remove(victim.accessToken)).json();
  const confirmation = {
    hash,
    otp: await mailedCode(site.services, victim.thief),
    former_otp: await mailedCode(site.services, victim.email),
  };
  const before = site.services.mails.length;
  const deleted = await remove(victim.accessToken, confirmation);
  expect([deleted.status, await deleted.json()]).toEqual([200, { status: 'deleted' }]);
  await deliverDueMails(site.services);
  const told = site.services.mails
    .slice(before)
    .filter(({ subject }) => subject.includes('has been deleted'));
  expect(told.map(({ to }) => to).sort()).toEqual(
    [victim.email, victim.thief, `between-${victim.thief}`].sort(),
  );
  expect(await error(await undo(victim.email))).toEqual([400, 'unknown_account']);
  const kept = await site.services.database
    .selectFrom('email_changes')
    .selectAll()
    .where('account_id', '=', victim.accountId)
    .execute();
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
  expect(await error(await undo(email))).toEqual([400, 'invalid_link_signature']);
});

it('123. M3: a deletion that meets a change of address deletes nothing', async () => {
  const { accountId, accessToken, email, thief } = await hijacked();
  const { hash } = await (await remove(accessToken)).json();
  const otp = await mailedCode(site.services, email);
  const { services } = site;
  const answer = await whileAccountIsHeld(services, {
    accountId,
    call: () => remove(accessToken, { hash, otp }),
    within: (trx) => trx.updateTable('accounts').set({ email: thief }).where('id', '=', accountId).execute(),
  });
  expect([400, 401, 404]).toContain(answer.status);
  expect(await statusOf(site, accessToken)).toBe(200);
});

/** A subscriber with an address, and what confirms the deletion of the account. */
async function subscriber() {
  const buyer = await site.subscribe({}, undefined, `paid${++number}@example.com`);
  const email = `payer${number}@example.com`;
  await change(buyer.accessToken, email);
  const { hash } = await (await remove(buyer.accessToken)).json();
  const { provider_subscription_id: subscriptionId } = await site.services.database
    .selectFrom('subscriptions')
    .select('provider_subscription_id')
    .where('account_id', '=', buyer.accountId)
    .executeTakeFirstOrThrow();
  const otp = await mailedCode(site.services, email);
  return { ...buyer, email, subscriptionId, confirmation: { hash, otp } };
}
const statusAtStripe = async (subscriptionId: string) =>
  (await site.services.stripe.subscriptions.retrieve(subscriptionId)).status;
const closures = () =>
  site.services.database.selectFrom('stripe_closures').select('id').orderBy('id').execute();
/** The card had its trial with the first of them. */
const running = expect.stringMatching(/^(trialing|active)$/);

/** Stripe reads, and does nothing more: the process could as well have ended there. */
async function withoutCancelling<T>(work: () => Promise<T>): Promise<T> {
  const { stripe } = site.services;
  const { subscriptions } = stripe;
  site.services.stripe = new Proxy(stripe, {
    get: (target, name) =>
      name === 'subscriptions'
        ? new Proxy(subscriptions, {
            get: (inner, call) => {
              if (call === 'update' || call === 'cancel')
                throw Object.assign(new Error('away'), { type: 'StripeConnectionError' });
              const value = Reflect.get(inner, call);
              return typeof value === 'function' ? value.bind(inner) : value;
            },
          })
        : Reflect.get(target, name),
  });
  try {
    return await work();
  } finally {
    site.services.stripe = stripe;
  }
}

it('124. B19: a deletion that meets a change of the account leaves the account its subscription', async () => {
  const buyer = await subscriber();
  const { services } = site;
  const answer = await whileAccountIsHeld(services, {
    accountId: buyer.accountId,
    call: () => remove(buyer.accessToken, buyer.confirmation),
    within: (trx) =>
      trx
        .updateTable('accounts')
        .set({ email: `moved-${buyer.email}` })
        .where('id', '=', buyer.accountId)
        .execute(),
  });
  expect([400, 404]).toContain(answer.status);
  expect(await statusAtStripe(buyer.subscriptionId)).toEqual(running);
  expect((await site.get(buyer, '/api/subscription')).status).toBe(200);
});

it('124. B19: what stops after the account is gone is done later: a deleted account is not charged', async () => {
  const buyer = await subscriber();
  const deleted = await withoutCancelling(() => remove(buyer.accessToken, buyer.confirmation));
  expect([deleted.status, await deleted.json()]).toEqual([200, { status: 'deleted' }]);
  expect(await statusAtStripe(buyer.subscriptionId)).toEqual(running);
  expect((await refresh(site.origin, buyer.refreshToken)).status).toBe(400);
  // While Stripe does not cancel, it is tried again, and others are not held up.
  site.services.clock.advance(minute);
  const other = await subscriber();
  expect((await remove(other.accessToken, other.confirmation)).status).toBe(200);
  expect(await statusAtStripe(other.subscriptionId)).toBe('canceled');
  site.services.clock.advance(minute);
  await withoutCancelling(() => runBillingJobs(site.services));
  expect(await statusAtStripe(buyer.subscriptionId)).toEqual(running);
  expect(await closures()).toContainEqual({ id: buyer.accountId });
  site.services.clock.advance(minute);
  await runBillingJobs(site.services);
  expect(await statusAtStripe(buyer.subscriptionId)).toBe('canceled');
  expect(await closures()).toEqual([]);
});

it('an account that never had an address is deleted by its hash alone', async () => {
  const { accessToken } = await signUp(site.origin);
  const { hash } = await (await remove(accessToken)).json();
  expect((await remove(accessToken, { hash })).status).toBe(200);
});
