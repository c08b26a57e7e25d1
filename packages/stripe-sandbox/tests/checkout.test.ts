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

  it('gives every field a label and tells browsers what to fill in', async () => {
    const page = await open((await openCheckout(started, plans.yearly.id)).url);
    for (const field of Object.keys(goodCard)) expect(page.html).toContain(`<label for="${field}">`);
    const hints = [
      'email',
      'cc-number',
      'cc-exp',
      'cc-csc',
      'cc-name',
      'billing country',
      'billing postal-code',
    ];
    for (const hint of hints) expect(page.html).toContain(`autocomplete="${hint}"`);
  });

  it('4242 4242 4242 4242 pays: session, customer, card, subscription, invoice and events', async () => {
    const { stripe, emulator, received, origin } = started;
    const customer = await stripe.customers.create();
    const session = await openCheckout(started, plans.yearly.id, { customer: customer.id });
    const paid = await submit(await open(session.url), goodCard);
    expect(paid).toMatchObject({ status: 303, location: `${origin}/welcome?session=${session.id}` });
    const complete = await stripe.checkout.sessions.retrieve(session.id, {
      expand: [
        'subscription',
        'subscription.latest_invoice.payments',
        'customer',
        'subscription.default_payment_method',
      ],
    });
    expect(complete).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer: { id: customer.id, email: 'ann@example.org', name: 'Ann Example' },
      customer_details: { email: 'ann@example.org', address: { country: 'US', postal_code: '94107' } },
      subscription: {
        status: 'active',
        metadata: { account_id: 'account-1' },
        trial_end: null,
        default_payment_method: { card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 } },
        latest_invoice: {
          status: 'paid',
          amount_paid: 9999,
          billing_reason: 'subscription_create',
          payments: { data: [{ status: 'paid', amount_paid: 9999 }] },
        },
      },
    });
    await emulator.settled();
    const types = received.map(({ type }) => type);
    for (const type of [
      'payment_method.attached',
      'customer.updated',
      'customer.subscription.created',
      'invoice.created',
      'invoice.paid',
      'invoice.payment_succeeded',
      'checkout.session.completed',
    ]) {
      expect(types.filter((one) => one === type)).toHaveLength(1);
    }
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

  it('4000 0025 0000 3155 asks the bank first; refused it charges nothing, confirmed it pays', async () => {
    const { stripe, origin } = started;
    const session = await openCheckout(started, plans.monthly.id);
    const asked = await submit(await open(session.url), { ...goodCard, number: '4000 0025 0000 3155' });
    expect(asked).toMatchObject({ status: 303, location: `/sandbox/stripe/checkout/${session.id}/confirm` });
    const bank = await follow(asked);
    expect(textOf(bank)).toContain('Confirm this payment with your bank');
    expect(textOf(bank)).toContain('$9.99');
    const failed = await follow(await submit(bank, { answer: 'fail' }));
    expect(textOf(failed)).toContain('Your bank didn’t confirm the payment.');
    const { email, expiry, name, country, postcode } = goodCard;
    const kept = { email, expiry, name, country, postcode };
    expect(fieldsOf(failed)).toMatchObject({ ...kept, number: '', cvc: '' });
    const waiting = (await stripe.subscriptions.list({ status: 'all' })).data;
    expect(waiting).toMatchObject([{ status: 'incomplete' }]);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open' });
    const again = await submit(failed, { ...goodCard, number: '4000002500003155' });
    const confirmed = await submit(await follow(again), { answer: 'complete' });
    expect(confirmed.location).toBe(`${origin}/welcome?session=${session.id}`);
    const [paid, ...others] = (await stripe.subscriptions.list({ status: 'all' })).data;
    expect([paid?.id, paid?.status, others]).toEqual([waiting[0]?.id, 'active', []]);
  });

  it('charges once when the button is pressed ten times at once', async () => {
    const { stripe, origin } = started;
    const session = await openCheckout(started, plans.yearly.id);
    const page = await open(session.url);
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(page, goodCard)));
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 303, location: `${origin}/welcome?session=${session.id}` });
    }
    expect((await stripe.subscriptions.list({ status: 'all' })).data).toHaveLength(1);
    expect((await stripe.invoices.list()).data).toHaveLength(1);
    const seenAgain = await open(session.url);
    expect(seenAgain.status).toBe(200);
    expect(textOf(seenAgain)).toContain('This checkout is complete');
    expect(seenAgain.html).toContain(`href="${origin}/welcome?session=${session.id}"`);
  });

  it('expires by the clock, tells the webhook, and says so with a way back', async () => {
    const { stripe, emulator, clock, received, origin } = started;
    const session = await openCheckout(started, plans.yearly.id);
    clock.advance(86_400_000 - 1000);
    expect((await open(session.url)).status).toBe(200);
    clock.advance(1000);
    await emulator.clockAdvanced();
    expect(received.at(-1)).toMatchObject({
      type: 'checkout.session.expired',
      data: { object: { id: session.id } },
    });
    const page = await open(session.url);
    expect(page.status).toBe(410);
    expect(textOf(page)).toContain('This checkout has expired');
    expect(page.html).toContain(`href="${origin}/pro"`);
    expect((await submit({ ...page, url: session.url }, goodCard)).status).toBe(410);
    expect((await stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
  });

  it('gives one fingerprint per card number, whoever uses it', async () => {
    const { stripe } = started;
    const fingerprints: (string | null | undefined)[] = [];
    for (const number of ['4242424242424242', '4242 4242 4242 4242', '5555 5555 5555 4444']) {
      const session = await openCheckout(started, plans.yearly.id);
      await submit(await open(session.url), { ...goodCard, number });
      const { customer } = await stripe.checkout.sessions.retrieve(session.id);
      const cards = await stripe.paymentMethods.list({ customer: String(customer), type: 'card' });
      fingerprints.push(cards.data[0]?.card?.fingerprint);
    }
    expect(fingerprints[0]).toMatch(/^\w{16}$/);
    expect(fingerprints[1]).toBe(fingerprints[0]);
    expect(fingerprints[2]).not.toBe(fingerprints[0]);
  });

  it('answers an unknown page with 404 and another method with 405', async () => {
    const address = `${started.origin}/sandbox/stripe/checkout/cs_test_none`;
    expect((await open(address)).status).toBe(404);
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(405);
    expect((await open(`${started.origin}/sandbox/stripe/style.css`)).headers.get('content-type')).toContain(
      'text/css',
    );
  });
});
