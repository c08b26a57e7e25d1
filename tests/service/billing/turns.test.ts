import Stripe from 'stripe';
import { day, hour, second } from '@/server/clock';
import { currentStatus } from '@/server/entitlements/currentStatus';
import { currentSubscription } from '@/server/entitlements/currentSubscription';
import { entitlementsOf } from '@/server/entitlements/entitlements';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { createBilling, webhookSecret } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';

const disputedCard = '4000000000000259';
const signer = new Stripe('sk_test_signer').webhooks;

/** The turns that a paid subscription can take, each by what Stripe sends and says then. */
const billing = openForEachTest(() => createBilling());

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

it('77. a dispute that holds no money ends nothing, and ends it once the money is withdrawn', async () => {
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  const buyer = await paidYear(disputedCard);
  for (const status of ['warning_closed', 'won', 'warning_needs_response']) {
    await disputeIs(status);
    expect([status, ...(await standing(buyer))]).toEqual([status, 'Auto-Renewable', true]);
    expect(await billing.mailed('disputed')).toEqual([]);
  }
  await disputeIs('needs_response', 'charge.dispute.funds_withdrawn');
  expect(await standing(buyer)).toEqual(['Expired', false]);
  expect(await billing.mailed('disputed')).toHaveLength(1);
});
