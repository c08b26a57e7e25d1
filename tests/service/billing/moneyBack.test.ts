import { RefundResponse } from '@/lib/contract/refundResponse';
import { reconcile } from '@/server/billing/reconcile/reconcile';
import { refundPaid } from '@/server/billing/subscription/stripe/payments';
import { processPendingEvents } from '@/server/billing/webhooks/pendingEvents';
import { day, hour, minute } from '@/server/clock';
import { readWebhookHealth } from '@/server/ops/health/queueHealth';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { createBilling, goodCard } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';
import { refuseRefunds, stripeError } from '@/tests/fixtures/service/testStripe';

const monthly = { productId: 'plus-monthly-us' };
const otherCard = '5555555555554444';
const withoutFingerprint = '6011111111111117';
const bankInquires = '4000000000001976';
const refundComesBack = '4000000000005126';
const firstCharge = Date.UTC(2026, 5, 8, 12);

const billing = openForEachTest(() => createBilling());

const path = '/api/subscription/refund';
const offer = async (buyer: SignedUp) => RefundResponse.parse((await billing.get(buyer, path)).body);
const ask = (buyer: SignedUp) => billing.post(buyer, path);
const statusOf = async (buyer: SignedUp) => (await billing.get(buyer, '/api/subscription')).body.status;
/** What went back to the card, in minor units. */
async function refunded(): Promise<number> {
  const { data } = await billing.services.stripe.events.list({ type: 'refund.created', limit: 100 });
  return data.reduce((sum, { data: { object } }) => sum + Number('amount' in object && object.amount), 0);
}
const mailed = (subject: string) => billing.mailed(subject);
const payer = (changes = {}, card = goodCard) => billing.payer(changes, card);
/** Each begins a state of Stripe, and returns what ends it. */
function outage() {
  billing.emulator.setOutage(Number.POSITIVE_INFINITY);
  return () => billing.emulator.setOutage(0);
}
function slowdown() {
  const limited = stripeError('StripeRateLimitError', { statusCode: 429 });
  const create = jest.spyOn(billing.services.stripe.refunds, 'create').mockRejectedValue(limited);
  return () => create.mockRestore();
}
const buy = (buyer: SignedUp, card: string, email?: string) =>
  billing.purchase(buyer, { ...monthly, withoutTrial: true }, card, email);

it('a first purchase is given back in full and once, however often it is asked for; it ends at once, and one mail says so', async () => {
  const buyer = await billing.signUp();
  const { body } = await billing.checkout(buyer, monthly, { 'accept-language': 'de' });
  await payCheckout(String(body.checkoutUrl), goodCard);
  await billing.emulator.settled();
  expect(await offer(buyer)).toMatchObject({ state: 'none' });
  await billing.advance(7 * day + hour);
  expect(await offer(buyer)).toEqual({
    state: 'offered',
    total: 999,
    currency: 'USD',
    until: firstCharge + 30 * day,
  });
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(buyer)));
  await billing.emulator.settled();
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const given = { state: 'refunded', total: 999, currency: 'USD', until: null };
  expect(await ask(buyer)).toEqual({ status: 200, body: given });
  expect(await refunded()).toBe(999);
  expect(await statusOf(buyer)).toBe('Expired');
  expect(await offer(buyer)).toEqual(given);
  expect((await billing.get(buyer, '/api/subscription/invoices')).body.invoices).toMatchObject([
    { total: 999, refunded: 999, status: 'paid' },
  ]);
  const [mail, ...others] = await mailed('Erstattung');
  expect(others).toEqual([]);
  expect(mail?.to).toBe('buyer@example.org');
  expect(mail?.text).toContain(
    'Wir haben Ihnen 9,99\u00a0$ für Ihr Monatsabo erstattet. Das Geld geht auf die Karte mit den Endziffern 4242 zurück.',
  );
  // The mail about the refund is the only one about the end.
  expect(await mailed('gekündigt')).toEqual([]);
  const log = billing.services.database.selectFrom('audit_log').select(['action', 'outcome']);
  const rows = await log.where('action', '=', 'refund-requested').execute();
  expect(rows).toContainEqual({ action: 'refund-requested', outcome: 'done' });
});

