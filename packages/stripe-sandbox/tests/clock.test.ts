import type Stripe from 'stripe';
import { type StartedEmulator, startEmulator } from './startEmulator';
import { subscribe } from './subscribe';

const day = 86_400_000;
const seconds = (date: string) => Date.parse(date) / 1000;

describe('what the clock does to a subscription', () => {
  let started: StartedEmulator;
  beforeEach(async () => {
    started = await startEmulator();
  });
  afterEach(() => started.close());

  async function turnTo(date: string): Promise<Stripe.Event[]> {
    await started.emulator.settled();
    started.received.length = 0;
    started.clock.at(Date.parse(date));
    await started.emulator.clockAdvanced();
    return started.received;
  }
  const typesOf = (events: Stripe.Event[]) => events.map(({ type }) => type);
  const read = (id: string) => started.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });

  it('renews month by month on the calendar: the 31st, the last of February, the 31st', async () => {
    const { subscription } = await subscribe(started, { plan: 'monthly' });
    const ends = [subscription.items.data[0]?.current_period_end];
    for (const date of ['2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z', '2026-05-01T00:00:00Z']) {
      await turnTo(date);
      ends.push((await read(subscription.id)).items.data[0]?.current_period_end);
    }
    expect(ends).toEqual([
      seconds('2026-02-28T12:00:00Z'),
      seconds('2026-03-31T12:00:00Z'),
      seconds('2026-04-30T12:00:00Z'),
      seconds('2026-05-31T12:00:00Z'),
    ]);
    const invoices = await started.stripe.invoices.list({ subscription: subscription.id });
    expect(invoices.data.map(({ amount_paid, billing_reason }) => [amount_paid, billing_reason])).toEqual([
      [999, 'subscription_cycle'],
      [999, 'subscription_cycle'],
      [999, 'subscription_cycle'],
      [999, 'subscription_create'],
    ]);
    expect(invoices.data[0]?.created).toBe(seconds('2026-04-30T12:00:00Z'));
    expect(invoices.data[0]?.parent?.subscription_details?.subscription).toBe(subscription.id);
  });

  it('announces the end of a trial three days before and charges when it is over', async () => {
    const { subscription } = await subscribe(started, { plan: 'yearly', trialDays: 7 });
    expect(typesOf(await turnTo('2026-02-04T11:59:59Z'))).toEqual([]);
    expect(typesOf(await turnTo('2026-02-04T12:00:00Z'))).toEqual(['customer.subscription.trial_will_end']);
    const events = await turnTo('2026-02-07T12:00:00Z');
    expect(typesOf(events)).toEqual(
      expect.arrayContaining(['invoice.created', 'invoice.paid', 'customer.subscription.updated']),
    );
    expect(await read(subscription.id)).toMatchObject({
      status: 'active',
      items: { data: [{ current_period_end: seconds('2027-02-07T12:00:00Z') }] },
      latest_invoice: { amount_paid: 9999, status: 'paid', billing_reason: 'subscription_cycle' },
    });
  });

  it('4000 0000 0000 0341 pays now and fails at renewal: past due, three retries, and then what the owner chose', async () => {
    const retryAfterDays = [3, 5, 7];
    started.emulator.behavior.setCollection({ retryAfterDays, afterLastRetry: 'cancel' });
    const { subscription } = await subscribe(started, { plan: 'monthly', number: '4000000000000341' });
    expect(subscription.status).toBe('active');
    const failure = await turnTo('2026-02-28T12:00:00Z');
    expect(typesOf(failure)).toContain('invoice.payment_failed');
    expect(typesOf(failure)).not.toContain('invoice.paid');
    expect(await read(subscription.id)).toMatchObject({
      status: 'past_due',
      latest_invoice: {
        status: 'open',
        amount_remaining: 999,
        attempt_count: 1,
        next_payment_attempt: seconds('2026-03-03T12:00:00Z'),
      },
    });
    await turnTo('2026-03-03T12:00:00Z');
    await turnTo('2026-03-05T12:00:00Z');
    expect(await read(subscription.id)).toMatchObject({
      status: 'past_due',
      latest_invoice: { attempt_count: 3 },
    });
    expect(typesOf(await turnTo('2026-03-07T12:00:00Z'))).toContain('customer.subscription.deleted');
    expect(await read(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: seconds('2026-03-07T12:00:00Z'),
      cancellation_details: { reason: 'payment_failed' },
    });
  });

  it('does in one long step of the clock what many short ones would do, at the times they were due', async () => {
    const { subscription } = await subscribe(started, { plan: 'monthly', trialDays: 7 });
    const events = await turnTo('2026-05-10T00:00:00Z');
    expect(typesOf(events).filter((type) => type === 'invoice.paid')).toHaveLength(4);
    expect(events.map(({ created }) => created)).toEqual(events.map(({ created }) => created).sort());
    expect((await read(subscription.id)).items.data[0]?.current_period_end).toBe(
      seconds('2026-06-07T12:00:00Z'),
    );
  });

  it('ends a canceled subscription with its period and charges nothing more', async () => {
    const { subscription } = await subscribe(started, { plan: 'yearly' });
    const set = await started.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    const end = seconds('2027-01-31T12:00:00Z');
    expect(set).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: end });
    expect(typesOf(await turnTo('2027-01-31T12:00:00Z'))).toEqual(['customer.subscription.deleted']);
    expect(await read(subscription.id)).toMatchObject({ status: 'canceled', ended_at: end });
    expect((await started.stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);
    expect((await started.stripe.subscriptions.list()).data).toEqual([]);
    expect((await started.stripe.subscriptions.list({ status: 'canceled' })).data).toHaveLength(1);
  });

  it('cancels at once, and only once', async () => {
    const { stripe } = started;
    const { subscription, customerId } = await subscribe(started, { plan: 'yearly' });
    expect(await stripe.subscriptions.cancel(subscription.id)).toMatchObject({ status: 'canceled' });
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ statusCode: 404 });
    const change = stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await expect(change).rejects.toMatchObject({ statusCode: 400 });
    expect((await stripe.subscriptions.list({ customer: customerId, status: 'all' })).data).toHaveLength(1);
  });

  it('ends a trial now when told to, and charges', async () => {
    const { subscription } = await subscribe(started, { plan: 'monthly', trialDays: 30 });
    started.clock.advance(day);
    const now = started.clock.now() / 1000;
    const ended = await started.stripe.subscriptions.update(subscription.id, { trial_end: 'now' });
    expect(ended).toMatchObject({
      status: 'active',
      trial_end: now,
      items: { data: [{ current_period_start: now, current_period_end: seconds('2026-03-01T12:00:00Z') }] },
    });
    expect(await read(subscription.id)).toMatchObject({ latest_invoice: { amount_paid: 999 } });
  });

  it('prorates a change of price: the rest of the month is taken off the year', async () => {
    const { stripe } = started;
    const { subscription, plans, customerId } = await subscribe(started, { plan: 'monthly' });
    started.clock.advance(14 * day);
    const yearly = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id, price: plans.yearly.id }],
      expand: ['latest_invoice'],
    });
    expect(yearly).toMatchObject({
      status: 'active',
      items: {
        data: [{ price: { id: plans.yearly.id }, current_period_end: seconds('2027-02-14T12:00:00Z') }],
      },
      latest_invoice: { billing_reason: 'subscription_update', amount_paid: 9999 - 500, status: 'paid' },
    });
    const back = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id, price: plans.monthly.id }],
      expand: ['latest_invoice'],
    });
    expect(back).toMatchObject({ latest_invoice: { amount_due: 0, status: 'paid' } });
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({ balance: 999 - 9999 });
  });
});
