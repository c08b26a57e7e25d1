import Stripe from 'stripe';
import { Subscription } from '@/lib/contract/subscription';
import { day, hour, second } from '@/server/clock';
import { currentStatus } from '@/server/entitlements/currentStatus';
import { currentSubscription } from '@/server/entitlements/currentSubscription';
import { entitlementsOf } from '@/server/entitlements/entitlements';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { createBilling, failsAtRenewal, webhookSecret } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';

const disputedCard = '4000000000000259';
const signer = new Stripe('sk_test_signer').webhooks;

/** The turns that a paid subscription can take, each by what Stripe sends and says then. */
const billing = openForEachTest(() => createBilling());

const current = async (buyer: SignedUp) =>
  Subscription.parse((await billing.get(buyer, '/api/subscription')).body);
const entitled = async (buyer: SignedUp) =>
  (await entitlementsOf(billing.services.database, billing.services, buyer.accountId)).length > 0;
const standing = async (buyer: SignedUp) => {
  const { database, clock } = billing.services;
  const row = await currentSubscription(database, buyer.accountId);
  return [row && currentStatus(row, clock.now()), await entitled(buyer)];
};

async function newest(): Promise<Stripe.Subscription> {
  const [subscription] = (await billing.services.stripe.subscriptions.list({ status: 'all', limit: 1 })).data;
  if (!subscription) throw new Error('nothing was bought');
  return subscription;
}
async function payments(): Promise<string[]> {
  const { data } = await billing.services.stripe.events.list({ type: 'payment_intent.succeeded' });
  return data.map((event) => ('id' in event.data.object ? String(event.data.object.id) : ''));
}

