import { goodCard, open, submit, textOf } from './browse';
import { createPlans, openCheckout, type StartedEmulator, startEmulator } from './startEmulator';

describe('the payment records', () => {
  let started: StartedEmulator;
  beforeEach(async () => {
    started = await startEmulator();
  });
  afterEach(() => started.close());

  it('lists customers, subscriptions, invoices and events, and says when there are none', async () => {
    const { stripe, clock, emulator } = started;
    const plans = await createPlans(stripe);
    const customer = await stripe.customers.create({ email: 'buyer@example.org' });
    const session = await openCheckout(started, plans.monthly.id, { customer: customer.id });
    const address = session.url.replace(/\/checkout\/.*$/, '');
    expect(textOf(await open(address))).toContain('Nothing yet.');
    await submit(await open(session.url), goodCard);
    clock.advance(1000);
    await emulator.settled();
    const page = await open(address);
    expect(page.status).toBe(200);
    const [subscription] = (await stripe.subscriptions.list()).data;
    const [invoice] = (await stripe.invoices.list()).data;
    for (const part of [
      customer.id,
      subscription?.id ?? '-',
      invoice?.number ?? '-',
      'checkout.session.completed',
    ])
      expect(textOf(page)).toContain(part);
    expect(page.html).toContain(`href="${invoice?.hosted_invoice_url}"`);
  });
});
