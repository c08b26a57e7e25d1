import type Stripe from 'stripe';
import type { Collection } from 'stripe-sandbox/store/billingSettings';
import { dayInZone } from '@/lib/content/days';
import { legalValues } from '@/lib/content/legal/values';
import { en } from '@/lib/content/mails/en';
import { InvoicesResponse } from '@/lib/contract/billing';
import { reconcile } from '@/server/billing/reconcile/reconcile';
import { noted } from '@/server/billing/subscription/stripe/endReason';
import { syncSubscription } from '@/server/billing/subscription/syncSubscription';
import { day, hour } from '@/server/clock';
import { readWebhookHealth } from '@/server/ops/health/queueHealth';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { failsAtRenewal } from '@/tests/fixtures/service/billing';
import { changePlanAtStripe } from '@/tests/fixtures/service/changePlanAtStripe';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { refuseRefunds, stripeError } from '@/tests/fixtures/service/testStripe';
import { createMoneyShop, type Purchase } from './moneyShop';

const email = 'buyer@example.org';
const promised = legalValues.graceDays;
const everyDay = Array.from({ length: promised }, (_, index) => index + 1);

/** What an account's owner may have chosen at Stripe: to stop early in one way or another, or to try for longer. */
const collections: readonly Collection[] = [
  { retryAfterDays: [3, 5, 7], afterLastRetry: 'past_due' },
  { retryAfterDays: [3, 5, 7], afterLastRetry: 'unpaid' },
  { retryAfterDays: [3, 5, 7], afterLastRetry: 'cancel' },
  { retryAfterDays: [5, 20, 28], afterLastRetry: 'cancel' },
];

type Settled = { days?: number; amount?: number; outside?: boolean };
const disputedCard = '4000000000000259';

const shop = openForEachTest(() => createMoneyShop());

const subjects = async () => (await shop.mailsTo(email)).map(({ subject }) => subject);
const lastMail = async () => (await shop.mailsTo(email)).at(-1);
const buys = (purchase: Purchase = {}) => shop.buy({ card: failsAtRenewal, email, ...purchase });
/** As on the site, mails go out before those of a later time are written, so that they arrive in order. */
const passes = async (milliseconds: number) => {
  await subjects();
  await shop.pass(milliseconds);
};
/** Somebody whose trial was followed by a payment that failed, and when access ends if nobody pays. */
const inGrace = async () => {
  const buyer = await buys();
  await passes(7 * day);
  await subjects();
  return { buyer, end: shop.services.clock.now() + promised * day };
};
const atStripe = async () => (await shop.services.stripe.subscriptions.list({ status: 'all' })).data;
const statusAtStripe = async () => (await atStripe()).map(({ status }) => status);
const invoices = async (buyer: SignedUp) =>
  InvoicesResponse.parse((await shop.get(buyer, '/api/subscription/invoices')).body).invoices;
const statusOfInvoices = async (buyer: SignedUp) => (await invoices(buyer)).map(({ status }) => status);
const refundsMade = async () =>
  (await shop.services.stripe.refunds.list({})).data.map(({ amount, status }) => [amount, status]);
const mailedAs = async (subject: string) => (await subjects()).filter((one) => one === subject).length;
const words = { plan: '', amount: '', endedAt: '' };
const refunded = en.ended.refunded(words).subject;
const cancelledUnpaid = en.cancelled({ endsAt: '', inTrial: false, unpaid: true }).subject;

it.each(collections)(
  '175. the grace period is what the terms say, each day of it, with retries as in %j',
  async (collection) => {
    shop.emulator.behavior.setCollection(collection);
    const { buyer, end } = await inGrace();
    expect((await lastMail())?.text).toContain(`keeps working until ${dayInZone(end)}`);
    for (const _ of everyDay) {
      expect(await shop.read(buyer)).toMatchObject({ status: 'Grace Period', expiresOrRenewsAt: end });
      expect(await shop.hasAccess(buyer)).toBe(true);
      await shop.pass(Math.min(day, end - 1000 - shop.services.clock.now()));
    }
    expect(await shop.hasAccess(buyer)).toBe(true);
    await shop.pass(1000);
    expect(await shop.hasAccess(buyer)).toBe(false);
    const over = { endReason: 'trialUnpaid', expiresOrRenewsAt: end, status: 'Expired' };
    expect(await shop.read(buyer)).toMatchObject(over);

    // Nothing is owed for these days, and nothing is charged later.
    expect([await statusAtStripe(), await statusOfInvoices(buyer)]).toEqual([['canceled'], ['void']]);
    const ended = await lastMail();
    expect(ended?.subject).toBe(en.ended.trialUnpaid(words).subject);
    expect(ended?.text).toContain(`it ended on ${dayInZone(end)}.`);
    const before = await subjects();
    await shop.pass(25 * day);
    expect([await subjects(), await statusOfInvoices(buyer)]).toEqual([before, ['void']]);
  },
);