it('the promise lasts thirty days from the first payment, and not a second longer', async () => {
  const buyer = await payer();
  await billing.advance(15 * day);
  expect((await offer(buyer)).state).toBe('offered');
  await billing.advance(15 * day - 2 * hour);
  expect((await offer(buyer)).state).toBe('offered');
  await billing.advance(2 * hour);
  expect((await offer(buyer)).state).toBe('none');
  const late = await ask(buyer);
  expect([late.status, late.body.error]).toEqual([409, 'not_refundable']);
  expect(await refunded()).toBe(0);
  expect(await statusOf(buyer)).toBe('Auto-Renewable');
});

it('the promise outlasts a canceled month that is shorter, and not a payment that was taken back', async () => {
  billing.services.clock.advance(Date.UTC(2027, 1, 1, 12) - billing.services.clock.now());
  const buyer = await billing.signUp();
  await buy(buyer, goodCard);
  await billing.inPortal(buyer, 'flow=cancel');
  await billing.advance(14 * day);
  await statusOf(buyer);
  await billing.advance(14 * day + hour);
  expect(await statusOf(buyer)).toBe('Expired');
  expect((await offer(buyer)).state).toBe('offered');
  expect((await ask(buyer)).body).toMatchObject({ state: 'refunded', total: 999 });
  expect(await refunded()).toBe(999);
  expect(await mailed('refund is on its way')).toHaveLength(1);
});

it('what an operator has ended at once is not offered again', async () => {
  const buyer = await billing.signUp();
  await buy(buyer, goodCard);
  await billing.advance(5 * day);
  await billing.endAtStripe();
  expect(await statusOf(buyer)).toBe('Expired');
  expect((await offer(buyer)).state).toBe('none');
});

it.each([0, 15])(
  'what an operator has given back in part is neither offered nor given again by a server %i minutes ahead',
  async (minutes) => {
    const buyer = await payer();
    const { stripe, clock } = billing.services;
    await stripe.refunds.create({ payment_intent: await billing.paymentOf(), amount: 2000 });
    await billing.advance(5 * minute);
    billing.services.clock = { ...clock, now: () => clock.now() + minutes * minute };
    expect(await offer(buyer)).toMatchObject({ state: 'offered', total: 7999 });
    expect((await ask(buyer)).body).toMatchObject({ state: 'refunded', total: 7999 });
    expect(await refunded()).toBe(9999);
    expect((await mailed('refund is on its way'))[0]?.text).toContain('$79.99');
  },
);

it('what an operator has given back in full is neither offered nor asked for', async () => {
  const buyer = await payer();
  const { stripe, database } = billing.services;
  const intent = await billing.paymentOf();
  // In two parts, of which no message arrives, so that the subscription runs.
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  for (const amount of [2000, 7999]) await stripe.refunds.create({ payment_intent: intent, amount });
  expect((await offer(buyer)).state).toBe('none');
  const refused = await ask(buyer);
  expect([refused.status, refused.body.error]).toEqual([409, 'not_refundable']);
  expect(await database.selectFrom('refund_requests').selectAll().execute()).toEqual([]);
  expect(await mailed('refund')).toEqual([]);
});

it('a sum that was given back without our mark and before the request by its clock is named all the same', async () => {
  const buyer = await payer();
  const { stripe, clock } = billing.services;
  const create = stripe.refunds.create.bind(stripe.refunds);
  stripe.refunds.create = (async (...[refund, options]: Parameters<typeof create>) =>
    create({ ...refund, metadata: {} }, options)) as typeof create;
  billing.services.clock = { ...clock, now: () => clock.now() + 15 * minute };
  expect((await ask(buyer)).body).toMatchObject({ state: 'refunded', total: 9999 });
});

