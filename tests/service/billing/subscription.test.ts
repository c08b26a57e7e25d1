import { Subscription, SubscriptionStatusResponse } from '@/lib/contract/subscription';
import { runBillingJobs } from '@/server/billing/billingJobs';
import { askBeforeClosing } from '@/server/billing/closing/endCharges';
import { syncCustomerDetails } from '@/server/billing/customer/customerDetails';
import { day, hour } from '@/server/clock';
import { entitlementsOf } from '@/server/entitlements/entitlements';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { createBilling, failsAtRenewal, goodCard } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';
import { setAccount } from '../auth/codes/codeClient';

const billing = openForEachTest(() => createBilling());

const current = async (buyer: SignedUp) =>
  Subscription.parse((await billing.get(buyer, '/api/subscription')).body);
const entitled = (buyer: SignedUp) => entitlementsOf(billing.services, buyer.accountId);

async function mails(): Promise<string[]> {
  const rows = await billing.services.database
    .selectFrom('outbox')
    .select('template')
    .orderBy('created_at')
    .execute();
  return rows.map((row) => row.template).sort();
}
const setEmail = ({ accountId }: SignedUp, email: string) =>
  setAccount(billing.services, accountId, { email });

it('79. 81. after a purchase it answers as native contract §4.2, to its account alone, and logs nothing that opens a page', async () => {
  const buyer = await billing.subscribe();
  const now = billing.services.clock.now();
  expect(await current(buyer)).toEqual({
    productId: 'plus-yearly-us',
    name: 'Yearly Subscription',
    billingPeriod: 'Yearly',
    startedAt: now,
    expiresOrRenewsAt: now + 7 * day,
    platform: 'stripe',
    status: 'Auto-Renewable',
    activeOffers: [{ type: 'Trial' }],
    tier: 'plus',
  });
  const status = SubscriptionStatusResponse.parse(
    (await billing.get(buyer, '/api/subscription/status')).body,
  );
  expect(status).toEqual({ status: 'Auto-Renewable', isActive: true, expiresOrRenewsAt: now + 7 * day });
  expect((await entitled(buyer)).map((entitlement) => entitlement.product)).toEqual([
    'Network Protection',
    'Data Broker Protection',
    'Identity Theft Restoration',
    'Duck.ai',
  ]);
  expect(await mails()).toEqual(['purchase']);
  const stranger = await billing.signUp();
  const none = { status: 404, body: { error: 'No subscription found' } };
  expect(await billing.get(stranger, '/api/subscription')).toEqual(none);
  expect(await billing.get(stranger, '/api/subscription/status')).toEqual(none);
  const portal = { status: 404, body: { error: 'no_subscription' } };
  expect(await billing.get(stranger, '/api/checkout/portal')).toEqual(portal);
  expect(await entitled(stranger)).toEqual([]);
  await billing.checkout(buyer);
  await billing.get(buyer, '/api/checkout/portal');
  const log = billing.services.logLines.join('\n');
  expect(log).not.toContain(goodCard);
  expect(log).not.toMatch(/cs_test_|bps_|sandbox\/stripe\/(checkout|portal)/);
});

it('68. the page before the message: opening it grants nothing, paying does; there is one row, and a lost renewal heals at the next look', async () => {
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  const buyer = await billing.signUp();
  const opened = await billing.checkout(buyer);
  expect((await billing.get(buyer, '/api/subscription?success=true')).status).toBe(404);
  expect(await entitled(buyer)).toEqual([]);
  await payCheckout(String(opened.body.checkoutUrl), goodCard);
  billing.services.clock.advance(4000);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => billing.get(buyer, '/api/subscription')));
  expect(answers.some((answer) => answer.status === 200)).toBe(true);
  expect((await current(buyer)).status).toBe('Auto-Renewable');
  billing.emulator.setDeliveryMode({ mode: 'normal' });
  await billing.changeAtStripe({ metadata: { note: 'late' } });
  const rows = await billing.services.database.selectFrom('subscriptions').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(await mails()).toEqual(['purchase']);
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  await billing.advance(7 * day + hour * 2);
  expect((await current(buyer)).expiresOrRenewsAt).toBeGreaterThan(billing.services.clock.now() + 364 * day);
});

it('76. a second purchase after the grace period cancels what could still be charged', async () => {
  const buyer = await billing.subscribe({}, failsAtRenewal);
  await billing.advance(7 * day + hour * 2);
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  billing.services.clock.advance(15 * day);
  const opened = await billing.checkout(buyer);
  expect(opened.status).toBe(200);
  await payCheckout(String(opened.body.checkoutUrl), goodCard);
  await billing.get(buyer, '/api/subscription');
  const all = (await billing.services.stripe.subscriptions.list({ status: 'all' })).data;
  expect(all.map((subscription) => subscription.status).sort()).toEqual(['active', 'canceled']);
  expect((await current(buyer)).status).toBe('Auto-Renewable');
});

it('57. 59. the address at Stripe follows; an outage delays it, and refuses a deletion', async () => {
  const buyer = await billing.subscribe();
  const address = async () => {
    const [customer] = (await billing.services.stripe.customers.list()).data;
    return customer?.email;
  };
  await setEmail(buyer, 'first@example.org');
  await syncCustomerDetails(billing.services, buyer.accountId);
  expect(await address()).toBe('first@example.org');
  await setEmail(buyer, 'second@example.org');
  billing.emulator.setOutage(Number.POSITIVE_INFINITY);
  await expect(syncCustomerDetails(billing.services, buyer.accountId)).resolves.toBeUndefined();
  const closing = askBeforeClosing(billing.services, buyer.accountId);
  await expect(closing).rejects.toMatchObject({ code: 'service_unavailable' });
  billing.emulator.setOutage(0);
  await runBillingJobs(billing.services);
  expect(await address()).toBe('second@example.org');
  expect((await billing.services.stripe.subscriptions.list()).data).toHaveLength(1);
});

it('Stripe writes to a customer in the language of the buyer, also after it changed', async () => {
  const buyer = await billing.signUp();
  const { stripe } = billing.services;
  const languages = async () =>
    (await stripe.customers.list()).data.map(({ preferred_locales }) => preferred_locales);
  await billing.checkout(buyer, {}, { 'accept-language': 'de-AT, en;q=0.5' });
  expect(await languages()).toEqual([['de']]);
  await billing.checkout(buyer);
  expect(await languages()).toEqual([['de']]);
  await billing.checkout(buyer, {}, { 'accept-language': 'fr' });
  expect(await languages()).toEqual([['fr']]);
  // The payment page speaks the language of the page that led there.
  const [session] = (await stripe.checkout.sessions.list({ limit: 1 })).data;
  expect(session?.locale).toBe('en');
});
