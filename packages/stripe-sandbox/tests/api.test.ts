import Stripe from 'stripe';
import { createPlans, openCheckout, type StartedEmulator, startEmulator } from './startEmulator';

describe('the wire API, driven by the real SDK', () => {
  let started: StartedEmulator;
  beforeEach(async () => {
    started = await startEmulator();
  });
  afterEach(() => started.close());

  it('creates, changes, lists and deletes customers', async () => {
    const { stripe } = started;
    const created = await stripe.customers.create({
      email: 'ann@example.org',
      metadata: { account_id: 'a1', note: 'x' },
      address: { country: 'US', postal_code: '94107' },
    });
    expect(created).toMatchObject({
      object: 'customer',
      email: 'ann@example.org',
      metadata: { account_id: 'a1', note: 'x' },
      address: { country: 'US', postal_code: '94107', city: null },
    });
    expect(created).not.toHaveProperty('sandbox');
    const changed = await stripe.customers.update(created.id, { name: 'Ann', metadata: { note: '' } });
    expect(changed).toMatchObject({ name: 'Ann', email: 'ann@example.org', metadata: { account_id: 'a1' } });
    expect(changed.metadata).not.toHaveProperty('note');
    const second = await stripe.customers.create({ email: 'bob@example.org' });
    const byAddress = await stripe.customers.list({ email: 'ann@example.org' });
    expect(byAddress.data.map(({ id }) => id)).toEqual([created.id]);
    expect(await stripe.customers.del(created.id)).toMatchObject({ id: created.id, deleted: true });
    expect(await stripe.customers.retrieve(created.id)).toEqual(expect.objectContaining({ deleted: true }));
    expect((await stripe.customers.list()).data.map(({ id }) => id)).toEqual([second.id]);
    await expect(stripe.customers.update(created.id, { name: 'x' })).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });

  it('finds prices by lookup key and transfers a key on request', async () => {
    const { stripe } = started;
    const { yearly, product } = await createPlans(stripe);
    const found = await stripe.prices.list({
      lookup_keys: ['plus-yearly-us-usd', 'nothing'],
      active: true,
      expand: ['data.product'],
    });
    expect(found.data).toHaveLength(1);
    expect(found.data[0]).toMatchObject({ id: yearly.id, unit_amount: 9999, product: { name: 'Plus' } });
    const again = {
      product: product.id,
      currency: 'usd',
      unit_amount: 10999,
      recurring: { interval: 'year' },
      lookup_key: 'plus-yearly-us-usd',
    } as const;
    await expect(stripe.prices.create(again)).rejects.toMatchObject({ statusCode: 400, param: 'lookup_key' });
    const replaced = await stripe.prices.create({ ...again, transfer_lookup_key: true });
    const { data } = await stripe.prices.list({ lookup_keys: ['plus-yearly-us-usd'] });
    expect(data.map(({ id }) => id)).toEqual([replaced.id]);
  });

  it('pages lists both ways and iterates over all of them', async () => {
    const { stripe } = started;
    for (let count = 0; count < 7; count += 1) await stripe.customers.create({ name: `customer ${count}` });
    const first = await stripe.customers.list({ limit: 3 });
    expect(first).toMatchObject({ has_more: true, url: '/v1/customers' });
    expect(first.data.map(({ name }) => name)).toEqual(['customer 6', 'customer 5', 'customer 4']);
    const next = await stripe.customers.list({ limit: 3, starting_after: first.data[2]?.id });
    expect(next.data.map(({ name }) => name)).toEqual(['customer 3', 'customer 2', 'customer 1']);
    const back = await stripe.customers.list({ limit: 2, ending_before: next.data[0]?.id });
    expect(back.data.map(({ name }) => name)).toEqual(['customer 5', 'customer 4']);
    const all: (string | null | undefined)[] = [];
    for await (const customer of stripe.customers.list({ limit: 2 })) all.push(customer.name);
    expect(all).toHaveLength(7);
  });

  it('answers a checkout session with address, amounts and expansions, and expires it', async () => {
    const { stripe, origin } = started;
    const { yearly } = await createPlans(stripe);
    const session = await openCheckout(started, yearly.id, { trialDays: 7 });
    expect(session).toMatchObject({
      status: 'open',
      mode: 'subscription',
      ui_mode: 'hosted_page',
      payment_status: 'unpaid',
      amount_total: 0,
      currency: 'usd',
      client_reference_id: 'account-1',
      url: `${origin}/sandbox/stripe/checkout/${session.id}`,
      expires_at: session.created + 86_400,
    });
    const read = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['line_items', 'subscription', 'customer'],
    });
    expect(read.line_items?.data[0]).toMatchObject({ quantity: 1, price: { id: yearly.id } });
    expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null });
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
    expect((await stripe.checkout.sessions.list({ status: 'open' })).data).toEqual([]);
  });

  it.each([
    ['an unknown parameter', { mode: 'subscription', nonsense: '1' }, 'nonsense'],
    ['a missing mode', {}, 'mode'],
    ['a payment mode', { mode: 'payment' }, 'mode'],
    ['no line items', { mode: 'subscription', success_url: 'https://a.example' }, 'line_items'],
  ])('refuses a checkout session with %s', async (_what, parameters, param) => {
    const { stripe } = started;
    const call = stripe.checkout.sessions.create(parameters as Stripe.Checkout.SessionCreateParams);
    await expect(call).rejects.toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', param });
  });

  it('refuses a checkout expiry less than half an hour or more than a day ahead', async () => {
    const { stripe, clock } = started;
    const { yearly } = await createPlans(stripe);
    const seconds = Math.floor(clock.now() / 1000);
    const create = (expires_at: number) =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        line_items: [{ price: yearly.id, quantity: 1 }],
        success_url: 'https://a.example',
        expires_at,
      });
    await expect(create(seconds + 1799)).rejects.toMatchObject({ param: 'expires_at' });
    await expect(create(seconds + 86_401)).rejects.toMatchObject({ param: 'expires_at' });
    expect(await create(seconds + 1800)).toMatchObject({ expires_at: seconds + 1800 });
  });

  it('names a missing record, an unknown parameter, an unknown call and a wrong key as the real one does', async () => {
    const { stripe, origin } = started;
    await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such subscription: 'sub_none'",
    });
    const wrong = { color: 'red' } as Stripe.CustomerCreateParams;
    await expect(stripe.customers.create(wrong)).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'color',
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

  it('leaves nothing behind when a call is refused', async () => {
    const { stripe } = started;
    const wrong = { name: 'Ann', color: 'red' } as Stripe.CustomerCreateParams;
    await expect(stripe.customers.create(wrong)).rejects.toBeInstanceOf(
      Stripe.errors.StripeInvalidRequestError,
    );
    expect((await stripe.customers.list()).data).toEqual([]);
    expect((await stripe.events.list()).data).toEqual([]);
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

  it('does not keep the answer of a call that was refused for its parameters', async () => {
    const { stripe } = started;
    const options = { idempotencyKey: 'purchase-2' };
    const wrong = { name: 'Ann', color: 'red' } as Stripe.CustomerCreateParams;
    await expect(stripe.customers.create(wrong, options)).rejects.toMatchObject({ statusCode: 400 });
    expect(await stripe.customers.create({ name: 'Ann' }, options)).toMatchObject({ name: 'Ann' });
  });

  it('loses the connection during an outage and answers again afterward', async () => {
    const { stripe, emulator } = started;
    emulator.setOutage(Number.POSITIVE_INFINITY);
    const call = stripe.customers.create({ name: 'Ann' }, { maxNetworkRetries: 0 });
    await expect(call).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
    emulator.setOutage(0);
    expect(await stripe.customers.create({ name: 'Ann' })).toMatchObject({ name: 'Ann' });
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });

  it('accepts calls but never answers them while it hangs', async () => {
    const { stripe, emulator } = started;
    emulator.setOutage(Date.now() + 60_000, 'hanging');
    const call = stripe.customers.create({ name: 'Ann' }, { maxNetworkRetries: 0, timeout: 300 });
    await expect(call).rejects.toMatchObject({ message: expect.stringContaining('timeout') });
    emulator.setOutage(0);
    expect((await stripe.customers.list()).data).toEqual([]);
  });

  it('records every change as an event that can be listed by type', async () => {
    const { stripe } = started;
    const customer = await stripe.customers.create({ name: 'Ann' });
    await stripe.customers.update(customer.id, { name: 'Anna' });
    const { data } = await stripe.events.list({ type: 'customer.updated' });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      api_version: '2026-10-28.endive',
      data: { object: { id: customer.id, name: 'Anna' }, previous_attributes: { name: 'Ann' } },
    });
    const [event] = data;
    expect(await stripe.events.retrieve(event?.id ?? '')).toMatchObject({ id: event?.id });
    expect((await stripe.events.list({ types: ['customer.created'] })).data).toHaveLength(1);
  });
});