it('a sum that is given back is named in full when its process ended before it was noted', async () => {
  const buyer = await payer();
  const { stripe } = billing.services;
  const cancel = jest.spyOn(stripe.subscriptions, 'cancel');
  cancel.mockRejectedValue(stripeError('StripeConnectionError'));
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  expect((await ask(buyer)).status).toBe(503);
  expect(await refunded()).toBe(9999);
  cancel.mockRestore();
  await billing.advance(2 * hour);
  await processPendingEvents(billing.services);
  expect(await offer(buyer)).toMatchObject({ state: 'refunded', total: 9999 });
  expect((await mailed('refund is on its way'))[0]?.text).toContain('$99.99');
});

it('what a bank is taking back is left to it, and the rest is given back', async () => {
  const buyer = await billing.signUp();
  await buy(buyer, bankInquires);
  await billing.advance(5 * day);
  await billing.inPortal(buyer, 'flow=plan&productId=plus-yearly-us');
  const { disputes, invoices } = billing.services.stripe;
  const first = (await disputes.list()).data.at(-1);
  const evidence = { uncategorized_text: 'escalate_inquiry_evidence' };
  await disputes.update(first?.id ?? '', { evidence });
  await billing.emulator.settled();
  expect(await statusOf(buyer)).toBe('Auto-Renewable');
  const [year] = (await invoices.list({ limit: 1 })).data;
  const total = year?.amount_paid;
  expect((await ask(buyer)).body).toMatchObject({ state: 'refunded', total });
  expect(await refunded()).toBe(total);
  expect(await statusOf(buyer)).toBe('Expired');
  expect(await mailed('refund is on its way')).toHaveLength(1);
});

it('not for the second purchase of an account, of a card, or by a card that cannot be recognized', async () => {
  const buyer = await payer();
  await ask(buyer);
  await billing.emulator.settled();
  await buy(buyer, otherCard);
  expect(await statusOf(buyer)).toBe('Auto-Renewable');
  expect((await ask(buyer)).body.error).toBe('not_refundable');

  const sameCard = await billing.signUp();
  await buy(sameCard, goodCard, 'second@example.org');
  expect(await statusOf(sameCard)).toBe('Auto-Renewable');
  expect((await ask(sameCard)).body.error).toBe('not_refundable');

  const unknown = await billing.signUp();
  await buy(unknown, withoutFingerprint, 'third@example.org');
  await billing.advance(7 * day + hour);
  expect((await ask(unknown)).body.error).toBe('not_refundable');
  expect(await refunded()).toBe(9999);
});

it('a trial, no subscription, and a purchase in a store are told apart', async () => {
  const trying = await billing.subscribe();
  expect((await ask(trying)).body.error).toBe('not_refundable');
  expect(await statusOf(trying)).toBe('Auto-Renewable');
  const stranger = await billing.signUp();
  expect(await offer(stranger)).toMatchObject({ state: 'none' });
  expect((await ask(stranger)).body.error).toBe('no_subscription');
  await billing.services.database.updateTable('subscriptions').set({ platform: 'apple' }).execute();
  expect(await offer(trying)).toMatchObject({ state: 'none' });
  expect((await ask(trying)).body.error).toBe('managed_elsewhere');
});