it('whoever cancels in the grace period owes nothing and cannot take it back', async () => {
  const { buyer, end } = await inGrace();
  await shop.inPortal(buyer, 'flow=cancel', { reason: 'unused' });
  const cancelled = await lastMail();
  expect(cancelled?.subject).toBe(cancelledUnpaid);
  expect(cancelled?.text).toContain(`keep using everything until ${dayInZone(end)}`);
  expect(cancelled?.text).toContain('you don’t owe us anything');
  expect(cancelled?.text).not.toContain('turn renewal back on');
});

/** A second invoice beside the one that is open, which the same card does not pay either. */
const changePlan = () => changePlanAtStripe(shop.services.stripe, 'plus-yearly-us-usd');

it('the grace period ends when it was to end, though another payment fails in it, and nothing is owed', async () => {
  const { buyer, end } = await inGrace();
  await shop.pass(5 * day);
  await changePlan();
  await passes((promised - 5) * day);
  const isOver = { status: 'Expired', endReason: 'unpaid', expiresOrRenewsAt: end };
  expect(await shop.hasAccess(buyer)).toBe(false);
  expect(await shop.read(buyer)).toMatchObject(isOver);
  expect([await statusAtStripe(), await statusOfInvoices(buyer)]).toEqual([['canceled'], ['void', 'void']]);
  const before = await subjects();
  expect(before).not.toContain(cancelledUnpaid);
  const ended = await lastMail();
  expect(ended?.subject).toBe(en.ended.unpaid(words).subject);
  expect(ended?.text).toContain(`it ended on ${dayInZone(end)}.`);
  // Nothing that is read again later gives access back.
  await reconcile(shop.services);
  expect(await shop.read(buyer)).toMatchObject(isOver);
  expect(await subjects()).toEqual(before);
});

/** A card that would pay is the customer's, but nobody has heard of it. */
async function giveCardUnheard(buyer: SignedUp, number?: string): Promise<void> {
  shop.emulator.setDeliveryMode({ mode: 'drop' });
  await shop.changeCard(buyer, number);
  shop.emulator.setDeliveryMode({ mode: 'normal' });
}

/** Pays the oldest invoice that is open, with the customer's card or outside Stripe. */
async function payOldest(outside = false): Promise<Stripe.Invoice> {
  const { invoices: api, customers } = shop.services.stripe;
  const open = (await api.list({ status: 'open' })).data.at(-1);
  const customer = await customers.retrieve(String(open?.customer));
  const card = 'deleted' in customer ? null : customer.invoice_settings.default_payment_method;
  const means = outside ? { paid_out_of_band: true } : { payment_method: String(card) };
  return await api.pay(String(open?.id), means);
}

/** Pays it in the moment before the first of these calls to Stripe; others that run at once wait for that, too. */
function payBefore(call: 'cancel' | 'voidInvoice'): void {
  const { subscriptions, invoices: invoicing } = shop.services.stripe;
  const api: { cancel?: unknown; voidInvoice?: unknown } = call === 'cancel' ? subscriptions : invoicing;
  const original = call === 'cancel' ? subscriptions.cancel : invoicing.voidInvoice;
  let paying: Promise<unknown> | null = null;
  api[call] = async (...sent: [string]) => {
    paying ??= payOldest();
    await paying;
    return Reflect.apply(original, api, sent);
  };
}

