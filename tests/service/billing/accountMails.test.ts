import { remindSubscribers } from '@/server/billing/subscription/reminders';
import { syncSubscription } from '@/server/billing/subscription/syncSubscription';
import { day, hour, minute } from '@/server/clock';
import { neverAborted } from '@/server/neverAborted';
import { pruneOld } from '@/tests/fixtures/database/pruneOld';
import { createBilling, goodCard } from '@/tests/fixtures/service/billing';
import { changePlanAtStripe } from '@/tests/fixtures/service/changePlanAtStripe';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';

const monthly = { productId: 'plus-monthly-us' };

const billing = openForEachTest(() => createBilling());

const mailed = (subject: string) => billing.mailed(subject);
const remind = () => remindSubscribers(billing.services, neverAborted);

it('a receipt comes after a charge and after no trial, once', async () => {
  await billing.subscribe(monthly, goodCard);
  expect(await mailed('receipt')).toEqual([]);
  await billing.advance(7 * day + hour);
  const [first, ...others] = await mailed('receipt');
  expect(others).toEqual([]);
  expect(first?.to).toBe('buyer@example.org');
  expect(first?.text).toContain(
    'On June 8, 2026, we charged $9.99 to the card ending in 4242 for your monthly subscription. ' +
      'It covers June 8, 2026 to July 8, 2026.',
  );
});

it('neither a receipt nor the welcome comes again once the outbox has forgotten it', async () => {
  await billing.payer();
  await mailed('');
  const before = billing.services.mails.length;
  await billing.advance(120 * day);
  while ((await pruneOld(billing.services)) > 0);
  const [subscription] = (await billing.services.stripe.subscriptions.list()).data;
  await syncSubscription(billing.services, subscription?.id ?? '');
  expect((await mailed('')).slice(before)).toEqual([]);
});

describe('before a charge', () => {
  it.each([
    ['of seven days', {}, 7, 3],
    ['of fourteen days', { origin: 'funnel_home__usanniversary' }, 14, 7],
    ['of thirty days', { origin: 'funnel_home__radio' }, 30, 7],
  ] as const)(
    'the end of a trial %s is announced once, at its day, without any event',
    async (_, order, length, lead) => {
      await billing.subscribe({ ...order });
      billing.emulator.setDeliveryMode({ mode: 'drop' });
      await billing.advance((length - lead) * day - hour);
      await remind();
      expect(await mailed('trial ends')).toEqual([]);
      await billing.advance(2 * hour);
      await Promise.all([remind(), remind()]);
      await remind();
      const [mail, ...others] = await mailed('trial ends');
      expect(others).toEqual([]);
      expect(mail?.text).toContain('$99.99');
    },
  );

  it('another year is announced five weeks before, with the sum that is charged, whatever else is on that invoice', async () => {
    await billing.payer();
    const { stripe } = billing.services;
    const [{ id = '', items } = {}] = (await stripe.subscriptions.list()).data;
    const [item] = items?.data ?? [];
    const special = await stripe.prices.create({
      product: String(item?.price.product),
      currency: 'usd',
      unit_amount: 8000,
      recurring: { interval: 'year' },
      metadata: { product_id: 'plus-yearly-us' },
    });
    await billing.advance(100 * day);
    await stripe.subscriptions.update(id, { items: [{ id: item?.id, price: special.id }] });
    await billing.advance((365 - 35 - 100) * day - 2 * hour);
    await remind();
    expect(await mailed('renews soon')).toEqual([]);
    await billing.advance(2 * hour);
    await remind();
    const [mail] = await mailed('renews soon');
    await billing.advance(35 * day);
    const [invoice] = (await stripe.invoices.list({ limit: 1 })).data;
    expect(invoice?.amount_paid).toBeLessThan(8000);
    expect(mail?.text).toContain(`We’ll charge $${Number(invoice?.amount_paid) / 100} that day.`);
  });

  it('what renews every month is announced once a year, also after a change from a year', async () => {
    await billing.subscribe({ productId: 'plus-monthly-us' });
    const reminders = async () => {
      await remind();
      return (await mailed('renews soon')).length;
    };
    await billing.advance(357 * day);
    expect(await reminders()).toBe(0);
    await billing.advance(2 * day);
    expect([await reminders(), await reminders()]).toEqual([1, 1]);
    expect((await mailed('renews soon'))[0]?.text).toContain('renews every month until you cancel');
    await billing.advance(350 * day);
    expect(await reminders()).toBe(1);
    // From here on, no charge falls on the day on which it began.
    for (const price of ['plus-yearly-us-usd', 'plus-monthly-us-usd'])
      await changePlanAtStripe(billing.services.stripe, price);
    await billing.advance(16 * day);
    expect(await reminders()).toBe(2);
  });
});

/** Stripe fails each call about these; resolves to how many there were once that is over. */
function failAbout(ids: readonly (string | undefined)[], type: string) {
  const { subscriptions } = billing.services.stripe;
  const { retrieve } = subscriptions;
  let calls = 0;
  subscriptions.retrieve = (async (...call: Parameters<typeof retrieve>) => {
    if (!ids.includes(call[0])) return await Reflect.apply(retrieve, subscriptions, call);
    calls += 1;
    throw Object.assign(new Error('Stripe fails.'), { type });
  }) as typeof retrieve;
  return () => {
    subscriptions.retrieve = retrieve;
    return calls;
  };
}