let events = 0;
/** An event as Stripe sends it; what it says of the state is not believed. */
async function send(type: string, object: object): Promise<void> {
  events += 1;
  const created = Math.floor(billing.services.clock.now() / second);
  const event = {
    id: `evt_turn_${events}`,
    object: 'event',
    type,
    created,
    data: { object },
    livemode: false,
  };
  const payload = JSON.stringify({ ...event, api_version: 'x' });
  const signature = signer.generateTestHeaderString({ payload, secret: webhookSecret, timestamp: created });
  const answer = await fetch(`${billing.origin}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  expect(answer.status).toBe(200);
}

/** From here on Stripe says this of every subscription, in place of what the sandbox would say. */
function stripeSays(changes: Partial<Stripe.Subscription>): () => void {
  const { subscriptions } = billing.services.stripe;
  const ask = subscriptions.retrieve.bind(subscriptions);
  subscriptions.retrieve = async (...asked) => ({ ...(await ask(...asked)), ...changes });
  return () => {
    subscriptions.retrieve = ask;
  };
}

/** A year that was paid, past its trial. */
async function paidYear(card?: string): Promise<SignedUp> {
  const buyer = await billing.subscribe({}, card);
  await billing.advance(7 * day + 2 * hour);
  return buyer;
}

/** Nothing more is heard from here on; access lasts until that moment and not a second longer. */
async function expectEndAt(buyer: SignedUp, end: number, status: string): Promise<void> {
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  billing.services.clock.advance(end - 1 - billing.services.clock.now());
  expect(await standing(buyer)).toEqual([status, true]);
  billing.services.clock.advance(1);
  expect(await standing(buyer)).toEqual(['Expired', false]);
}

it('77. 78. a refund of the whole running period ends it at once, one of a part ends nothing', async () => {
  const buyer = await paidYear();
  const [intent = ''] = await payments();
  await billing.services.stripe.refunds.create({ payment_intent: intent, amount: 500 });
  await billing.emulator.settled();
  expect(await standing(buyer)).toEqual(['Auto-Renewable', true]);
  billing.emulator.setDeliveryMode({ mode: 'duplicate' });
  await billing.services.stripe.refunds.create({ payment_intent: intent });
  await billing.emulator.settled();
  expect(await standing(buyer)).toEqual(['Expired', false]);
  expect(await billing.services.database.selectFrom('subscriptions').selectAll().execute()).toHaveLength(1);
  const ended = await newest();
  expect([ended.status, (await current(buyer)).expiresOrRenewsAt]).toEqual([
    'canceled',
    billing.services.clock.now(),
  ]);
});

it('77. a refund or dispute that is none of ours, or of nothing, is acknowledged', async () => {
  const buyer = await paidYear();
  await send('charge.refunded', {
    object: 'charge',
    payment_intent: 'pi_of_somebody_else',
    refunded: true,
  });
  await send('charge.dispute.created', { object: 'dispute', payment_intent: null });
  expect(await standing(buyer)).toEqual(['Auto-Renewable', true]);
  const waiting = billing.services.database.selectFrom('webhook_events').where('processed_at', 'is', null);
  expect(await waiting.selectAll().execute()).toEqual([]);
});

it('77. paused: no access from that moment, and again from the moment it is resumed', async () => {
  const buyer = await paidYear();
  const { id } = await newest();
  const resume = stripeSays({ status: 'paused' });
  await send('customer.subscription.paused', { id, object: 'subscription' });
  expect(await standing(buyer)).toEqual(['Inactive', false]);
  resume();
  await send('customer.subscription.resumed', { id, object: 'subscription' });
  expect(await standing(buyer)).toEqual(['Auto-Renewable', true]);
});

it('77. a renewal that the bank wants confirmed keeps access for the grace period, to the second', async () => {
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  const buyer = await paidYear(failsAtRenewal);
  const { id } = await newest();
  const parent = { subscription_details: { subscription: id } };
  await send('invoice.payment_action_required', { object: 'invoice', parent });
  const { status, expiresOrRenewsAt } = await current(buyer);
  expect(status).toBe('Grace Period');
  await expectEndAt(buyer, expiresOrRenewsAt, 'Grace Period');
});

it('77. a first payment that the bank does not confirm gives nothing, and is no subscription', async () => {
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  const buyer = await billing.subscribe();
  const { id } = await newest();
  for (const status of ['incomplete', 'incomplete_expired'] as const) {
    const confirmed = stripeSays({ status });
    await send('customer.subscription.updated', { id, object: 'subscription' });
    expect(await standing(buyer)).toEqual([null, false]);
    confirmed();
  }
});

/** Stripe reports the dispute, and says from now on that it is in this state. */
async function disputeIs(status: string, type = 'charge.dispute.created'): Promise<void> {
  const { disputes } = billing.services.stripe;
  const list = disputes.list.bind(disputes);
  disputes.list = (async (...call: Parameters<typeof list>) => {
    const found = await list(...call);
    return { ...found, data: found.data.map((one) => ({ ...one, status })) };
  }) as unknown as typeof list;
  const [dispute] = (await disputes.list({ limit: 1 })).data;
  if (!dispute) throw new Error('nothing is disputed');
  await send(type, dispute);
}

it.each(['warning_closed', 'won'])(
  '77. a dispute that is %s holds no money, and ends nothing',
  async (status) => {
    billing.emulator.setDeliveryMode({ mode: 'drop' });
    const buyer = await paidYear(disputedCard);
    await disputeIs(status);
    expect(await standing(buyer)).toEqual(['Auto-Renewable', true]);
    expect(await billing.mailed('disputed')).toEqual([]);
  },
);

it('77. an inquiry that becomes a dispute ends the subscription when the money is withdrawn', async () => {
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  const buyer = await paidYear(disputedCard);
  await disputeIs('warning_needs_response');
  expect(await standing(buyer)).toEqual(['Auto-Renewable', true]);
  expect(await billing.mailed('disputed')).toEqual([]);
  await disputeIs('needs_response', 'charge.dispute.funds_withdrawn');
  expect(await standing(buyer)).toEqual(['Expired', false]);
  expect(await billing.mailed('disputed')).toHaveLength(1);
});
