import { runBillingJobs } from '@/server/billing/billingJobs';
import { portalDifferences } from '@/server/billing/catalog/portalConfiguration';
import { reconcile } from '@/server/billing/reconcile/reconcile';
import { handleRefundOrDispute } from '@/server/billing/subscription/refundOrDispute';
import { hour } from '@/server/clock';
import { currentStatus } from '@/server/entitlements/currentStatus';
import { currentSubscription } from '@/server/entitlements/currentSubscription';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { createBilling } from '@/tests/fixtures/service/billing';
import { changePlanAtStripe } from '@/tests/fixtures/service/changePlanAtStripe';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';

const asksFirst = '4000002500003155';
const atOnce = { productId: 'plus-monthly-us', withoutTrial: true };

/** What Stripe really does and a friendly stand-in would not: each of it turned on, and what the service makes of it. */
const billing = openForEachTest(() => createBilling());

const stripe = () => billing.services.stripe;
const subscriptions = async () => (await stripe().subscriptions.list({ status: 'all' })).data;
const statusOf = async ({ accountId }: SignedUp) => {
  const { database, clock } = billing.services;
  const row = await currentSubscription(database, accountId);
  return row && currentStatus(row, clock.now());
};

const pay = (buyer: SignedUp, card?: string, changes = atOnce) => billing.purchase(buyer, changes, card);

it('another plan chosen while the bank is asked ends what waited, and is the only one that is paid', async () => {
  const buyer = await billing.signUp();
  await pay(buyer, asksFirst);
  await pay(buyer, undefined, { ...atOnce, productId: 'plus-yearly-us' });
  expect((await subscriptions()).map(({ status }) => status).sort()).toEqual([
    'active',
    'incomplete_expired',
  ]);
  expect((await stripe().invoices.list({ status: 'paid' })).data).toHaveLength(1);
  expect(await statusOf(buyer)).toBe('Auto-Renewable');
});

it('what was never confirmed ends by itself, and can be bought anew', async () => {
  const buyer = await billing.signUp();
  await pay(buyer, asksFirst);
  await billing.advance(25 * hour);
  expect(await subscriptions()).toMatchObject([{ status: 'incomplete_expired' }]);
  await pay(buyer);
  expect(await statusOf(buyer)).toBe('Auto-Renewable');
});

it('an account is deleted while its first payment waits, and nothing can be charged any more', async () => {
  const buyer = await billing.signUp();
  await pay(buyer, asksFirst);
  expect(await billing.deleteAccount(buyer)).toBe(200);
  await runBillingJobs(billing.services);
  expect(await subscriptions()).toMatchObject([{ status: 'incomplete_expired' }]);
  expect((await stripe().invoices.list({ status: 'open' })).data).toEqual([]);
});

it('a renewal that is a draft for an hour keeps access, and is paid after it', async () => {
  const buyer = await billing.signUp();
  await pay(buyer);
  billing.emulator.behavior.set('draftInvoices', true);
  const [subscription] = await subscriptions();
  const renewal = Number(subscription?.items.data[0]?.current_period_end) * 1000;
  await billing.advance(renewal - billing.services.clock.now() + 1000);
  expect((await stripe().invoices.list()).data[0]).toMatchObject({ status: 'draft', amount_paid: 0 });
  expect(await statusOf(buyer)).toBe('Auto-Renewable');
  await billing.advance(hour);
  expect((await stripe().invoices.list()).data[0]).toMatchObject({ status: 'paid', amount_paid: 999 });
  expect(await statusOf(buyer)).toBe('Auto-Renewable');
});

/** Somebody who paid for a year and changed to months, which left a credit. */
async function withCredit(): Promise<{ paid: string; id: string }> {
  await pay(await billing.signUp(), undefined, { ...atOnce, productId: 'plus-yearly-us' });
  const paid = await billing.paymentOf();
  const { id } = await changePlanAtStripe(stripe(), 'plus-monthly-us-usd');
  return { paid, id };
}
const balance = async () => (await stripe().customers.list()).data[0]?.balance ?? 0;

it.each(['running', 'ended'])(
  'a refund leaves the credit that an operator gave, however often it is reported, of a subscription that is %s',
  async (state) => {
    const { paid, id } = await withCredit();
    const [customer] = (await stripe().customers.list()).data;
    await stripe().customers.update(customer?.id ?? '', { balance: (await balance()) - 500 });
    if (state === 'ended') await stripe().subscriptions.cancel(id);
    await stripe().refunds.create({ payment_intent: paid });
    await billing.emulator.settled();
    expect(await balance()).toBe(-500);
    await handleRefundOrDispute(billing.services, paid, {});
    expect(await balance()).toBe(-500);
  },
);

