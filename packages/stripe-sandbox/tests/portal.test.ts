import { fieldsOf, follow, goodCard, open, submit, textOf } from './browse';
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

  it('shows plan, status, renewal, card and invoices, and the way back', async () => {
    const { customerId } = await subscribe(started, { plan: 'yearly' });
    const { page } = await openPortal(customerId);
    const text = textOf(page);
    for (const part of [
      '$99.99 per year',
      'Active',
      'Renews on January 31, 2027',
      'Visa ending in 4242',
      'Paid',
    ]) {
      expect(text).toContain(part);
    }
    expect(page.html).toContain(`href="${started.origin}/subscriptions/manage"`);
    expect(page.html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  });

  it('cancels only after asking, and resumes', async () => {
    const { customerId, subscription } = await subscribe(started, { plan: 'yearly' });
    const { url } = await openPortal(customerId);
    const question = await open(`${url}/cancel`);
    expect(textOf(question)).toContain('You keep access until January 31, 2027 (UTC).');
    expect(await read(subscription.id)).toMatchObject({ cancel_at_period_end: false });
    const cancelled = await follow(await submit(question));
    expect(textOf(cancelled)).toContain('Your subscription is set to end.');
    expect(textOf(cancelled)).toContain('Ends on January 31, 2027');
    expect(await read(subscription.id)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    const resumed = await follow(await submit(cancelled));
    expect(textOf(resumed)).toContain('Your subscription will renew as before.');
    expect(await read(subscription.id)).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    await started.emulator.settled();
    const updates = started.received.filter(({ type }) => type === 'customer.subscription.updated');
    expect(updates.map(({ data }) => data.previous_attributes)).toEqual([
      expect.objectContaining({ cancel_at_period_end: false }),
      expect.objectContaining({ cancel_at_period_end: true }),
    ]);
  });

  it('changes between monthly and yearly after saying what that costs', async () => {
    const { customerId, subscription, plans } = await subscribe(started, { plan: 'monthly' });
    const { url } = await openPortal(customerId);
    const question = await open(`${url}/plan`);
    expect(textOf(question)).toContain('Change to $99.99 per year?');
    expect(textOf(question)).toContain('You’ll pay $90.00 today.');
    const changed = await follow(await submit(question));
    expect(textOf(changed)).toContain('Your plan was changed.');
    expect(await read(subscription.id)).toMatchObject({
      items: { data: [{ price: { id: plans.yearly.id } }] },
    });
    const { data } = await started.stripe.invoices.list({ customer: customerId });
    expect(data[0]).toMatchObject({ amount_paid: 9000, status: 'paid' });
  });

  it('changes the plan during a trial without a charge', async () => {
    const { customerId, subscription } = await subscribe(started, { plan: 'yearly', trialDays: 7 });
    const { url } = await openPortal(customerId);
    const question = await open(`${url}/plan`);
    expect(textOf(question)).toContain(
      'You won’t be charged now. When your trial ends on February 7, 2026 (UTC), you’ll pay $9.99 per month.',
    );
    await submit(question);
    expect(await read(subscription.id)).toMatchObject({
      status: 'trialing',
      items: { data: [{ price: { unit_amount: 999 } }] },
    });
  });

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

  it('changes the customer’s card, and leaves a failed renewal to whoever charges it', async () => {
    const { customerId, subscription } = await subscribe(started, {
      plan: 'monthly',
      number: '4000000000000341',
    });
    started.clock.at(Date.parse('2026-02-28T12:00:00Z'));
    await started.emulator.clockAdvanced();
    const { url, page } = await openPortal(customerId);
    expect(textOf(page)).toContain('Your last payment failed. We’ll try again on March 3, 2026');
    const question = textOf(await open(`${url}/cancel`));
    expect(question).toContain('your account shows how long you keep access.');
    expect(question).not.toContain('March');
    const form = await open(`${url}/card`);
    const declined = await follow(await submit(form, { ...goodCard, number: '4000000000000002' }));
    expect(textOf(declined)).toContain('Your card was declined. Try a different card.');
    expect(fieldsOf(declined)).toMatchObject({ name: 'Ann Example', number: '4000000000000002', cvc: '' });
    const changed = await follow(await submit(declined, { number: '5555555555554444', cvc: '123' }));
    expect(textOf(changed)).toContain('Mastercard ending in 4444');
    expect(await read(subscription.id)).toMatchObject({
      status: 'past_due',
      default_payment_method: subscription.default_payment_method,
    });
    const { stripe } = started;
    const [invoice] = (await stripe.invoices.list({ customer: customerId })).data;
    expect(invoice?.status).toBe('open');
    const card = await defaultCard(customerId);
    await stripe.invoices.pay(invoice?.id ?? '', { payment_method: card });
    expect(await stripe.invoices.retrieve(invoice?.id ?? '')).toMatchObject({ status: 'paid' });
    expect(await read(subscription.id)).toMatchObject({
      status: 'active',
      default_payment_method: subscription.default_payment_method,
    });
    await expect(stripe.invoices.pay(invoice?.id ?? '')).rejects.toThrow('Invoice is already paid');
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

  it('asks the bank about a new card that requires it', async () => {
    const { customerId } = await subscribe(started, { plan: 'monthly' });
    const { url } = await openPortal(customerId);
    const number = '4000002500003155';
    const asked = await follow(await submit(await open(`${url}/card`), { ...goodCard, number }));
    const failed = await follow(await submit(asked, { answer: 'fail' }));
    expect(textOf(failed)).toContain('Your bank didn’t confirm the payment.');
    const again = await follow(await submit(failed, { ...goodCard, number }));
    const changed = await follow(await submit(again, { answer: 'complete' }));
    expect(textOf(changed)).toContain('Visa ending in 3155');
  });

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
