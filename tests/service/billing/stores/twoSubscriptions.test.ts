import { day } from '@/server/clock';
import { failsAtRenewal, goodCard } from '@/tests/fixtures/service/billing';
import { newCard } from '@/tests/fixtures/service/cards';
import { leftOfCharges } from '@/tests/fixtures/service/leftOfCharges';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';
import { monthlyHere, openStoreShop, paidAtOnce } from './openStoreShop';

const { shop, rows, open, current, atStripe, mails, secondMails, act, jobsAfter } = openStoreShop();

const email = 'buyer@example.com';
const subscribed = (card = goodCard) => shop.subscribe(monthlyHere, card, email);
const live = async () => (await rows()).filter((row) => row.live === 1);
const statusAtStripe = async () => (await atStripe()).map(({ status }) => status);
const mailsAbout = async (words: RegExp) => (await mails()).filter(({ subject }) => words.test(subject));
const pays = async (url: unknown) => {
  await payCheckout(String(url), newCard(), email);
  await shop.emulator.settled();
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
  await shop.buyAndConfirm(buyer, 'apple');
  await payCheckout(String(opened.body.checkoutUrl)).catch(() => {});
  await shop.emulator.settled();
  expect(await atStripe()).toEqual([]);
  expect((await current(buyer)).platform).toBe('apple');
  expect([(await live()).length, await open()]).toEqual([1, []]);
});

it('69. bought in a store while the website’s runs: that one renews no more, a mail says so, the store’s goes on', async () => {
  const buyer = await shop.subscribe(paidAtOnce);
  await shop.buyAndConfirm(buyer, 'apple');
  await shop.emulator.settled();
  expect(await atStripe()).toMatchObject([{ cancel_at_period_end: true }]);
  expect(await current(buyer)).toMatchObject({ platform: 'stripe', status: 'Not Auto-Renewable' });
  expect(await live()).toHaveLength(1);
  const [mail, ...others] = await secondMails();
  expect(mail?.text).toMatch(/one bought on our website and one bought in the App Store/);
  expect(mail?.text).toMatch(/won’t renew.*charged for it there until you cancel it there/s);
  // Its first payment is still given back on request.
  expect(mail?.text).toMatch(/Until July 1, 2026.*, you can get back everything you paid/);
  expect([others, await mailsAbout(/canceled/)]).toEqual([[], []]);
  const exported = (await shop.get(buyer, '/api/auth/v2/account/export')).body;
  expect(exported.outbox).toContainEqual(expect.objectContaining({ template: 'second-subscription' }));
  await shop.advance(20 * day);
  await current(buyer);
  await shop.advance(12 * day);
  expect(await current(buyer)).toMatchObject({ platform: 'apple', status: 'Auto-Renewable' });
  expect([(await live()).length, await open()]).toEqual([1, []]);
});

it('one of the website that waits for a failed payment is canceled at once', async () => {
  const buyer = await subscribed(failsAtRenewal);
  await shop.advance(8 * day);
  expect((await current(buyer)).status).toBe('Grace Period');
  await shop.buyAndConfirm(buyer, 'google');
  await shop.emulator.settled();
  expect(await statusAtStripe()).toEqual(['canceled']);
  expect(await current(buyer)).toMatchObject({ platform: 'google', status: 'Auto-Renewable' });
  expect((await secondMails())[0]?.text).toMatch(/last payment for the one from our website had failed/);
});

it('bought in both stores: one speaks for the account, a mail asks to cancel one, the other takes its place', async () => {
  const buyer = await subscribed();
  const [stripe] = await atStripe();
  await shop.services.stripe.subscriptions.cancel(stripe?.id ?? '');
  await shop.emulator.settled();
  const first = await shop.buyAndConfirm(buyer, 'apple');
  await shop.buyAndConfirm(buyer, 'google');
  expect([(await current(buyer)).platform, (await live()).length]).toEqual(['apple', 1]);
  expect((await secondMails())[0]?.text).toMatch(/We can’t cancel store purchases for you/);
  await act(first, 'refund');
  expect([(await current(buyer)).platform, (await live()).length]).toEqual(['google', 1]);
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
  expect((await secondMails())[0]?.text).toMatch(
    /We canceled the one from our website right away. .*refunded that payment in full/,
  );
  expect(await leftOfCharges(shop.services.stripe)).toEqual([0]);
  expect(await mailsAbout(/canceled/)).toEqual([]);
});

it('what Stripe could not be told at once is made good later', async () => {
  const buyer = await subscribed();
  shop.emulator.setOutage(Number.POSITIVE_INFINITY);
  await shop.buyAndConfirm(buyer, 'apple');
  expect(await open()).toHaveLength(1);
  shop.emulator.setOutage(0);
  await jobsAfter();
  expect(await open()).toEqual([]);
  expect(await atStripe()).toMatchObject([{ cancel_at_period_end: true }]);
  expect(await secondMails()).toHaveLength(1);
});