it('credit in euros goes back, and no other, though its owner is charged in dollars by the time that the end is heard of', async () => {
  const { checkout, customers, prices, refunds } = stripe();
  const buyer = await billing.signUp();
  await billing.purchase(buyer, { ...atOnce, productId: 'plus-yearly-row' }, undefined, undefined, 'DE');
  const { id } = await changePlanAtStripe(stripe(), 'plus-monthly-row-eur');
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  const { customer: owner } = await stripe().subscriptions.cancel(id);
  const customer = String(owner);
  const credits = async () => {
    const found = await customers.retrieve(customer, { expand: ['invoice_credit_balance'] });
    return 'balance' in found ? found.invoice_credit_balance : null;
  };
  const { eur: left = 0 } = (await credits()) ?? {};
  const [price] = (await prices.list({ lookup_keys: ['plus-monthly-us-usd'] })).data;
  const line_items = [{ price: price?.id, quantity: 1 }];
  const success_url = 'http://localhost:3000/';
  const { url } = await checkout.sessions.create({ mode: 'subscription', customer, line_items, success_url });
  await payCheckout(url ?? '');
  await customers.createBalanceTransaction(customer, { amount: -700, currency: 'usd' });
  await reconcile(billing.services);
  await reconcile(billing.services);
  expect((await refunds.list()).data.map(({ amount, currency }) => [amount, currency])).toEqual([
    [left, 'eur'],
  ]);
  expect(await credits()).toEqual({ eur: 0, usd: 700 });
});

it('a refund after a trial that was ended early ends the subscription', async () => {
  const buyer = await billing.subscribe({ productId: 'plus-monthly-us' });
  await billing.changeAtStripe({ trial_end: 'now' });
  expect((await stripe().invoices.list()).data[0]?.billing_reason).toBe('subscription_update');
  await stripe().refunds.create({ payment_intent: await billing.paymentOf() });
  await billing.emulator.settled();
  expect(await statusOf(buyer)).toBe('Expired');
});

it('the portal is opened with the configuration that the set-up made, also after that one was put away', async () => {
  const buyer = await billing.subscribe();
  const portal = async () => (await billing.get(buyer, '/api/checkout/portal')).status;
  expect(await portal()).toBe(200);
  const { configurations } = stripe().billingPortal;
  for (const { id } of (await configurations.list({ limit: 100 })).data)
    await configurations.update(id, { active: false });
  expect(await portal()).toBe(503);
  expect(billing.services.payments.missing).toContain('billing portal');
});

it('after an upgrade, the portal of the version before is opened until the set-up has run, and is left to that version', async () => {
  const buyer = await billing.subscribe();
  const { configurations, sessions } = stripe().billingPortal;
  // Not what the test's shop was set up with: Stripe answers a repeated call with what that one made.
  const setUp = { tax: true };
  for (const { id } of (await configurations.list({ limit: 100 })).data)
    await configurations.update(id, { active: false });
  const features = { invoice_history: { enabled: true } };
  const earlier = await configurations.create({ features, metadata: { site_portal: 'account' } });
  const create = sessions.create.bind(sessions);
  const opened: unknown[] = [];
  sessions.create = (async (...call: Parameters<typeof create>) => {
    opened.push(call[0]?.configuration);
    return create(...call);
  }) as typeof create;
  const portal = async () => (await billing.get(buyer, '/api/checkout/portal')).status;
  expect(await portal()).toBe(200);
  const missing = await portalDifferences(stripe(), setUp);
  expect(missing.map(({ fields, stopsSale }) => fields === null && !stopsSale)).not.toContain(false);
  for (const { mend } of missing) await mend?.();
  expect(await portalDifferences(stripe(), setUp)).toEqual([]);
  expect(await portal()).toBe(200);
  const { data } = await configurations.list({ limit: 100, active: true });
  const own = data.find(({ metadata }) => metadata?.site_currency === 'usd');
  expect(opened).toEqual([earlier.id, own?.id]);
  // By this name, the version before finds its own.
  const named = data.filter(({ metadata }) => metadata?.site_portal === 'account');
  expect(named.map(({ id }) => id)).toEqual([earlier.id]);
});
