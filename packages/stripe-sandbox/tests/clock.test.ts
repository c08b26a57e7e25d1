import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { startEmulator } from './startEmulator';
import { subscribe } from './subscribe';

const seconds = (date: string) => Date.parse(date) / 1000;

const started = openForEachTest(() => startEmulator());

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

it('an end is a time or the end of the period, and an empty one takes it back', async () => {
  const { subscriptions } = started.stripe;
  const { subscription } = await subscribe(started, { plan: 'monthly' });
  const { id } = subscription;
  const end = subscription.items.data[0]?.current_period_end ?? 0;
  const sent = [{ cancel_at_period_end: true }, { cancel_at: 'min_period_end' as const }, { cancel_at: end }];
  for (const changes of sent) {
    const ending = await subscriptions.update(id, changes);
    const atPeriodEnd = 'cancel_at_period_end' in changes;
    expect(ending).toMatchObject({ cancel_at: end, cancel_at_period_end: atPeriodEnd });
  }
  const goesOn = { cancel_at: null, cancel_at_period_end: false, canceled_at: null };
  expect(await subscriptions.update(id, { cancel_at: '' })).toMatchObject(goesOn);
  for (const wrong of [{ cancel_at: 1 }, { cancel_at: end, cancel_at_period_end: true }])
    await expect(subscriptions.update(id, wrong)).rejects.toMatchObject({ statusCode: 400 });
  await subscriptions.update(id, { cancel_at: end + 10 });
  started.clock.advance((end + 11) * 1000 - started.clock.now());
  await started.emulator.clockAdvanced();
  expect(await subscriptions.retrieve(id)).toMatchObject({ status: 'canceled', ended_at: end + 10 });
});
