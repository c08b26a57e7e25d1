import {
  follow,
  open as openPage,
  submit,
  goodCard as typedCard,
} from '@/packages/stripe-sandbox/tests/browse';
import { portalUrl } from '@/server/billing/customer/portalUrl';
import { day } from '@/server/clock';
import { failsAtRenewal, goodCard } from '@/tests/fixtures/service/billing';
import { leftOfCharges } from '@/tests/fixtures/service/leftOfCharges';
import { bothStores, monthlyHere, openStoreShop, paidAtOnce } from './openStoreShop';

/** A subscription that had stopped runs again while the account has another one. */
const { shop, current, atStripe, secondMails, act, confirm, paysHere, jobsAfter } = openStoreShop();

const email = 'buyer@example.com';
const subscribed = () => shop.subscribe(monthlyHere, goodCard, email);
const resumes = async (buyer: Awaited<ReturnType<typeof subscribed>>) =>
  shop.post(buyer, '/api/subscription/resume');
const isSetToEnd = async () => (await atStripe()).map((one) => one.cancel_at_period_end);
const setsToEnd = async (cancel_at_period_end: boolean) => {
  const [one] = await atStripe();
  await shop.services.stripe.subscriptions.update(one?.id ?? '', { cancel_at_period_end });
  await shop.emulator.settled();
};
/** Somebody who paid for the first month, whose second payment failed, and whose days to pay are over. */
const unpaidAndOver = async () => {
  const buyer = await shop.subscribe(paidAtOnce, failsAtRenewal);
  await shop.advance(20 * day);
  await current(buyer);
  await shop.advance(12 * day);
  expect((await current(buyer)).status).toBe('Grace Period');
  await shop.advance(14 * day);
  expect((await current(buyer)).status).toBe('Expired');
  return buyer;
};

it.each(bothStores)(
  '172. one of a store (%s) was on hold, another was bought here, and the store collects after all: ours renews no more',
  async (store) => {
    const buyer = await shop.signUp();
    const id = await shop.buyAndConfirm(buyer, store);
    await act(id, 'fail', 'endGrace');
    expect((await current(buyer)).status).toBe('Inactive');
    await paysHere(buyer);
    await act(id, 'recover');
    expect(await isSetToEnd()).toEqual([true]);
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
  await paysHere(buyer);
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
  await act(await shop.buyAndConfirm(buyer, 'apple'), 'fail', 'endGrace');
  expect(await current(buyer)).toMatchObject({ platform: 'stripe', status: 'Not Auto-Renewable' });
  await shop.advance(20 * day);
  await current(buyer);
  await shop.advance(12 * day);
  expect(await atStripe()).toMatchObject([{ status: 'canceled' }]);
  expect(await current(buyer)).toMatchObject({ platform: 'apple', status: 'Inactive' });
});

it('172. ours is not resumed while a store will charge for another; once that one was canceled it is, and ends again, with a mail, when that one renews again', async () => {
  const buyer = await subscribed();
  const id = await shop.buyAndConfirm(buyer, 'google');
  await shop.emulator.settled();
  const refusal = { error: 'renews_elsewhere', customerPortalUrl: 'http://localhost:3000/sandbox/stores' };
  expect(await resumes(buyer)).toEqual({ status: 409, body: refusal });
  expect(await isSetToEnd()).toEqual([true]);
  await act(id, 'cancel');
  expect((await resumes(buyer)).body.status).toBe('Auto-Renewable');
  await confirm(buyer, id);
  await jobsAfter();
  expect(await isSetToEnd()).toEqual([false]);
  expect(await secondMails()).toHaveLength(1);
  await act(id, 'resume');
  expect(await isSetToEnd()).toEqual([true]);
  expect(await secondMails()).toHaveLength(2);
});

it.each([false, true])(
  '172. resumed in Stripe’s own pages while a store will charge for another, it is set to end again; canceled before: %s',
  async (isCanceled) => {
    const buyer = await subscribed();
    await setsToEnd(isCanceled);
    await shop.buyAndConfirm(buyer, isCanceled ? 'apple' : 'google');
    await setsToEnd(false);
    await jobsAfter();
    expect(await isSetToEnd()).toEqual([true]);
    expect(await current(buyer)).toMatchObject({ status: 'Not Auto-Renewable', endReason: 'replaced' });
    expect(await secondMails()).toHaveLength(2);
    const told = shop.services.database.selectFrom('outbox').select('template');
    expect(await told.where('template', '=', 'resumed').execute()).toEqual([]);
  },
);

it('69. an unpaid one past its days is ended as soon as another is bought in a store', async () => {
  const buyer = await unpaidAndOver();
  await shop.buyAndConfirm(buyer, 'apple');
  await shop.emulator.settled();
  expect(await atStripe()).toMatchObject([{ status: 'canceled' }]);
  expect((await current(buyer)).platform).toBe('apple');
});

it('172. paid for late beside one of a store, an old one ends, and only that payment is refunded', async () => {
  const { stripe } = shop.services;
  const buyer = await unpaidAndOver();
  shop.emulator.setOutage(Number.POSITIVE_INFINITY);
  await shop.buyAndConfirm(buyer, 'apple');
  shop.emulator.setOutage(0);
  const flow = { type: 'payment_method_update' } as const;
  const opening = { returnUrl: shop.services.config.publicOrigin, flow };
  const url = await portalUrl(shop.services, String((await atStripe())[0]?.customer), opening);
  await submit(await follow(await openPage(url)), { ...typedCard, number: goodCard });
  await shop.emulator.settled();
  expect(await atStripe()).toMatchObject([{ status: 'past_due' }]);
  // The page of an invoice still takes a payment.
  const [unpaidInvoice] = (await stripe.invoices.list({ status: 'open' })).data;
  const [card] = (await stripe.paymentMethods.list({ customer: String(unpaidInvoice?.customer) })).data;
  await stripe.invoices.pay(unpaidInvoice?.id ?? '', { payment_method: card?.id });
  await shop.emulator.settled();
  expect(await atStripe()).toMatchObject([{ status: 'canceled' }]);
  expect(await leftOfCharges(stripe)).toEqual([0, 999]);
  expect((await current(buyer)).platform).toBe('apple');
});
