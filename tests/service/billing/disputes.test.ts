import type Stripe from 'stripe';
import { day, hour, second } from '@/server/clock';
import { currentSubscription } from '@/server/entitlements/currentSubscription';
import { deliverDueMails } from '@/server/mail/queue/worker';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { createBilling, webhookSecret } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';

const disputedCard = '4000000000000259';

/** A dispute at the bank ends what it took the money for. */
const billing = openForEachTest(() => createBilling());
beforeEach(() => {
  billing.emulator.setDeliveryMode({ mode: 'drop' });
});

/** A subscriber whose first payment the bank asks about, of which Stripe has reported nothing yet. */
async function payer(): Promise<SignedUp> {
  const buyer = await billing.subscribe({}, disputedCard);
  await billing.get(buyer, '/api/subscription');
  await billing.advance(7 * day + hour);
  return buyer;
}
async function dispute(): Promise<Stripe.Dispute> {
  const [found] = (await billing.services.stripe.disputes.list({ limit: 1 })).data;
  if (!found) throw new Error('nothing is disputed');
  return found;
}
/** From now on the dispute is in this state. */
function isNow(status: string): void {
  const { disputes } = billing.services.stripe;
  const list = disputes.list.bind(disputes);
  disputes.list = (async (...call: Parameters<typeof list>) => {
    const found = await list(...call);
    return { ...found, data: found.data.map((one) => ({ ...one, status })) };
  }) as unknown as typeof list;
}
async function report(type: string): Promise<void> {
  const { stripe, clock } = billing.services;
  const created = Math.floor(clock.now() / second);
  const payload = JSON.stringify({
    id: `evt_${type}`,
    object: 'event',
    type,
    created,
    data: { object: await dispute() },
  });
  const signed = { payload, secret: webhookSecret, timestamp: created };
  const response = await fetch(`${billing.origin}/api/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': stripe.webhooks.generateTestHeaderString(signed),
    },
    body: payload,
  });
  expect(response.status).toBe(200);
}
const statusOf = async ({ accountId }: SignedUp) =>
  (await currentSubscription(billing.services.database, accountId))?.status;

it.each(['warning_needs_response', 'warning_closed', 'won'])(
  'one that is %s holds no money, and ends nothing',
  async (status) => {
    const buyer = await payer();
    isNow(status);
    await report('charge.dispute.created');
    expect(await statusOf(buyer)).toBe('Auto-Renewable');
    await deliverDueMails(billing.services);
    expect(billing.services.mails.filter(({ subject }) => /disputed/.test(subject))).toEqual([]);
  },
);

it('an inquiry that becomes a dispute ends the subscription when the money is withdrawn', async () => {
  const buyer = await payer();
  isNow('warning_needs_response');
  await report('charge.dispute.created');
  expect(await statusOf(buyer)).toBe('Auto-Renewable');
  isNow('needs_response');
  await report('charge.dispute.funds_withdrawn');
  expect(await statusOf(buyer)).toBe('Expired');
  await deliverDueMails(billing.services);
  expect(billing.services.mails.filter(({ subject }) => /disputed/.test(subject))).toHaveLength(1);
});
