import { follow, open, submit, goodCard as typedCard } from '@/packages/stripe-sandbox/tests/browse';
import { runBillingJobs } from '@/server/billing/billingJobs';
import { portalUrl } from '@/server/billing/customer/portalUrl';
import { day, minute } from '@/server/clock';
import { deliverDueMails } from '@/server/mail/queue/worker';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { failsAtRenewal, goodCard } from '@/tests/fixtures/service/billing';
import { leftOfCharges } from '@/tests/fixtures/service/leftOfCharges';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';
import { createStoreShop } from '@/tests/fixtures/service/stores';

const monthly = { productId: 'plus-monthly-us' };
const paidAtOnce = { ...monthly, withoutTrial: true };

/** A subscription that had stopped runs again while the account has another one. */
const shop = openForEachTest(() => createStoreShop());

const current = async (buyer: SignedUp) => (await shop.get(buyer, '/api/subscription')).body;
const atStripe = async () => (await shop.services.stripe.subscriptions.list({ status: 'all' })).data;
const jobs = async () => {
  shop.services.clock.advance(minute);
  await runBillingJobs(shop.services);
  await shop.emulator.settled();
};
const secondMails = async () => {
  await deliverDueMails(shop.services);
  return shop.services.mails.filter(({ subject }) => /Two subscriptions/.test(subject));
};
const act = async (id: string, ...actions: Parameters<typeof shop.stores.control.act>[1][]) => {
  for (const action of actions) shop.stores.control.act(id, action);
  await shop.stores.settled();
  await shop.emulator.settled();
};
/** Somebody who paid for the first month, and whose second payment failed. */
const unpaid = async () => {
  const buyer = await shop.subscribe(paidAtOnce, failsAtRenewal);
  await shop.advance(20 * day);
  await current(buyer);
  await shop.advance(12 * day);
  expect((await current(buyer)).status).toBe('Grace Period');
  return buyer;
};
it.each(['apple', 'google'] as const)(
  '172. one of a store (%s) was on hold, another was bought here, and the store collects after all: ours renews no more',
  async (store) => {
    const buyer = await shop.signUp();
    const id = await shop.buyAndConfirm(buyer, store);
    await act(id, 'fail', 'endGrace');
    expect((await current(buyer)).status).toBe('Inactive');
    const opened = await shop.checkout(buyer, paidAtOnce);
    await payCheckout(String(opened.body.checkoutUrl), goodCard, 'buyer@example.com');
    await shop.emulator.settled();
    await act(id, 'recover');
    expect(await atStripe()).toMatchObject([{ cancel_at_period_end: true }]);
    expect(await current(buyer)).toMatchObject({ platform: 'stripe', status: 'Not Auto-Renewable' });
    expect(await secondMails()).toHaveLength(1);
    await act(id, 'fail', 'endGrace', 'recover');
    expect(await secondMails()).toHaveLength(1);
  },
);

it('of two that have stopped, the page shows the one that ran last, however long ago it was first bought', async () => {
  const buyer = await shop.signUp();
  const id = await shop.buyAndConfirm(buyer, 'apple');
  await act(id, 'fail', 'endGrace');
  await shop.advance(day);
  const opened = await shop.checkout(buyer, paidAtOnce);
  await payCheckout(String(opened.body.checkoutUrl), goodCard, 'buyer@example.com');
  await shop.emulator.settled();
  const [ours] = await atStripe();
  await shop.services.stripe.subscriptions.cancel(ours?.id ?? '');
  await shop.emulator.settled();
  await shop.advance(day);
  await act(id, 'recover');
  await shop.advance(day);
  await act(id, 'fail', 'endGrace');
  expect(await current(buyer)).toMatchObject({ platform: 'apple', status: 'Inactive' });
});

it('of two that have stopped, the page shows the one that its store still tries to collect for, even if ours ended later', async () => {
  const buyer = await shop.subscribe(paidAtOnce, goodCard);
  const id = await shop.buyAndConfirm(buyer, 'apple');
  await shop.emulator.settled();
  await act(id, 'fail', 'endGrace');
  expect(await current(buyer)).toMatchObject({ platform: 'stripe', status: 'Not Auto-Renewable' });
  await shop.advance(20 * day);
  await current(buyer);
  await shop.advance(12 * day);
  expect(await atStripe()).toMatchObject([{ status: 'canceled' }]);
  expect(await current(buyer)).toMatchObject({ platform: 'apple', status: 'Inactive' });
});

