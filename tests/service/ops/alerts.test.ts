import { publishedKeys } from '@/server/auth/tokens/signingKeys';
import { checkPayments } from '@/server/billing/catalog/paymentsSetup';
import { processPendingEvents } from '@/server/billing/webhooks/pendingEvents';
import { day, hour, minute } from '@/server/clock';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { backgroundTasks } from '@/server/main/backgroundTasks';
import { makeSecretWatch } from '@/server/main/secretWatch';
import { neverAborted } from '@/server/neverAborted';
import { webAuthorize } from '@/tests/fixtures/service/authClient';
import { createBilling } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { refuseRefunds } from '@/tests/fixtures/service/testStripe';
import { login, sendCode, sessionWithCode, storeAccount, wrongCode } from '../auth/codes/codeClient';

const token = 'metrics-token-of-the-operator';

const shop = openForEachTest(async () => {
  const billing = await createBilling();
  const { services } = billing;
  services.config = { ...services.config, metricsToken: token };
  await publishedKeys(services);
  return billing;
});

/** The figures with these names, as the site prints them for Prometheus. */
async function figures(...names: string[]): Promise<Record<string, number>> {
  const answer = await fetch(`${shop.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const lines = (await answer.text()).matchAll(/^(\w+)(?:\{\w+="([\w-]+)"\})? (\S+)$/gm);
  const wanted = [...lines].filter(([, name = '']) => names.includes(name));
  return Object.fromEntries(
    wanted.map(([, name, label, value]) => [label ? `${name} ${label}` : name, Number(value)]),
  );
}

/** Whoever has paid once, and been written to about it. */
async function payer() {
  const buyer = await shop.subscribe({ withoutTrial: true });
  await deliverDueMails(shop.services);
  return buyer;
}
const outbox = () => shop.services.database.deleteFrom('outbox');
const compare = (job = 'reconcile') => {
  const tasks = backgroundTasks(shop.services, makeSecretWatch(shop.services));
  return tasks.find(({ name }) => name === job)?.run(neverAborted);
};

const unmailedAtStripe = async () =>
  (await figures('site_comparison_unmailed'))['site_comparison_unmailed reconcile'];

it('a refund that Stripe keeps refusing is counted, with its age, until it is made', async () => {
  const waiting = () => figures('site_refunds_waiting', 'site_refunds_lag_seconds');
  const buyer = await payer();
  expect(await waiting()).toEqual({ site_refunds_waiting: 0, site_refunds_lag_seconds: 0 });
  const create = refuseRefunds(shop.services);
  await shop.post(buyer, '/api/subscription/refund');
  await shop.advance(2 * hour);
  await processPendingEvents(shop.services);
  expect(await waiting()).toEqual({ site_refunds_waiting: 1, site_refunds_lag_seconds: 7200 });
  create.mockRestore();
  await shop.advance(hour);
  await processPendingEvents(shop.services);
  expect(await waiting()).toEqual({ site_refunds_waiting: 0, site_refunds_lag_seconds: 0 });
});

it('a requested refund whose mail was never written is counted after half an hour, for a week', async () => {
  const unmailed = async () => (await figures('site_refunds_unmailed')).site_refunds_unmailed;
  const [told, untold] = [await payer(), await payer()];
  for (const buyer of [told, untold]) await shop.post(buyer, '/api/subscription/refund');
  await shop.emulator.settled();
  await shop.advance(hour);
  expect(await unmailed()).toBe(0);
  await outbox().where('template', '=', 'refunded').where('recipient', '=', 'buyer2@example.org').execute();
  expect(await unmailed()).toBe(1);
  await shop.services.database
    .updateTable('refund_requests')
    .set({ finished_at: shop.services.clock.now() })
    .execute();
  await shop.advance(29 * minute);
  expect(await unmailed()).toBe(0);
  await shop.advance(minute + 1000);
  expect(await unmailed()).toBe(1);
  expect(await shop.deleteAccount(untold)).toBe(200);
  expect(await unmailed()).toBe(0);
});

it('a receipt that its reader’s system refuses is counted, other mails are not', async () => {
  const failed = async () => (await figures('site_money_mails_failed')).site_money_mails_failed;
  await shop.subscribe({ withoutTrial: true });
  expect(await failed()).toBe(0);
  const refusal = { responseCode: 550, command: 'RCPT TO' };
  shop.services.mailer.send = () => Promise.reject(Object.assign(new Error('550 No such user'), refusal));
  await deliverDueMails(shop.services);
  const rows = await shop.services.database.selectFrom('outbox').select(['template', 'failed_at']).execute();
  expect(rows.filter(({ failed_at }) => failed_at !== null).length).toBeGreaterThan(1);
  expect(await failed()).toBe(1);
});

it('a charge without a receipt is found by the comparison with Stripe, and named in the log', async () => {
  await payer();
  await payer();
  await shop.advance(hour);
  await compare();
  expect(await unmailedAtStripe()).toBe(0);
  await outbox().where('template', '=', 'receipt').execute();
  await shop.advance(day + minute);
  await compare();
  expect(await unmailedAtStripe()).toBe(2);
  const [invoice] = (await shop.services.stripe.invoices.list()).data;
  const lines = shop.services.logLines.filter((line) => line.includes('money moved without a mail'));
  expect(lines.some((line) => line.includes(String(invoice?.id)))).toBe(true);
  await shop.advance(7 * day);
  await compare();
  expect(await unmailedAtStripe()).toBe(0);
});

it('neither a purchase that was undone nor one of a deleted account misses its receipt', async () => {
  const email = 'buyer@example.org';
  const buyer = await shop.subscribe({ withoutTrial: true }, undefined, email);
  await shop.subscribe({ withoutTrial: true }, undefined, email);
  const undone = await shop.services.database.selectFrom('trial_refusals').select('refunded').execute();
  expect(undone.map(({ refunded }) => refunded > 0)).toEqual([true]);
  await shop.advance(hour);
  await compare();
  expect(await unmailedAtStripe()).toBe(0);
  await outbox().where('template', '=', 'receipt').execute();
  await shop.deleteAccount(buyer);
  await shop.advance(day + minute);
  await compare();
  expect(await unmailedAtStripe()).toBe(0);
});

it('a refund by support that its buyer was not told of is found by it, too', async () => {
  await payer();
  await shop.endAtStripe();
  shop.emulator.setDeliveryMode({ mode: 'drop' });
  const metadata = { made_by: 'desk' };
  await shop.services.stripe.refunds.create({
    payment_intent: await shop.paymentOf(),
    amount: 100,
    metadata,
  });
  await shop.advance(hour);
  await compare();
  expect(await unmailedAtStripe()).toBe(1);
});

it('what a comparison repaired and could not repair is shown, and since when it is finished', async () => {
  const names = ['repaired', 'failed', 'age_seconds'].map((name) => `site_comparison_${name}`);
  const found = async () => {
    const read = await figures(...names);
    return names.map((name) => read[`${name} reconcile`]);
  };
  await payer();
  await payer();
  await compare();
  expect(await found()).toEqual([0, 0, 0]);
  shop.emulator.setDeliveryMode({ mode: 'drop' });
  const { subscriptions } = shop.services.stripe;
  for (const { id } of (await subscriptions.list()).data) await subscriptions.cancel(id);
  const fetched = jest.spyOn(subscriptions, 'retrieve');
  fetched.mockRejectedValueOnce(new Error('of a form nobody expected'));
  await shop.advance(day + minute);
  await compare();
  expect(await found()).toEqual([1, 1, 0]);
  shop.emulator.setOutage(Number.POSITIVE_INFINITY);
  await shop.advance(31 * hour);
  await expect(compare()).rejects.toThrow();
  expect(await found()).toEqual([1, 1, (31 * hour) / 1000]);
  shop.emulator.setOutage(0);
  await shop.advance(hour);
  await compare();
  expect(await found()).toEqual([1, 0, 0]);
});

it('a comparison that never finished counts as old, and that with the stores has figures of its own', async () => {
  const age = 'site_comparison_age_seconds';
  await payer();
  shop.emulator.setOutage(Number.POSITIVE_INFINITY);
  await expect(compare()).rejects.toThrow();
  await compare('reconcile-stores');
  const read = await figures(age, 'site_comparison_failed');
  expect(read[`${age} reconcile`]).toBeGreaterThan(50 * 365 * 24 * 3600);
  expect(read[`${age} reconcile-stores`]).toBe(0);
  expect(read['site_comparison_failed reconcile-stores']).toBe(0);
});

it('sign-ins are counted by what came of each code', async () => {
  const email = 'reader@example.org';
  const name = 'site_sign_ins_total';
  const counted = async () => {
    const read = Object.entries(await figures(name)).filter(([, count]) => count > 0);
    return Object.fromEntries(read.map(([key, count]) => [key.slice(name.length + 1), count]));
  };
  await storeAccount(shop.services, email);
  expect(await counted()).toEqual({});
  const first = await sessionWithCode(shop, email);
  await login(shop.origin, first.session, email, wrongCode(first.code));
  await login(shop.origin, first.session, email, first.code);
  expect(await counted()).toEqual({ sent: 1, wrong: 1, right: 1 });
  await login(shop.origin, await webAuthorize(shop.origin), email, first.code);
  const { session, code } = await sessionWithCode(shop, email);
  await sendCode(shop.origin, session, email);
  expect(await counted()).toEqual({ sent: 2, wrong: 1, right: 1, expired: 1, limited: 1 });
  for (let step = 1; step <= 6; step += 1) await login(shop.origin, session, email, wrongCode(code, step));
  expect(await counted()).toMatchObject({ right: 1, locked: expect.any(Number) });
  expect(shop.services.logLines.join()).not.toContain(email);
});

it('what is missing at Stripe is counted, apart from what sales do without', async () => {
  const setup = () => figures('site_setup_missing', 'site_setup_differences');
  const { services } = shop;
  const check = async () => {
    services.payments = { missing: null, toSetUp: [], portals: null };
    await checkPayments(services);
    return setup();
  };
  expect(await check()).toEqual({ site_setup_missing: 0, site_setup_differences: 0 });
  const { prices, products } = services.stripe;
  const [product] = (await products.list()).data;
  await products.update(product?.id ?? '', { name: 'Something else' });
  expect(await check()).toEqual({ site_setup_missing: 0, site_setup_differences: 1 });
  const [price] = (await prices.list({ lookup_keys: ['plus-yearly-us-usd'] })).data;
  await prices.update(price?.id ?? '', { active: false });
  // The billing portal offers that price no more, either.
  expect(await check()).toEqual({ site_setup_missing: 1, site_setup_differences: 2 });
});
