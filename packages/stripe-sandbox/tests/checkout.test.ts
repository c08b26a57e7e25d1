import { fieldsOf, follow, goodCard, open, submit, textOf } from './browse';
import { createPlans, openCheckout, type StartedEmulator, startEmulator } from './startEmulator';

describe('the hosted checkout, over HTTP and without JavaScript', () => {
  let started: StartedEmulator;
  let plans: Awaited<ReturnType<typeof createPlans>>;
  beforeEach(async () => {
    started = await startEmulator();
    plans = await createPlans(started.stripe);
  });
  afterEach(() => started.close());

  it('shows plan, price and trial, and lets the visitor go back', async () => {
    const session = await openCheckout(started, plans.yearly.id, { trialDays: 7 });
    const page = await open(session.url);
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain('7 days free, then $99.99 per year');
    expect(textOf(page)).toContain('First charge on February 7, 2026');
    expect(textOf(page)).toContain('Start trial');
    expect(page.html).toContain(`href="${started.origin}/pro"`);
    expect(page.html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).toContain(`form-action 'self' ${started.origin}`);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const direct = await open((await openCheckout(started, plans.monthly.id)).url);
    expect(textOf(direct)).toContain('Pay $9.99');
    expect(textOf(direct)).toContain('sandbox');
  });

  it('keeps the address of a customer who has one and does not ask for it', async () => {
    const { stripe } = started;
    const customer = await stripe.customers.create({ email: 'known@example.org' });
    const session = await openCheckout(started, plans.monthly.id, { customer: customer.id });
    const page = await open(session.url);
    expect(page.html).not.toContain('name="email"');
    const { email: _email, ...card } = goodCard;
    expect((await submit(page, card)).status).toBe(303);
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ email: 'known@example.org' });
  });

  it('starts a trial without a charge', async () => {
    const { stripe } = started;
    const session = await openCheckout(started, plans.yearly.id, { trialDays: 7 });
    await submit(await open(session.url), goodCard);
    const complete = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.latest_invoice', 'invoice'],
    });
    const { created } = complete;
    expect(complete).toMatchObject({
      payment_status: 'no_payment_required',
      invoice: { amount_due: 0, status: 'paid' },
      subscription: {
        status: 'trialing',
        trial_start: created,
        trial_end: created + 7 * 86_400,
        items: { data: [{ current_period_end: created + 7 * 86_400 }] },
      },
    });
  });

  it.each([
    ['4000 0000 0000 0002', 'Your card was declined. Try a different card.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
    ['4111 1111 1111 1111', 'Use one of the test cards.'],
    ['4242 4242 4242 4243', 'That card number isn’t valid.'],
    ['', 'Enter the card number.'],
  ])(
    'card %s is refused with a sentence at the field, what was typed kept, and no answer to a POST to go back to',
    async (number, sentence) => {
      const { stripe } = started;
      const session = await openCheckout(started, plans.yearly.id);
      const answer = await submit(await open(session.url), { ...goodCard, number });
      expect(answer.status).toBe(303);
      const refused = await follow(answer);
      expect(refused.html).toMatch(/id="number"[^>]*aria-describedby="number-error"[^>]*aria-invalid="true"/);
      expect(/id="number-error">([^<]*)/.exec(refused.html)?.[1]).toContain(sentence);
      expect(fieldsOf(refused)).toMatchObject({ ...goodCard, number, cvc: '' });
      expect(/id="cvc-hint">([^<]*)/.exec(refused.html)?.[1]).toBe(
        'We never store it, so please enter it again.',
      );
      expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open' });
      expect((await stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
      expect((await submit(refused, { number: goodCard.number, cvc: '123' })).status).toBe(303);
    },
  );

  it('names everything that is wrong at once, in words next to each field', async () => {
    const session = await openCheckout(started, plans.yearly.id);
    const typed = {
      email: 'ann@',
      number: '1',
      expiry: '01 / 26',
      cvc: '12',
      name: '',
      country: 'US',
      postcode: '',
    };
    const refused = await follow(await submit(await open(session.url), { ...typed, expiry: '12 / 25' }));
    for (const field of ['email', 'number', 'expiry', 'cvc', 'name', 'postcode']) {
      expect(refused.html).toContain(`id="${field}-error"`);
      expect(refused.html).toContain(`<a href="#${field}">`);
    }
    expect(textOf(refused)).toContain('That card has expired.');
    const script = await follow(
      await submit(refused, { ...goodCard, name: '"><script>alert(1)</script>', cvc: 'x' }),
    );
    expect(script.html).not.toContain('<script');
  });
});
