import { follow, goodCard, open, submit, textOf } from './browse';
import { type StartedEmulator, startEmulator } from './startEmulator';
import { subscribe } from './subscribe';

const hour = 3_600_000;

describe('the hosted billing portal, over HTTP and without JavaScript', () => {
  let started: StartedEmulator;
  beforeEach(async () => {
    started = await startEmulator();
  });
  afterEach(() => started.close());

  async function openPortal(customer: string) {
    const [configuration] = (await started.stripe.billingPortal.configurations.list()).data;
    const { url } = await started.stripe.billingPortal.sessions.create({
      configuration: configuration?.id,
      customer,
      return_url: `${started.origin}/subscriptions/manage`,
    });
    return { url, page: await open(url) };
  }
  async function defaultCard(customer: string): Promise<string> {
    const found = await started.stripe.customers.retrieve(customer);
    return found.deleted ? '' : String(found.invoice_settings.default_payment_method);
  }
  const read = (id: string) => started.stripe.subscriptions.retrieve(id);

  it('keeps the plan when the card does not pay for the change', async () => {
    const { customerId, subscription } = await subscribe(started, {
      plan: 'monthly',
      number: '4000000000000341',
    });
    const { url } = await openPortal(customerId);
    const refused = await submit(await open(`${url}/plan`));
    expect(refused.status).toBe(402);
    expect(textOf(refused)).toContain('Your card was declined, so your plan hasn’t changed.');
    expect(await read(subscription.id)).toMatchObject({
      status: 'active',
      items: { data: [{ price: { unit_amount: 999 } }] },
    });
    expect((await started.stripe.invoices.list({ customer: customerId })).data).toHaveLength(1);
  });

  it.each([
    ['declines', '4000000000000341', 'card_declined'],
    ['asks first', '4000002760003184', 'invoice_payment_intent_requires_action'],
  ])(
    'an invoice stays open when the bank of a new card %s, and the attempt is on record',
    async (_, number, code) => {
      const { customerId } = await subscribe(started, { plan: 'monthly', number: '4000000000000341' });
      started.clock.at(Date.parse('2026-02-28T12:00:00Z'));
      await started.emulator.clockAdvanced();
      const { url } = await openPortal(customerId);
      const answer = await submit(await open(`${url}/card`), { ...goodCard, number });
      if (answer.location?.endsWith('/confirm')) await submit(await follow(answer), { answer: 'complete' });
      const { stripe } = started;
      const [invoice] = (await stripe.invoices.list({ customer: customerId })).data;
      const card = await defaultCard(customerId);
      const options = { idempotencyKey: 'once' };
      for (let time = 0; time < 2; time += 1)
        await expect(
          stripe.invoices.pay(invoice?.id ?? '', { payment_method: card }, options),
        ).rejects.toMatchObject({ type: 'StripeCardError', statusCode: 402, code });
      expect(await stripe.invoices.retrieve(invoice?.id ?? '')).toMatchObject({
        status: 'open',
        attempt_count: (invoice?.attempt_count ?? 0) + 1,
      });
    },
  );

  it('closes after an hour and shows nothing of a deleted customer', async () => {
    const { customerId } = await subscribe(started, { plan: 'monthly' });
    const { url } = await openPortal(customerId);
    started.clock.advance(hour);
    const closed = await open(url);
    expect(closed.status).toBe(410);
    expect(textOf(closed)).not.toContain('Visa');
    expect(closed.html).toContain(`href="${started.origin}/subscriptions/manage"`);
    const fresh = await openPortal(customerId);
    await started.stripe.customers.del(customerId);
    expect((await open(fresh.url)).status).toBe(404);
    expect((await started.stripe.subscriptions.list({ status: 'canceled' })).data).toHaveLength(1);
  });
});