it('172. ours is not resumed while a store will charge for another, and is once that one was canceled', async () => {
  const buyer = await shop.subscribe(monthly, goodCard);
  const id = await shop.buyAndConfirm(buyer, 'apple');
  await shop.emulator.settled();
  const refusal = { error: 'renews_elsewhere', customerPortalUrl: 'http://localhost:3000/sandbox/stores' };
  expect(await shop.post(buyer, '/api/subscription/resume')).toEqual({ status: 409, body: refusal });
  expect(await atStripe()).toMatchObject([{ cancel_at_period_end: true }]);
  await act(id, 'cancel');
  expect((await shop.post(buyer, '/api/subscription/resume')).body.status).toBe('Auto-Renewable');
  await jobs();
  expect(await atStripe()).toMatchObject([{ cancel_at_period_end: false }]);
});

it('172. resumed in Stripe’s own pages while a store will charge for another, it is set to end again', async () => {
  const buyer = await shop.subscribe(monthly, goodCard);
  await shop.buyAndConfirm(buyer, 'google');
  await shop.emulator.settled();
  const [{ id = '' } = {}] = await atStripe();
  await shop.services.stripe.subscriptions.update(id, { cancel_at_period_end: false });
  await shop.emulator.settled();
  await jobs();
  expect(await atStripe()).toMatchObject([{ cancel_at_period_end: true }]);
  expect(await current(buyer)).toMatchObject({ status: 'Not Auto-Renewable', endReason: 'replaced' });
});

it('172. canceled in the store, ours resumed, and then the store’s renewed again: ours ends once more, with a mail', async () => {
  const buyer = await shop.subscribe(monthly, goodCard, 'buyer@example.com');
  const id = await shop.buyAndConfirm(buyer, 'google');
  await act(id, 'cancel');
  expect((await shop.post(buyer, '/api/subscription/resume')).body.status).toBe('Auto-Renewable');
  await shop.confirm(buyer, await shop.stores.control.proof(id));
  await shop.emulator.settled();
  expect(await atStripe()).toMatchObject([{ cancel_at_period_end: false }]);
  expect(await secondMails()).toHaveLength(1);
  await act(id, 'resume');
  expect(await atStripe()).toMatchObject([{ cancel_at_period_end: true }]);
  expect(await secondMails()).toHaveLength(2);
});

it('172. canceled by its subscriber, and resumed in Stripe’s own pages beside one of a store, it is set to end again', async () => {
  const buyer = await shop.subscribe(monthly, goodCard, 'buyer@example.com');
  const [{ id = '' } = {}] = await atStripe();
  await shop.services.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await shop.emulator.settled();
  await shop.buyAndConfirm(buyer, 'apple');
  await shop.services.stripe.subscriptions.update(id, { cancel_at_period_end: false });
  await shop.emulator.settled();
  await jobs();
  expect(await atStripe()).toMatchObject([{ cancel_at_period_end: true }]);
  expect(await secondMails()).toHaveLength(2);
  const told = shop.services.database.selectFrom('outbox').select('template');
  expect(await told.where('template', '=', 'resumed').execute()).toEqual([]);
});

it('69. an unpaid one past its days is ended as soon as another is bought in a store', async () => {
  const buyer = await unpaid();
  await shop.advance(14 * day);
  expect((await current(buyer)).status).toBe('Expired');
  await shop.buyAndConfirm(buyer, 'apple');
  await shop.emulator.settled();
  expect(await atStripe()).toMatchObject([{ status: 'canceled' }]);
  expect((await current(buyer)).platform).toBe('apple');
});

it('172. paid for late beside one of a store, an old one ends, and only that payment is refunded', async () => {
  const buyer = await unpaid();
  await shop.advance(14 * day);
  await current(buyer);
  shop.emulator.setOutage(Number.POSITIVE_INFINITY);
  await shop.buyAndConfirm(buyer, 'apple');
  shop.emulator.setOutage(0);
  const flow = { type: 'payment_method_update' } as const;
  const url = await portalUrl(shop.services, String((await atStripe())[0]?.customer), { flow });
  await submit(await follow(await open(url)), { ...typedCard, number: goodCard });
  await shop.emulator.settled();
  expect(await atStripe()).toMatchObject([{ status: 'past_due' }]);
  // The page of an invoice still takes a payment.
  const { stripe } = shop.services;
  const [unpaidInvoice] = (await stripe.invoices.list({ status: 'open' })).data;
  const [card] = (await stripe.paymentMethods.list({ customer: String(unpaidInvoice?.customer) })).data;
  await stripe.invoices.pay(unpaidInvoice?.id ?? '', { payment_method: card?.id });
  await shop.emulator.settled();
  expect(await atStripe()).toMatchObject([{ status: 'canceled' }]);
  expect(await leftOfCharges(shop.services.stripe)).toEqual([0, 999]);
  expect((await current(buyer)).platform).toBe('apple');
});
