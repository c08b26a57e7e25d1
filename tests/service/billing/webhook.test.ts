import Stripe from 'stripe';
import { processPendingEvents } from '@/server/billing/webhooks/pendingEvents';
import { readEvent } from '@/server/billing/webhooks/readEvent';
import { second } from '@/server/clock';
import { entitlementsOf } from '@/server/entitlements/entitlements';
import type { Secrets } from '@/server/secrets';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { createBilling, webhookSecret } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';

const signer = new Stripe('sk_test_signer').webhooks;

type Sending = {
  secret?: string;
  ageSeconds?: number;
  body?: (payload: string) => string;
  header?: string | null;
  /** The error of a call that is refused with 400. */
  error?: string;
};

const billing = openForEachTest(() => createBilling());
beforeEach(() => {
  billing.emulator.setDeliveryMode({ mode: 'drop' });
});

function payloadOf(type: string, object: object, id = `evt_${type}`): string {
  const created = Math.floor(billing.services.clock.now() / second);
  return JSON.stringify({
    id,
    object: 'event',
    type,
    created,
    data: { object },
    api_version: 'x',
    livemode: false,
  });
}

async function send(payload: string, sending: Sending = {}): Promise<number> {
  const { secret = webhookSecret, ageSeconds = 0, error = 'invalid_signature' } = sending;
  const { body = (text: string) => text } = sending;
  const timestamp = Math.floor(billing.services.clock.now() / second) - ageSeconds;
  const signed = signer.generateTestHeaderString({ payload, secret, timestamp });
  const header = sending.header === undefined ? signed : sending.header;
  const response = await fetch(`${billing.origin}/api/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(header === null ? {} : { 'stripe-signature': header }),
    },
    body: body(payload),
  });
  if (response.status === 400) expect((await response.json()).error).toBe(error);
  return response.status;
}

function storedEvents() {
  return billing.services.database.selectFrom('webhook_events').selectAll().orderBy('id').execute();
}
function subscriptions() {
  return billing.services.database.selectFrom('subscriptions').selectAll().execute();
}
function mails() {
  return billing.services.database.selectFrom('outbox').select('dedupe_key').orderBy('dedupe_key').execute();
}

/** A purchase that was paid while no message arrived. */
async function silentPurchase(): Promise<{ buyer: SignedUp; id: string; customer: string }> {
  const buyer = await billing.subscribe();
  const [subscription] = (await billing.services.stripe.subscriptions.list({ limit: 1 })).data;
  if (!subscription) throw new Error('nothing was bought');
  return { buyer, id: subscription.id, customer: String(subscription.customer) };
}

it('60. 61. a signature counts for its body and secret, within five minutes; during a rotation both secrets do', async () => {
  const refused: [string, Sending][] = [
    ['is missing', { header: null }],
    ['is nonsense', { header: 't=abc,v1=00' }],
    ['is of another secret', { secret: 'whsec_other' }],
    ['is of another body', { body: (text) => text.replace('sub_x', 'sub_y') }],
    ['is of a body that was written anew', { body: (text) => JSON.stringify(JSON.parse(text), null, 2) }],
    ['is 301 s old', { ageSeconds: 301 }],
    ['is 301 s in the future', { ageSeconds: -301 }],
  ];
  const payload = payloadOf('customer.subscription.updated', { id: 'sub_x', object: 'subscription' });
  for (const [why, sending] of refused) expect([why, await send(payload, sending)]).toEqual([why, 400]);
  expect(await storedEvents()).toEqual([]);
  for (const ageSeconds of [300, -300])
    expect(await send(payloadOf('radar.unknown', {}), { ageSeconds })).toBe(200);
  const { config } = billing.services;
  const webhookSecrets = ['whsec_new', webhookSecret];
  billing.services.config = { ...config, stripe: { ...config.stripe, webhookSecrets } };
  expect(await send(payloadOf('a.b', {}, 'evt_1'))).toBe(200);
  expect(await send(payloadOf('a.b', {}, 'evt_2'), { secret: 'whsec_new' })).toBe(200);
  expect(await send(payloadOf('a.b', {}, 'evt_3'), { secret: 'whsec_old' })).toBe(400);
});

it('62. two events of one purchase, ten times each at once, and all of it again: one row, one mail', async () => {
  const { buyer, id } = await silentPurchase();
  const payloads = ['evt_1', 'evt_2'].map((event) =>
    payloadOf('customer.subscription.created', { id, object: 'subscription' }, event),
  );
  const twenty = () =>
    Promise.all(payloads.flatMap((payload) => Array.from({ length: 10 }, () => send(payload))));
  expect([...(await twenty()), ...(await twenty())]).toEqual(Array(40).fill(200));
  expect(await subscriptions()).toMatchObject([{ live: 1, account_id: buyer.accountId }]);
  expect(await storedEvents()).toHaveLength(2);
  expect((await mails()).filter((mail) => mail.dedupe_key.startsWith('purchase:'))).toHaveLength(1);
});

it('63. when the effect fails the event is not marked, and its redelivery repairs', async () => {
  const { id } = await silentPurchase();
  const payload = payloadOf('customer.subscription.created', { id, object: 'subscription' });
  const { secrets } = billing.services;
  billing.services.secrets = failingSeal(secrets);
  expect(await send(payload)).toBe(500);
  expect(await subscriptions()).toEqual([]);
  expect(await mails()).toEqual([]);
  expect((await storedEvents()).every((event) => event.processed_at === null)).toBe(true);
  billing.services.secrets = secrets;
  expect(await send(payload)).toBe(200);
  expect(await subscriptions()).toHaveLength(1);
});

it('64. all 24 orders of created, updated, paid and deleted end alike', async () => {
  const { buyer, id } = await silentPurchase();
  const types = [
    'customer.subscription.created',
    'customer.subscription.updated',
    'invoice.paid',
    'customer.subscription.deleted',
  ];
  await billing.services.stripe.subscriptions.cancel(id);
  const ends = new Set<string>();
  for (const [number, order] of permutations(types).entries()) {
    await billing.services.database.deleteFrom('subscriptions').execute();
    for (const type of order) {
      const object =
        type === 'invoice.paid'
          ? { object: 'invoice', parent: { subscription_details: { subscription: id } } }
          : { id, object: 'subscription', status: 'active' };
      expect(await send(payloadOf(type, object, `evt_${number}_${type}`))).toBe(200);
    }
    const { body } = await billing.get(buyer, '/api/subscription');
    ends.add(JSON.stringify(body));
  }
  expect([...ends]).toHaveLength(1);
  expect(JSON.parse([...ends][0] ?? '{}')).toMatchObject({ status: 'Expired' });
});

it('64. messages that overtake each other while the state moves end in the newest state', async () => {
  const { buyer, id } = await silentPurchase();
  const { stripe } = billing.services;
  const wave = async (number: number) =>
    Promise.all(
      [1, 2, 3].map((index) =>
        send(
          payloadOf(
            'customer.subscription.updated',
            { id, object: 'subscription' },
            `evt_${number}_${index}`,
          ),
        ),
      ),
    );
  await Promise.all([wave(1), stripe.subscriptions.update(id, { cancel_at_period_end: true }), wave(2)]);
  await wave(3);
  expect((await billing.get(buyer, '/api/subscription')).body.status).toBe('Not Auto-Renewable');
});

it('65. an invoice that an endpoint of an older API version sends names its subscription all the same', () => {
  const sent = {
    id: 'evt_old',
    type: 'invoice.paid',
    created: 1,
    data: { object: { subscription: 'sub_1' } },
  };
  expect(readEvent(sent).objectId).toBe('sub_1');
});

it('77. paused: no access from that moment, and again from the moment it is resumed', async () => {
  const { buyer, id } = await silentPurchase();
  const { services } = billing;
  const { subscriptions: api } = services.stripe;
  const told = async (turn: 'paused' | 'resumed') => {
    expect(await send(payloadOf(`customer.subscription.${turn}`, { id, object: 'subscription' }))).toBe(200);
    const entitled = await entitlementsOf(services, buyer.accountId);
    return [(await billing.get(buyer, '/api/subscription')).body.status, entitled.length > 0];
  };
  const retrieve = api.retrieve.bind(api);
  api.retrieve = async (...call) => ({ ...(await retrieve(...call)), status: 'paused' });
  expect(await told('paused')).toEqual(['Inactive', false]);
  api.retrieve = retrieve;
  expect(await told('resumed')).toEqual(['Auto-Renewable', true]);
});

it('66. with the payment side away: stored, acknowledged, handled later', async () => {
  const { buyer, id } = await silentPurchase();
  billing.emulator.setOutage(Number.POSITIVE_INFINITY);
  const payload = payloadOf('customer.subscription.created', { id, object: 'subscription' });
  expect(await send(payload)).toBe(200);
  expect(await subscriptions()).toEqual([]);
  expect((await processPendingEvents(billing.services)).done).toBe(0);
  billing.emulator.setOutage(0);
  expect((await processPendingEvents(billing.services)).done).toBe(1);
  expect((await processPendingEvents(billing.services)).done).toBe(0);
  expect((await billing.get(buyer, '/api/subscription')).body.status).toBe('Auto-Renewable');
});

describe('158. L14: signed content of no known shape', () => {
  const event = (changes: object) =>
    JSON.stringify({ id: 'evt_odd', type: 'invoice.paid', created: 1, data: { object: {} }, ...changes });
  const type = 'customer.subscription.updated';
  const huge = 'x'.repeat(60_000);

  const refused: Record<string, string> = Object.fromEntries([
    ['no JSON', '{"id":'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"evt_1"'],
    ['an id that is a number', event({ id: 5 })],
    ['an id with a NUL', event({ id: 'evt_\u0000' })],
    ['a huge id', event({ id: huge })],
    ['no type', event({ type: null })],
    ['a huge type', event({ type: huge })],
    ['a time without end', event({ created: 1e300 })],
    ['a time in words', event({ created: 'today' })],
    ['no data', event({ data: undefined })],
    ['null as data', event({ data: null })],
    ['no object', event({ data: {} })],
    ['null as object', event({ type, data: { object: null } })],
    ['a list as object', event({ type, data: { object: [] } })],
    ['an object without id', event({ type, data: { object: {} } })],
    ['a NUL in the id of the object', event({ type, data: { object: { id: 'sub_\u0000' } } })],
    [
      'a subscription that is a number',
      event({ data: { object: { parent: { subscription_details: { subscription: 5 } } } } }),
    ],
    [
      'a payment that is a list',
      event({ type: 'charge.refunded', data: { object: { payment_intent: ['pi'] } } }),
    ],
  ]);
  it('93. 158. L14: what promises an object and has none is refused with 400, what is too long before its signature is looked at', async () => {
    for (const [what, payload] of Object.entries(refused)) {
      expect([what, await send(payload, { error: 'invalid_request' })]).toEqual([what, 400]);
    }
    expect(await send(payloadOf('a.b', { text: 'x'.repeat(70_000) }))).toBe(413);
    expect(await storedEvents()).toEqual([]);
  });

  const acknowledged: Record<string, string> = Object.fromEntries([
    ['a type that nobody knows', event({ type: 'terminal.reader.on_fire', data: { object: { id: 'x' } } })],
    ['a subscription that is none of ours', event({ type, data: { object: { id: 'sub_none' } } })],
    ['a type that nobody knows, without data', event({ type: 'x.y', data: undefined })],
    ['a type that nobody knows, with null', event({ type: 'x.y', data: { object: null } })],
    ['a type that is the name of a method', event({ type: 'toString', data: null })],
    ['an invoice of no subscription', event({ data: { object: { parent: null } } })],
    ['an invoice of another API version', event({ data: { object: { subscription: 'sub_1' } } })],
    [
      'a session without a subscription',
      event({ type: 'checkout.session.completed', data: { object: { subscription: null } } }),
    ],
    ...[null, 'pi_of_somebody_else'].flatMap((payment_intent) =>
      ['charge.refunded', 'charge.dispute.created'].map((about) => [
        `${about} of the payment ${payment_intent}`,
        event({ id: `evt_${about}_${payment_intent}`, type: about, data: { object: { payment_intent } } }),
      ]),
    ),
    ['what Stripe does not know', event({ type, data: { object: { id: '../../customers' } } })],
  ]);
  it('65. 158. L14: what is of no interest is acknowledged', async () => {
    for (const [what, payload] of Object.entries(acknowledged)) {
      expect([what, await send(payload)]).toEqual([what, 200]);
    }
    expect(await subscriptions()).toEqual([]);
    expect((await storedEvents()).filter((one) => one.processed_at === null)).toEqual([]);
  });
});

/** The mail is the last thing written of an effect: failing there proves that all of it is undone. */
function failingSeal(secrets: Secrets): Secrets {
  return {
    ...secrets,
    seal: () => {
      throw new Error('no seal');
    },
  };
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