it.each<[string, string, () => () => void]>([
  ['is away', 'Auto-Renewable', outage],
  // Only the refund is put off.
  ['asks us to slow down', 'Not Auto-Renewable', slowdown],
])(
  'while Stripe %s the request is kept, answered with 503, and carried out later, once',
  async (_, status, begin) => {
    const buyer = await payer();
    const end = begin();
    expect((await ask(buyer)).status).toBe(503);
    expect(await offer(buyer)).toMatchObject({ state: 'requested' });
    await billing.emulator.settled();
    expect(await statusOf(buyer)).toBe(status);
    expect(await mailed('refund')).toEqual([]);
    end();
    // Also when the days are over by then.
    await billing.advance(20 * day);
    await offer(buyer);
    await billing.advance(11 * day);
    await processPendingEvents(billing.services);
    await billing.emulator.settled();
    expect(await refunded()).toBe(9999);
    expect(await offer(buyer)).toMatchObject({ state: 'refunded', total: 9999 });
    expect(await statusOf(buyer)).toBe('Expired');
    expect(await mailed('refund is on its way')).toHaveLength(1);
    await billing.advance(5 * minute);
    await processPendingEvents(billing.services);
    expect(await refunded()).toBe(9999);
  },
);

it('a refund that Stripe keeps refusing is kept, and the subscription is not charged again meanwhile', async () => {
  const buyer = await payer(monthly);
  const { stripe, database } = billing.services;
  const create = refuseRefunds(billing.services);
  await ask(buyer);
  await billing.emulator.settled();
  expect(await offer(buyer)).toMatchObject({ state: 'requested' });
  for (let hours = 0; hours < 60; hours += 3) {
    await billing.advance(3 * hour);
    await processPendingEvents(billing.services);
  }
  await billing.advance(20 * day);
  await offer(buyer);
  await billing.advance(20 * day);
  expect(await statusOf(buyer)).toBe('Expired');
  const { data } = await stripe.invoices.list();
  expect(data.filter(({ amount_paid: paid }) => paid > 0)).toHaveLength(1);
  expect(await mailed('canceled')).toEqual([]);
  expect((await readWebhookHealth(billing.services, 0)).parked).toBe(1);

  // Once there is money, an operator has it tried again.
  create.mockRestore();
  await database.updateTable('webhook_events').set({ failed_at: null, next_attempt_at: 0 }).execute();
  await processPendingEvents(billing.services);
  expect(await refunded()).toBe(999);
  expect(await offer(buyer)).toMatchObject({ state: 'refunded', total: 999 });
  expect(await mailed('refund is on its way')).toHaveLength(1);
});

it('a refund that comes back from the bank is parked once for an operator, and requested again', async () => {
  const buyer = await payer(monthly, refundComesBack);
  const { stripe, database } = billing.services;
  const parked = async () => (await readWebhookHealth(billing.services, 0)).parked;
  expect((await ask(buyer)).body).toMatchObject({ state: 'refunded', total: 999 });
  await billing.emulator.settled();
  billing.emulator.setDeliveryMode({ mode: 'duplicate' });
  await billing.advance(day);
  expect(await offer(buyer)).toMatchObject({ state: 'requested' });
  expect(await parked()).toBe(1);
  const tryAgain = async () => {
    await database
      .updateTable('webhook_events')
      .set({ failed_at: null, next_attempt_at: 0 })
      .where('failed_at', 'is not', null)
      .execute();
    await processPendingEvents(billing.services);
  };
  await tryAgain();
  expect(await parked()).toBe(1);
  // The operator is about to pay, so asking once more must not pay as well.
  expect((await ask(buyer)).body).toMatchObject({ state: 'requested' });
  const refunds = (await stripe.refunds.list()).data;
  expect(refunds).toHaveLength(1);
  await stripe.refunds.create({ payment_intent: String(refunds[0]?.payment_intent) });
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  await reconcile(billing.services);
  expect(await parked()).toBe(0);
  expect(await statusOf(buyer)).toBe('Expired');
  expect(await mailed('refund is on its way')).toHaveLength(1);
});

it('money that goes back for two reasons within an hour goes back once, and neither call is refused', async () => {
  await payer(monthly);
  const { services } = billing;
  const [subscription] = (await services.stripe.subscriptions.list()).data;
  const id = String(subscription?.id);
  await refundPaid(services, id, 'requested_by_customer');
  await expect(refundPaid(services, id, 'duplicate')).resolves.toBeUndefined();
  expect(await refunded()).toBe(999);
});
