import Stripe from 'stripe';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { startEmulator } from './startEmulator';

const started = openForEachTest(() => startEmulator());

it('names a missing record, an unknown call and a wrong key as the real one does', async () => {
  const { stripe, origin } = started;
  await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    message: "No such subscription: 'sub_none'",
  });
  const call = (path: string, authorization?: string) =>
    fetch(`${origin}/sandbox/stripe${path}`, { headers: authorization ? { authorization } : {} });
  expect((await call('/v1/customers')).status).toBe(401);
  expect((await call('/v1/customers', 'Bearer sk_live_x')).status).toBe(401);
  const basic = `Basic ${Buffer.from('sk_test_x:').toString('base64')}`;
  const listed = await call('/v1/customers', basic);
  expect(listed.status).toBe(200);
  expect(listed.headers.get('request-id')).toMatch(/^req_/);
  expect(listed.headers.get('stripe-version')).toBe('2026-10-28.endive');
  const unknown = await call('/v1/payouts', basic);
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
});

it('leaves nothing behind when a call is refused, and keeps no answer to it', async () => {
  const { stripe } = started;
  const wrong = { name: 'Ann', color: 'red' } as Stripe.CustomerCreateParams;
  const options = { idempotencyKey: 'purchase-2' };
  await expect(stripe.customers.create(wrong, options)).rejects.toBeInstanceOf(
    Stripe.errors.StripeInvalidRequestError,
  );
  expect((await stripe.customers.list()).data).toEqual([]);
  expect((await stripe.events.list()).data).toEqual([]);
  expect(await stripe.customers.create({ name: 'Ann' }, options)).toMatchObject({ name: 'Ann' });
});

it('gives the same answer for the same idempotency key, and refuses it for another call', async () => {
  const { stripe } = started;
  const options = { idempotencyKey: 'purchase-1' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => stripe.customers.create({ name: 'Ann' }, options)),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect((await stripe.customers.list()).data).toHaveLength(1);
  const replays = answers.filter(
    ({ lastResponse }) => lastResponse.headers['idempotent-replayed'] === 'true',
  );
  expect(replays).toHaveLength(9);
  await expect(stripe.customers.create({ name: 'Bob' }, options)).rejects.toMatchObject({
    statusCode: 400,
    rawType: 'idempotency_error',
  });
});
