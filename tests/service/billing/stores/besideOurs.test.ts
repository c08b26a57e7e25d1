import {
  follow,
  open as openPage,
  submit,
  goodCard as typedCard,
} from '@/packages/stripe-sandbox/tests/browse';
import { portalUrl } from '@/server/billing/customer/portalUrl';
import { day } from '@/server/clock';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { failsAtRenewal, goodCard } from '@/tests/fixtures/service/billing';
import { newCard } from '@/tests/fixtures/service/cards';
import { leftOfCharges } from '@/tests/fixtures/service/leftOfCharges';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';
import { monthly } from '@/tests/fixtures/service/stores';
import { bothStores, monthlyHere, openStoreShop, paidAtOnce } from './openStoreShop';

/** Two subscriptions of one account: one of the website and one of a store, or two of a kind. */
const { shop, rows, open, current, atStripe, mails, secondMails, act, confirm, paysHere, jobsAfter } =
  openStoreShop();

const email = 'buyer@example.com';
const subscribed = (card = goodCard) => shop.subscribe(monthlyHere, card, email);
const live = async () => (await rows()).filter((row) => row.live === 1).length;
const statusAtStripe = async () => (await atStripe()).map(({ status }) => status);
const isSetToEnd = async () => (await atStripe()).map((one) => one.cancel_at_period_end);
const mailsAbout = async (words: RegExp) => (await mails()).filter(({ subject }) => words.test(subject));
const resumes = (buyer: SignedUp) => shop.post(buyer, '/api/subscription/resume');
const pays = async (url: unknown) => {
  await payCheckout(String(url), newCard(), email);
  await shop.emulator.settled();
};
const setsToEnd = (cancel_at_period_end: boolean) => shop.changeAtStripe({ cancel_at_period_end });
const buysIn = async (store: (typeof bothStores)[number], buyer: SignedUp) => {
  const id = await shop.buyAndConfirm(buyer, store);
  await shop.emulator.settled();
  return id;
};
/** Lets a month and two days pass, in steps in which a sign-in does not end. */
const monthPasses = async (buyer: SignedUp) => {
  await shop.advance(20 * day);
  await current(buyer);
  await shop.advance(12 * day);
};
/** Somebody who paid for the first month, whose second payment failed, and whose days to pay are over. */
const unpaidAndOver = async () => {
  const buyer = await shop.subscribe(paidAtOnce, failsAtRenewal);
  await monthPasses(buyer);
  expect((await current(buyer)).status).toBe('Grace Period');
  await shop.advance(14 * day);
  expect((await current(buyer)).status).toBe('Expired');
  return buyer;
};

it('172. two pages of one account paid at once: the later one is canceled and refunded in full, and a mail says so', async () => {
  const { stripe } = shop.services;
  const buyer = await shop.signUp();
  const opened = await shop.checkout(buyer, paidAtOnce);
  const [session] = (await stripe.checkout.sessions.list({ limit: 1, expand: ['data.line_items'] })).data;
  const price = session?.line_items?.data[0]?.price?.id;
  // A page that our rows know nothing of, as after a restored copy of the database.
  const other = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: String(session?.customer),
    line_items: [{ price, quantity: 1 }],
    success_url: 'http://localhost:3000/pro/welcome',
    subscription_data: { metadata: { account_id: buyer.accountId } },
  });
  await pays(opened.body.checkoutUrl);
  await pays(other.url);
  expect(await statusAtStripe()).toEqual(['canceled', 'active']);
  expect((await leftOfCharges(stripe)).sort((one, two) => one - two)).toEqual([0, 999]);
  expect(await current(buyer)).toMatchObject({ platform: 'stripe', status: 'Auto-Renewable' });
  const [told, ...others] = await secondMails();
  expect(told?.text).toMatch(/We canceled the second one right away. .*refunded that payment in full/);
  expect([others, await mailsAbout(/canceled|ended/)]).toEqual([[], []]);
});

it('69. bought in an app store while the payment page was open: the page is closed, nobody pays twice', async () => {
  const buyer = await shop.signUp();
  const opened = await shop.checkout(buyer);
  await buysIn('apple', buyer);
  await payCheckout(String(opened.body.checkoutUrl)).catch(() => {});
  await shop.emulator.settled();
  expect(await atStripe()).toEqual([]);
  expect((await current(buyer)).platform).toBe('apple');
  expect([await live(), await open()]).toEqual([1, []]);
});

