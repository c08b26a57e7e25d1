import { reconcile } from '@/server/billing/reconcile/reconcile';
import { day } from '@/server/clock';
import { currentSubscription } from '@/server/entitlements/currentSubscription';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { readWebhookHealth } from '@/server/ops/health/queueHealth';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { createBilling } from '@/tests/fixtures/service/billing';
import { newCard } from '@/tests/fixtures/service/cards';
import { changePlanAtStripe } from '@/tests/fixtures/service/changePlanAtStripe';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';

const monthly = { productId: 'plus-monthly-us' };
const inquiredCard = '4000000000001976';
const refundComesBack = '4000000000005126';

/** Refunds and disputes whose events were lost. */
const billing = openForEachTest(() => createBilling());

/** A subscriber who has paid, and of whom Stripe reports nothing more. */
async function payer(card = newCard()): Promise<SignedUp> {
  const buyer = await billing.payer(monthly, card);
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  return buyer;
}
async function refundInvoice(invoice?: string, changes = {}): Promise<void> {
  const payment_intent = await billing.paymentOf(invoice);
  await billing.services.stripe.refunds.create({ payment_intent, ...changes });
}
const refund = (changes = {}) => refundInvoice(undefined, changes);
const balance = async () => (await billing.services.stripe.customers.list()).data[0]?.balance;
const statusOf = async ({ accountId }: SignedUp) => {
  const row = await currentSubscription(billing.services.database, accountId);
  return row?.status;
};
const subjects = async () => {
  await deliverDueMails(billing.services);
  return billing.services.mails.map(({ subject }) => subject);
};
const ended = async () =>
  (await billing.services.stripe.events.list({ type: 'customer.subscription.deleted' })).data.length;
/** The comparison of three nights; what it did in the first, it must not do again. */
async function threeNights() {
  const { services } = billing;
  await reconcile(services);
  const after = { mails: await subjects(), ended: await ended() };
  for (let night = 0; night < 2; night += 1) {
    await billing.advance(day);
    expect(await reconcile(services)).toMatchObject({ failed: 0 });
  }
  expect({ mails: await subjects(), ended: await ended() }).toEqual(after);
  return after;
}

it.each(['normal', 'drop'] as const)(
  'whoever loses a dispute that ended the subscription gets back what was paid for the days after that end, once; events: %s',
  async (mode) => {
    const { stripe } = billing.services;
    const buyer = await billing.subscribe(monthly, inquiredCard);
    await billing.advance(17 * day);
    const answer = async (uncategorized_text: string) => {
      const [dispute] = (await stripe.disputes.list()).data;
      await stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text } });
      await billing.emulator.settled();
    };
    await answer('escalate_inquiry_evidence');
    expect(await statusOf(buyer)).toBe('Expired');
    await billing.advance(40 * day);
    billing.emulator.setDeliveryMode({ mode });
    await answer('winning_evidence');
    await threeNights();
    // Ten of the thirty days were used.
    expect((await stripe.refunds.list()).data.map(({ amount }) => amount)).toEqual([666]);
  },
);

it('78. a refund in part, one of an earlier month, and one that was settled before change nothing', async () => {
  const settled = await billing.payer(monthly);
  await billing.post(settled, '/api/subscription/refund');
  await billing.emulator.settled();
  const earlier = await payer();
  await billing.advance(20 * day);
  await refund();
  billing.emulator.setDeliveryMode({ mode: 'normal' });
  await billing.advance(11 * day);
  expect(await statusOf(earlier)).toBe('Auto-Renewable');
  const inPart = await payer();
  await refund({ amount: 100 });
  const before = { mails: await subjects(), ended: await ended() };
  expect(await threeNights()).toEqual(before);
  const statuses = [await statusOf(settled), await statusOf(earlier), await statusOf(inPart)];
  expect(statuses).toEqual(['Expired', 'Auto-Renewable', 'Auto-Renewable']);
});