it.each([
  ['StripeInvalidRequestError', []],
  ['StripeAPIError', ['buyer@example.org']],
  ['TypeError', ['buyer@example.org']],
])(
  'a subscription about which each call ends in a %s keeps no other reminder waiting; told later: %j',
  async (type, later) => {
    await billing.subscribe();
    await billing.advance(hour);
    await billing.subscribe();
    billing.emulator.setDeliveryMode({ mode: 'drop' });
    await billing.advance(5 * day);
    const [, failing] = (await billing.services.stripe.subscriptions.list()).data;
    const mend = failAbout([failing?.id], type);
    await remind();
    const told = async () => (await mailed('trial ends')).map(({ to }) => to);
    expect(await told()).toEqual(['buyer2@example.org']);
    expect(mend()).toBe(1);
    const lines = billing.services.logLines.filter((line) =>
      line.includes('a reminder could not be written'),
    );
    expect(lines).toEqual([expect.stringContaining(`"subscriptionId":"${failing?.id}"`)]);
    await remind();
    expect(await told()).toEqual(['buyer2@example.org', ...later]);
  },
);

it('while Stripe is away, or fails about one subscription after the other, the reminders wait for it', async () => {
  await billing.subscribe();
  const { database, clock } = billing.services;
  const row = await database.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow();
  const others = Array.from({ length: 20 }, (_, index) => ({
    ...row,
    id: billing.services.random.uuid(),
    live: 0 as const,
    provider_subscription_id: `sub_failing_${index}`,
    reminder_due_at: clock.now() + index,
  }));
  await database.insertInto('subscriptions').values(others).execute();
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  await billing.advance(5 * day);
  billing.emulator.setOutage(Number.POSITIVE_INFINITY);
  await remind();
  billing.emulator.setOutage(0);
  const mend = failAbout(
    others.map(({ provider_subscription_id: id }) => id),
    'StripeAPIError',
  );
  await remind();
  expect(await mailed('trial ends')).toEqual([]);
  expect(mend()).toBe(10);
  await remind();
  expect(await mailed('trial ends')).toHaveLength(1);
});

describe('what the subscriber changed', () => {
  it('a discount counts in each mail that names the next charge, from the first one on', async () => {
    const { invoices } = billing.services.stripe;
    const preview = invoices.createPreview.bind(invoices);
    invoices.createPreview = (async (...call: Parameters<typeof preview>) => {
      const invoice = await preview(...call);
      return { ...invoice, amount_due: Math.round(invoice.amount_due / 2) };
    }) as typeof preview;
    const buyer = await billing.subscribe(monthly);
    expect((await mailed('Welcome'))[0]?.text).toContain('After that, the subscription costs $5.');
    await billing.inPortal(buyer, 'flow=plan&productId=plus-yearly-us');
    expect((await mailed('plan has changed'))[0]?.text).toContain('is $50.');
    await billing.inPortal(buyer, 'flow=cancel');
    const [canceled] = await mailed('has been canceled');
    expect(canceled?.text).toContain('Then your free trial ends, and you won’t be charged.');
    await billing.post(buyer, '/api/subscription/resume');
    await billing.emulator.settled();
    expect((await mailed('will renew again'))[0]?.text).toContain('Your first charge, $50, is on');
  });

  it('while Stripe cannot say what the next charge will be, everything is written all the same, with the price', async () => {
    const { invoices } = billing.services.stripe;
    invoices.createPreview = (async () => {
      throw Object.assign(new Error('away'), { type: 'StripeRateLimitError' });
    }) as typeof invoices.createPreview;
    const buyer = await billing.subscribe(monthly);
    expect((await mailed('Welcome'))[0]?.text).toContain('After that, the subscription costs $9.99.');
    await changePlanAtStripe(billing.services.stripe, 'plus-yearly-us-usd');
    await billing.emulator.settled();
    expect((await mailed('plan has changed'))[0]?.text).toContain('is $99.99.');
    await billing.inPortal(buyer, 'flow=cancel');
    await billing.post(buyer, '/api/subscription/resume');
    await billing.emulator.settled();
    expect((await mailed('will renew again'))[0]?.text).toContain('Your first charge, $99.99, is on');
  });

  it('an address that nobody has proved is told of no more than six changes a day', async () => {
    const { database } = billing.services;
    const buyer = await billing.subscribe(monthly);
    const toggle = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await billing.inPortal(buyer, 'flow=cancel');
        await billing.post(buyer, '/api/subscription/resume');
        await billing.emulator.settled();
        await billing.advance(minute);
      }
      return [(await mailed('been canceled')).length, (await mailed('will renew again')).length];
    };
    expect(await toggle(8)).toEqual([3, 3]);
    await billing.advance(day);
    expect(await toggle(1)).toEqual([4, 4]);
    // Whose own address it is hears of every change.
    await database.updateTable('accounts').set({ email: 'buyer@example.org' }).execute();
    expect(await toggle(8)).toEqual([12, 12]);
  });
});