it('69. bought in a store while the website’s runs: that one renews no more, a mail says so, the store’s goes on', async () => {
  const buyer = await shop.subscribe(paidAtOnce);
  // What Stripe could not be told at once is made good later.
  shop.emulator.setOutage(Number.POSITIVE_INFINITY);
  await shop.buyAndConfirm(buyer, 'apple');
  expect([(await open()).length, await isSetToEnd().catch(() => 'away')]).toEqual([1, 'away']);
  shop.emulator.setOutage(0);
  await jobsAfter();
  expect([await isSetToEnd(), await live(), await open()]).toEqual([[true], 1, []]);
  expect(await current(buyer)).toMatchObject({ platform: 'stripe', status: 'Not Auto-Renewable' });
  const [mail, ...others] = await secondMails();
  expect(mail?.text).toMatch(/one bought on our website and one bought in the App Store/);
  expect(mail?.text).toMatch(/won’t renew.*charged for it there until you cancel it there/s);
  // Its first payment is still given back on request.
  expect(mail?.text).toMatch(/Until July 1, 2026.*, you can get back everything you paid/);
  expect([others, await mailsAbout(/canceled/)]).toEqual([[], []]);
  const exported = (await shop.get(buyer, '/api/auth/v2/account/export')).body;
  expect(exported.outbox).toContainEqual(expect.objectContaining({ template: 'second-subscription' }));
  await monthPasses(buyer);
  expect(await current(buyer)).toMatchObject({ platform: 'apple', status: 'Auto-Renewable' });
  expect([await live(), await open()]).toEqual([1, []]);
});

const namesOnly = async (buyer: SignedUp, store: (typeof bothStores)[number] = 'apple') => {
  const { id } = shop.stores.control.buy(store, { productId: monthly[store], accountId: buyer.accountId });
  await shop.stores.settled();
  await shop.emulator.settled();
  return id;
};

it('a store’s that merely names the account leaves the website’s as it is, says so, and is settled once it is confirmed', async () => {
  const buyer = await subscribed();
  const id = await namesOnly(buyer);
  await jobsAfter();
  expect([await isSetToEnd(), await live(), await open()]).toEqual([[false], 1, []]);
  expect(await current(buyer)).toMatchObject({ platform: 'stripe', status: 'Auto-Renewable' });
  expect((await secondMails()).map(({ text }) => text)).toEqual([
    expect.stringMatching(/don’t know whether it was you who bought the one in the App Store/),
  ]);
  await setsToEnd(true);
  expect((await resumes(buyer)).body.status).toBe('Auto-Renewable');
  expect((await confirm(buyer, id)).status).toBe(200);
  await shop.emulator.settled();
  expect([await isSetToEnd(), (await secondMails()).length]).toEqual([[true], 2]);
  expect((await secondMails())[1]?.text).toMatch(/won’t renew/);
});

it('a store’s that merely names the account ends neither an unpaid one nor what is bought here at the same time', async () => {
  const late = await subscribed(failsAtRenewal);
  await shop.advance(8 * day);
  await namesOnly(late, 'google');
  expect(await statusAtStripe()).toEqual(['past_due']);
  const buyer = await shop.signUp();
  const opened = await shop.checkout(buyer, paidAtOnce);
  const id = await namesOnly(buyer);
  expect((await current(buyer)).platform).toBe('apple');
  await payCheckout(String(opened.body.checkoutUrl), newCard(), 'other@example.com');
  await shop.emulator.settled();
  expect(await statusAtStripe()).toEqual(['active', 'past_due']);
  expect(await current(buyer)).toMatchObject({ platform: 'stripe', status: 'Auto-Renewable' });
  expect((await confirm(buyer, id)).status).toBe(200);
  await shop.emulator.settled();
  expect(await isSetToEnd()).toEqual([true, false]);
});

it('one of the website that waits for a failed payment is canceled at once', async () => {
  const buyer = await subscribed(failsAtRenewal);
  await shop.advance(8 * day);
  expect((await current(buyer)).status).toBe('Grace Period');
  await buysIn('google', buyer);
  expect(await statusAtStripe()).toEqual(['canceled']);
  expect(await current(buyer)).toMatchObject({ platform: 'google', status: 'Auto-Renewable' });
  expect((await secondMails())[0]?.text).toMatch(/last payment for the one from our website had failed/);
});

it('bought in both stores: one speaks for the account, a mail asks to cancel one, the other takes its place', async () => {
  const buyer = await subscribed();
  await shop.endAtStripe();
  const first = await buysIn('apple', buyer);
  await buysIn('google', buyer);
  expect([(await current(buyer)).platform, await live()]).toEqual(['apple', 1]);
  expect((await secondMails())[0]?.text).toMatch(/We can’t cancel store purchases for you/);
  await act(first, 'refund');
  expect([(await current(buyer)).platform, await live()]).toEqual(['google', 1]);
});