it('a refund of the month before a change to a year leaves the year, and one of the year ends it', async () => {
  const buyer = await payer();
  const { stripe } = billing.services;
  billing.emulator.setDeliveryMode({ mode: 'normal' });
  await billing.advance(2 * day);
  const { id, latest_invoice: month } = await changePlanAtStripe(stripe, 'plus-yearly-us-usd');
  await billing.emulator.settled();
  await refundInvoice(String(month));
  await billing.emulator.settled();
  expect(await statusOf(buyer)).toBe('Auto-Renewable');
  const told = () =>
    billing.services.logLines.filter((line) => line.includes('had lowered the price of what followed'));
  expect(told()[0]).toContain(`"subscriptionId":"${id}"`);
  await threeNights();
  expect(await statusOf(buyer)).toBe('Auto-Renewable');
  const before = told().length;
  await refund();
  await billing.emulator.settled();
  expect(await statusOf(buyer)).toBe('Expired');
  expect(told()).toHaveLength(before);
});

it('a refund of the month ends it, although an operator gave a week on top', async () => {
  const buyer = await payer();
  billing.emulator.setDeliveryMode({ mode: 'normal' });
  const { stripe } = billing.services;
  const [{ id = '', items, latest_invoice: month } = {}] = (await stripe.subscriptions.list()).data;
  const end = items?.data[0]?.current_period_end ?? 0;
  await stripe.subscriptions.update(id, { trial_end: end + 7 * 86_400, proration_behavior: 'none' });
  await refundInvoice(String(month));
  await billing.emulator.settled();
  expect(await statusOf(buyer)).toBe('Expired');
});

it('what was refunded takes nothing of the credit that a change of plan left of what was bought again', async () => {
  const buyer = await payer();
  await refund();
  await reconcile(billing.services);
  billing.emulator.setDeliveryMode({ mode: 'normal' });
  await billing.purchase(buyer, { withoutTrial: true }, newCard(), 'buyer@example.org');
  await changePlanAtStripe(billing.services.stripe, 'plus-monthly-us-usd');
  await billing.emulator.settled();
  const left = await balance();
  expect(left).toBeLessThan(0);
  await threeNights();
  expect([await balance(), await statusOf(buyer)]).toEqual([left, 'Auto-Renewable']);
});

it('credit that an operator gave stays when that of a change of plan goes back to the card', async () => {
  const credit = 8999;
  const { stripe } = billing.services;
  const buyer = await billing.payer();
  await changePlanAtStripe(stripe, 'plus-monthly-us-usd');
  const [customer] = (await stripe.customers.list()).data;
  await stripe.customers.update(String(customer?.id), { balance: -credit - 500 });
  await billing.get(buyer, '/api/subscription');
  await billing.inPortal(buyer, 'flow=cancel');
  await billing.emulator.settled();
  await billing.advance(31 * day);
  await threeNights();
  expect((await stripe.refunds.list()).data.map(({ amount }) => amount)).toEqual([credit]);
  expect(await balance()).toBe(-500);
  const told = billing.services.mails.filter(({ text }) =>
    text.includes('beyond that day, $89.99, goes back'),
  );
  expect(told.map(({ subject }) => subject)).toEqual(
    (await subjects()).filter((subject) => /has (been canceled|ended)/.test(subject)),
  );
});

it('a refund that came back is parked once, and not again once it is settled', async () => {
  const buyer = await payer(refundComesBack);
  await billing.post(buyer, '/api/subscription/refund');
  await billing.advance(day);
  const { services } = billing;
  const parked = async () => (await readWebhookHealth(services, 0)).parked;
  expect(await parked()).toBe(0);
  await threeNights();
  expect(await parked()).toBe(1);
  expect((await billing.get(buyer, '/api/subscription/refund')).body).toMatchObject({ state: 'requested' });
  await services.database
    .updateTable('webhook_events')
    .set({ processed_at: services.clock.now(), failed_at: null })
    .where('failed_at', 'is not', null)
    .execute();
  await threeNights();
  expect(await parked()).toBe(0);
});
