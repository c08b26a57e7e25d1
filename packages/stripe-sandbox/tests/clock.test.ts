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

  async function turnTo(date: string): Promise<void> {
    await started.emulator.settled();
    started.clock.at(Date.parse(date));
    await started.emulator.clockAdvanced();
  }
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