it('paid here although a store’s was bought meanwhile: this one is canceled and refunded in full, and a mail says so', async () => {
  const buyer = await shop.signUp();
  const opened = await shop.checkout(buyer, paidAtOnce);
  // The page cannot be closed while Stripe is away, so somebody pays it all the same.
  shop.emulator.setOutage(Number.POSITIVE_INFINITY);
  await shop.buyAndConfirm(buyer, 'google');
  shop.emulator.setOutage(0);
  await pays(opened.body.checkoutUrl);
  expect(await statusAtStripe()).toEqual(['canceled']);
  expect(await current(buyer)).toMatchObject({ platform: 'google', status: 'Auto-Renewable' });
  const refunded = /We canceled the one from our website right away. .*refunded that payment in full/;
  expect((await secondMails())[0]?.text).toMatch(refunded);
  expect([await leftOfCharges(shop.services.stripe), await mailsAbout(/canceled/)]).toEqual([[0], []]);
});

it.each(bothStores)(
  '172. one of a store (%s) was on hold, another was bought here, and the store collects after all: ours renews no more',
  async (store) => {
    const buyer = await shop.signUp();
    const id = await buysIn(store, buyer);
    await act(id, 'fail', 'endGrace');
    expect((await current(buyer)).status).toBe('Inactive');
    await paysHere(buyer);
    await act(id, 'recover');
    expect(await isSetToEnd()).toEqual([true]);
    expect(await current(buyer)).toMatchObject({ platform: 'stripe', status: 'Not Auto-Renewable' });
    await act(id, 'fail', 'endGrace', 'recover');
    expect(await secondMails()).toHaveLength(1);
  },
);

it('of two that have stopped, the page shows the one that its store still tries to collect for, even if ours ended later', async () => {
  const buyer = await shop.subscribe(paidAtOnce, goodCard);
  await act(await buysIn('apple', buyer), 'fail', 'endGrace');
  expect(await current(buyer)).toMatchObject({ platform: 'stripe', status: 'Not Auto-Renewable' });
  await monthPasses(buyer);
  expect(await statusAtStripe()).toEqual(['canceled']);
  expect(await current(buyer)).toMatchObject({ platform: 'apple', status: 'Inactive' });
});

it('172. ours is not resumed while a store will charge for another, on hold or not; once that one was canceled it is, and ends again, with a mail, when that one renews again', async () => {
  const buyer = await subscribed();
  const id = await buysIn('google', buyer);
  const refusal = { error: 'renews_elsewhere', customerPortalUrl: 'http://localhost:3000/sandbox/stores' };
  expect(await resumes(buyer)).toEqual({ status: 409, body: refusal });
  await act(id, 'fail', 'endGrace');
  expect(await resumes(buyer)).toEqual({ status: 409, body: refusal });
  expect(await isSetToEnd()).toEqual([true]);
  await act(id, 'recover', 'cancel');
  expect((await resumes(buyer)).body.status).toBe('Auto-Renewable');
  await confirm(buyer, id);
  await jobsAfter();
  expect([await isSetToEnd(), (await secondMails()).length]).toEqual([[false], 1]);
  await act(id, 'resume');
  expect([await isSetToEnd(), (await secondMails()).length]).toEqual([[true], 2]);
});

it.each([false, true])(
  '172. resumed in Stripe’s own pages while a store will charge for another, it is set to end again; canceled before: %s',
  async (isCanceled) => {
    const buyer = await subscribed();
    await setsToEnd(isCanceled);
    await buysIn(isCanceled ? 'apple' : 'google', buyer);
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
  await buysIn('apple', buyer);
  expect([await statusAtStripe(), (await current(buyer)).platform]).toEqual([['canceled'], 'apple']);
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
  expect(await statusAtStripe()).toEqual(['past_due']);
  // The page of an invoice still takes a payment.
  const [unpaidInvoice] = (await stripe.invoices.list({ status: 'open' })).data;
  const [card] = (await stripe.paymentMethods.list({ customer: String(unpaidInvoice?.customer) })).data;
  await stripe.invoices.pay(unpaidInvoice?.id ?? '', { payment_method: card?.id });
  await shop.emulator.settled();
  expect([await statusAtStripe(), (await current(buyer)).platform]).toEqual([['canceled'], 'apple']);
  expect(await leftOfCharges(stripe)).toEqual([0, 999]);
});
