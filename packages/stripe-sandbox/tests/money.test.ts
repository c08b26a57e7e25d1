import { goodCard, open, submit } from './browse';
import { createPlans, openCheckout, type StartedEmulator, startEmulator } from './startEmulator';
import { subscribe } from './subscribe';

describe('what Stripe says about ends, credit, and disputes', () => {
  let started: StartedEmulator;
  beforeEach(async () => {
    started = await startEmulator();
  });
  afterEach(() => started.close());

  it('an end is a time or the end of the period, and an empty one takes it back', async () => {
    const { subscriptions } = started.stripe;
    const { subscription } = await subscribe(started, { plan: 'monthly' });
    const { id } = subscription;
    const end = subscription.items.data[0]?.current_period_end ?? 0;
    const sent = [
      { cancel_at_period_end: true },
      { cancel_at: 'min_period_end' as const },
      { cancel_at: end },
    ];
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

  it('the portal names the time at which it ends', async () => {
    const { subscription, customerId, plans } = await subscribe(started, { plan: 'monthly' });
    const session = { customer: customerId, configuration: plans.portal };
    const { url } = await started.stripe.billingPortal.sessions.create(session);
    await submit(await open(`${url}/cancel`), {});
    expect(await started.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      cancel_at: subscription.items.data[0]?.current_period_end,
      cancel_at_period_end: false,
    });
  });

  it('credit in one currency pays for nothing in another', async () => {
    const { customers, invoices } = started.stripe;
    const { customerId } = await subscribe(started, { plan: 'monthly' });
    for (const [currency, amount] of [
      ['eur', -700],
      ['usd', -300],
    ] as const)
      await customers.createBalanceTransaction(customerId, { amount, currency });
    started.clock.advance(31 * 86_400_000);
    await started.emulator.clockAdvanced();
    const [renewal] = (await invoices.list({ customer: customerId })).data;
    expect(renewal).toMatchObject({ starting_balance: -300, amount_paid: 999 - 300, currency: 'usd' });
    const expand = ['invoice_credit_balance'];
    expect(await customers.retrieve(customerId, { expand })).toMatchObject({
      balance: 0,
      invoice_credit_balance: { eur: 700, usd: 0 },
    });
    expect(await customers.retrieve(customerId)).not.toHaveProperty('invoice_credit_balance');
  });

  it.each([
    ['4000000000000259', 'winning_evidence', ['needs_response'], ['won'], true],
    ['4000000000000259', 'losing_evidence', ['needs_response'], ['lost'], false],
    ['4000000000001976', 'winning_evidence', ['warning_needs_response'], ['warning_closed'], true],
    ['4000000000001976', 'escalate_inquiry_evidence', ['warning_needs_response'], ['needs_response'], false],
    ['4000000404000079', 'losing_evidence', ['needs_response', 'needs_response'], ['lost', 'lost'], false],
  ])('card %s and %s', async (number, uncategorized_text, begun, closed, isRefundable) => {
    const { stripe } = started;
    const plans = await createPlans(stripe);
    const customer = (await stripe.customers.create()).id;
    const session = await openCheckout(started, plans.monthly.id, { customer });
    await submit(await open(session.url), { ...goodCard, number });
    const statuses = async () => (await stripe.disputes.list()).data.map(({ status }) => status);
    expect(await statuses()).toEqual(begun);
    for (const { id } of (await stripe.disputes.list()).data)
      await stripe.disputes.update(id, { evidence: { uncategorized_text } });
    expect(await statuses()).toEqual(closed);
    const [charge] = (await stripe.charges.list({ customer })).data;
    const refund = stripe.refunds.create({ charge: charge?.id });
    if (isRefundable) expect(await refund).toMatchObject({ status: 'succeeded' });
    else await expect(refund).rejects.toMatchObject({ code: 'charge_disputed' });
  });
});
