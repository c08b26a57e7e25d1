import { runBillingJobs } from '@/server/billing/billingJobs';
import { day } from '@/server/clock';
import { deliverDueMails } from '@/server/mail/queue/worker';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { failsAtRenewal, goodCard } from '@/tests/fixtures/service/billing';
import { newCard } from '@/tests/fixtures/service/cards';
import { leftOfCharges } from '@/tests/fixtures/service/leftOfCharges';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';
import { createStoreShop, monthly } from '@/tests/fixtures/service/stores';

const noTrial = { productId: 'plus-monthly-us' };
const paidAtOnce = { ...noTrial, withoutTrial: true };

const shop = openForEachTest(() => createStoreShop());

const live = () =>
  shop.services.database.selectFrom('subscriptions').selectAll().where('live', '=', 1).execute();
const current = async (buyer: SignedUp) => (await shop.get(buyer, '/api/subscription')).body;
const atStripe = async () => (await shop.services.stripe.subscriptions.list({ status: 'all' })).data;
const mails = async () => {
  await deliverDueMails(shop.services);
  return shop.services.mails.map(({ subject, text }) => ({ subject, text }));
};
const secondMails = async () => (await mails()).filter(({ subject }) => /Two subscriptions/.test(subject));
const pending = () =>
  shop.services.database.selectFrom('webhook_events').selectAll().where('processed_at', 'is', null).execute();

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
  await payCheckout(String(opened.body.checkoutUrl), newCard(), 'buyer@example.com');
  await shop.emulator.settled();
  await payCheckout(String(other.url), newCard(), 'buyer@example.com');
  await shop.emulator.settled();
  expect((await atStripe()).map(({ status }) => status)).toEqual(['canceled', 'active']);
  expect((await leftOfCharges(shop.services.stripe)).sort((one, two) => one - two)).toEqual([0, 999]);
  expect(await current(buyer)).toMatchObject({ platform: 'stripe', status: 'Auto-Renewable' });
  expect(
    (await secondMails()).map(({ text }) =>
      /We canceled the second one right away. .*refunded that payment in full/.test(text),
    ),
  ).toEqual([true]);
  expect((await mails()).filter(({ subject }) => /canceled|ended/.test(subject))).toEqual([]);
});

it('69. bought in an app store while the payment page was open: the page is closed, nobody pays twice', async () => {
  const buyer = await shop.signUp();
  const opened = await shop.checkout(buyer);
  await shop.buyAndConfirm(buyer, 'apple');
  await payCheckout(String(opened.body.checkoutUrl)).catch(() => {});
  await shop.emulator.settled();
  expect(await atStripe()).toEqual([]);
  expect((await current(buyer)).platform).toBe('apple');
  expect(await live()).toHaveLength(1);
  expect(await pending()).toEqual([]);
});

it('69. bought in a store while the website’s runs: that one renews no more, a mail says so, the store’s goes on', async () => {
  const buyer = await shop.subscribe(noTrial, goodCard, 'buyer@example.com');
  await shop.buyAndConfirm(buyer, 'apple');
  await shop.emulator.settled();
  const [subscription] = await atStripe();
  expect(subscription).toMatchObject({ cancel_at_period_end: true });
  expect(await current(buyer)).toMatchObject({ platform: 'stripe', status: 'Not Auto-Renewable' });
  expect(await live()).toHaveLength(1);
  const [mail, ...others] = await secondMails();
  expect(mail?.text).toMatch(/one bought on our website and one bought in the App Store/);
  expect(mail?.text).toMatch(/won’t renew/);
  expect(others).toEqual([]);
  const exported = (await shop.get(buyer, '/api/auth/v2/account/export')).body;
  expect(exported.outbox).toContainEqual(expect.objectContaining({ template: 'second-subscription' }));
  expect((await mails()).filter(({ subject }) => /canceled/.test(subject))).toEqual([]);
  await shop.advance(20 * day);
  await current(buyer);
  await shop.advance(12 * day);
  expect(await current(buyer)).toMatchObject({ platform: 'apple', status: 'Auto-Renewable' });
  expect(await live()).toHaveLength(1);
  expect(await pending()).toEqual([]);
});