it.each([
  ['we end it after its grace period', 'cancel', false],
  ['we void the invoice of what we ended', 'voidInvoice', false],
  ['we end what was canceled in the grace period', 'cancel', true],
  ['we void the invoice of what was canceled', 'voidInvoice', true],
] as const)(
  'a payment in the moment before %s is given back, and the mail says so',
  async (_, call, early) => {
    const { buyer } = await inGrace();
    await giveCardUnheard(buyer);
    payBefore(call);
    if (early) await shop.inPortal(buyer, 'flow=cancel', { reason: 'unused' });
    else await shop.pass(promised * day);
    expect([await statusAtStripe(), await refundsMade()]).toEqual([['canceled'], [[999, 'succeeded']]]);
    expect(await shop.read(buyer)).toMatchObject({ status: 'Expired', endReason: 'refunded' });
    expect(await shop.hasAccess(buyer)).toBe(false);
    const before = await subjects();
    expect(before.filter((subject) => subject.includes('refunded'))).toEqual([refunded]);
    await shop.pass(day);
    expect(await subjects()).toEqual(before);
  },
);

it.each([
  ['in the grace period', false],
  ['in the moment before it is voided', true],
])('an earlier invoice that is paid %s, while a later one stays open, is given back', async (_, late) => {
  const buyer = await buys({ trial: false });
  await shop.pass(30 * day);
  Object.assign(buyer, await shop.signInAgain(buyer));
  await giveCardUnheard(buyer);
  await shop.pass(5 * day);
  await changePlan();
  await shop.pass(day);
  if (late) payBefore('voidInvoice');
  else await payOldest();
  await shop.pass((promised - 6) * day);
  expect(await statusOfInvoices(buyer)).toEqual(['void', 'paid', 'paid']);
  // What paid for the time before stays.
  expect(await refundsMade()).toEqual([[999, 'succeeded']]);
  expect(await shop.read(buyer)).toMatchObject({ status: 'Expired', endReason: 'refunded' });
  expect(await mailedAs(refunded)).toBe(1);
});

it('every open invoice is voided, though Stripe is busy after the first', async () => {
  const { buyer } = await inGrace();
  await shop.pass(5 * day);
  await changePlan();
  const { invoices: api } = shop.services.stripe;
  shop.emulator.setDeliveryMode({ mode: 'drop' });
  const voidInvoice = api.voidInvoice.bind(api);
  const busy = stripeError('StripeRateLimitError');
  jest.spyOn(api, 'voidInvoice').mockImplementationOnce(voidInvoice).mockRejectedValueOnce(busy);
  await shop.pass(promised * day);
  await shop.pass(hour);
  expect(await statusOfInvoices(buyer)).toEqual(['void', 'void']);
});

it('of several unpaid invoices each is voided at the end, though the newest was paid', async () => {
  const { buyer } = await inGrace();
  await shop.pass(5 * day);
  await changePlan();
  const { stripe } = shop.services;
  const [newest] = (await stripe.invoices.list({ status: 'open' })).data;
  await stripe.invoices.pay(newest?.id ?? '', { paid_out_of_band: true });
  await shop.emulator.settled();
  expect(await shop.read(buyer)).toMatchObject({ status: 'Auto-Renewable' });
  expect(await statusOfInvoices(buyer)).toEqual(['paid', 'open']);
  await shop.endAtStripe();
  expect(await statusOfInvoices(buyer)).toEqual(['paid', 'void']);
});

/** It ends unpaid, and its invoice is paid then, while nobody hears of either. */
async function endAndPay({ number, outside }: { number?: string; outside?: boolean } = {}) {
  const { stripe } = shop.services;
  const { buyer } = await inGrace();
  await giveCardUnheard(buyer, number);
  await passes((promised - 1) * day);
  shop.emulator.setDeliveryMode({ mode: 'drop' });
  const id = String((await atStripe())[0]?.id);
  await stripe.subscriptions.update(id, { metadata: noted('unpaid') });
  await stripe.subscriptions.cancel(id);
  return { buyer, id, invoice: await payOldest(outside) };
}