it('once the store’s is over, the page no longer says that it follows, and the end of the website’s is told', async () => {
  const buyer = await shop.subscribe(noTrial, goodCard, 'buyer@example.com');
  const id = await shop.buyAndConfirm(buyer, 'apple');
  await shop.emulator.settled();
  expect((await current(buyer)).endReason).toBe('replaced');
  shop.stores.control.act(id, 'cancel');
  await shop.stores.settled();
  // It still lasts longer.
  expect((await current(buyer)).endReason).toBe('replaced');
  shop.stores.control.act(id, 'refund');
  await shop.stores.settled();
  expect(await current(buyer)).toMatchObject({
    platform: 'stripe',
    status: 'Not Auto-Renewable',
    endReason: 'canceled',
  });
  await shop.advance(8 * day);
  await shop.emulator.settled();
  expect((await mails()).filter(({ subject }) => /ended/.test(subject))).toHaveLength(1);
  expect(await current(buyer)).toMatchObject({ status: 'Expired', endReason: 'canceled' });
});

it('one of the website that waits for a failed payment is canceled at once', async () => {
  const buyer = await shop.subscribe(noTrial, failsAtRenewal, 'buyer@example.com');
  await shop.advance(8 * day);
  expect((await current(buyer)).status).toBe('Grace Period');
  await shop.buyAndConfirm(buyer, 'google');
  await shop.emulator.settled();
  expect((await atStripe()).map(({ status }) => status)).toEqual(['canceled']);
  expect(await current(buyer)).toMatchObject({ platform: 'google', status: 'Auto-Renewable' });
  expect((await secondMails())[0]?.text).toMatch(/last payment for the one from our website had failed/);
});

it('bought in both stores: one speaks for the account, a mail asks to cancel one, the other takes its place', async () => {
  const buyer = await shop.subscribe(noTrial, goodCard, 'buyer@example.com');
  const [stripe] = await atStripe();
  await shop.services.stripe.subscriptions.cancel(stripe?.id ?? '');
  await shop.emulator.settled();
  const first = await shop.buyAndConfirm(buyer, 'apple');
  await shop.buyAndConfirm(buyer, 'google');
  expect((await current(buyer)).platform).toBe('apple');
  expect(await live()).toHaveLength(1);
  expect((await secondMails())[0]?.text).toMatch(/We can’t cancel store purchases for you/);
  shop.stores.control.act(first, 'refund');
  await shop.stores.settled();
  expect((await current(buyer)).platform).toBe('google');
  expect(await live()).toHaveLength(1);
});

it('paid here although a store’s was bought meanwhile: this one is canceled and refunded in full, and a mail says so', async () => {
  const buyer = await shop.signUp();
  const opened = await shop.checkout(buyer, paidAtOnce);
  // The page cannot be closed while Stripe is away, so somebody pays it all the same.
  shop.emulator.setOutage(Number.POSITIVE_INFINITY);
  await shop.buyAndConfirm(buyer, 'google');
  shop.emulator.setOutage(0);
  await payCheckout(String(opened.body.checkoutUrl), goodCard, 'buyer@example.com');
  await shop.emulator.settled();
  expect((await atStripe()).map(({ status }) => status)).toEqual(['canceled']);
  expect(await current(buyer)).toMatchObject({ platform: 'google', status: 'Auto-Renewable' });
  expect((await secondMails())[0]?.text).toMatch(
    /We canceled the one from our website right away. .*refunded that payment in full/,
  );
  expect(await leftOfCharges(shop.services.stripe)).toEqual([0]);
  expect((await mails()).filter(({ subject }) => /canceled/.test(subject))).toEqual([]);
});

it('what Stripe could not be told at once is made good later', async () => {
  const buyer = await shop.subscribe(noTrial, goodCard, 'buyer@example.com');
  shop.emulator.setOutage(Number.POSITIVE_INFINITY);
  const { id } = shop.stores.control.buy('apple', { productId: monthly.apple });
  expect((await shop.confirm(buyer, await shop.stores.control.proof(id))).status).toBe(200);
  expect(await pending()).toHaveLength(1);
  shop.emulator.setOutage(0);
  shop.services.clock.advance(60_000);
  await runBillingJobs(shop.services);
  expect(await pending()).toEqual([]);
  expect((await atStripe())[0]).toMatchObject({ cancel_at_period_end: true });
  expect(await secondMails()).toHaveLength(1);
});