it.each<[string, Settled]>([
  ['and noticed long after', { days: 15 }],
  ['and has come back in part', { amount: 500 }],
  ['outside Stripe', { outside: true }],
])(
  'what was paid too late %s is left to whoever settles it',
  async (_, { days = 1, amount = 0, outside = false }) => {
    const { buyer, id, invoice } = await endAndPay({ outside });
    const { stripe } = shop.services;
    const payment_intent = await shop.paymentOf(invoice.id);
    if (amount > 0) await stripe.refunds.create({ payment_intent, amount });
    shop.services.clock.advance(days * day);
    await syncSubscription(shop.services, id);
    expect(await refundsMade()).toEqual(amount > 0 ? [[amount, 'succeeded']] : []);
    const again = await shop.signInAgain(buyer);
    expect(await shop.read(again)).toMatchObject({ status: 'Expired', endReason: 'trialUnpaid' });
    expect(await mailedAs(refunded)).toBe(0);
  },
);

it('what was paid too late and is disputed goes back through the bank, and the mail says so', async () => {
  const { buyer, id } = await endAndPay({ number: disputedCard });
  await shop.pass(day);
  await syncSubscription(shop.services, id);
  expect(await shop.read(buyer)).toMatchObject({ status: 'Expired', endReason: 'disputed' });
  expect(await mailedAs(en.ended.disputed(words).subject)).toBe(1);
  expect(await refundsMade()).toEqual([]);
  expect(await readWebhookHealth(shop.services, 0)).toMatchObject({ waiting: 0, parked: 0 });
});

it('a refund that Stripe keeps refusing holds up nothing else, waits for an operator, and is then told of', async () => {
  const { buyer, id } = await endAndPay();
  const { database } = shop.services;
  const create = refuseRefunds(shop.services);
  await expect(syncSubscription(shop.services, id)).rejects.toMatchObject({ code: 'balance_insufficient' });
  for (let hours = 0; hours < 90; hours += 3) await shop.pass(3 * hour);
  await reconcile(shop.services);
  expect(await shop.read(buyer)).toMatchObject({ status: 'Expired', endReason: 'trialUnpaid' });
  expect(await readWebhookHealth(shop.services, 0)).toMatchObject({ parked: 1 });
  const ended = en.ended.trialUnpaid(words).subject;
  expect([await mailedAs(ended), await mailedAs(refunded)]).toEqual([0, 0]);

  create.mockRestore();
  await database.updateTable('webhook_events').set({ failed_at: null, next_attempt_at: 0 }).execute();
  await shop.pass(hour);
  expect(await refundsMade()).toEqual([[999, 'succeeded']]);
  expect(await shop.read(buyer)).toMatchObject({ status: 'Expired', endReason: 'refunded' });
  expect([await mailedAs(ended), await mailedAs(refunded)]).toEqual([0, 1]);
});

it('an unpaid subscription that Stripe cannot end keeps no other from being ended', async () => {
  const { subscriptions } = shop.services.stripe;
  const { retrieve } = subscriptions;
  await buys({ trial: false, email: 'first@example.org' });
  const [first] = await atStripe();
  await shop.pass(hour);
  await buys({ trial: false });
  await shop.pass(30 * day);
  expect(await statusAtStripe()).toEqual(['past_due', 'past_due']);
  subscriptions.retrieve = (async (...call: Parameters<typeof retrieve>) => {
    if (call[0] !== first?.id) return await Reflect.apply(retrieve, subscriptions, call);
    throw stripeError('StripeAPIError');
  }) as typeof retrieve;
  await shop.pass(promised * day);
  expect(await statusAtStripe()).toEqual(['canceled', 'past_due']);
  subscriptions.retrieve = retrieve;
  await shop.pass(hour);
  expect(await statusAtStripe()).toEqual(['canceled', 'canceled']);
});

it('once Stripe has given up, a new subscription can be bought before the grace period is over', async () => {
  shop.emulator.behavior.setCollection({ retryAfterDays: [3], afterLastRetry: 'cancel' });
  const { buyer } = await inGrace();
  await shop.pass(4 * day);
  expect(await shop.read(buyer)).toMatchObject({ status: 'Grace Period', endReason: 'trialUnpaid' });
  await shop.buyAgain(buyer);
  expect(await shop.read(buyer)).toMatchObject({ status: 'Auto-Renewable' });
  await shop.pass(14 * day);
  expect(await shop.read(buyer)).toMatchObject({ status: 'Auto-Renewable' });
  expect((await statusAtStripe()).sort()).toEqual(['active', 'canceled']);
});
