import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { fieldsOf, follow, goodCard, open, submit, textOf } from './browse';
import { createPlans, openCheckout, startEmulator } from './startEmulator';

const started = openForEachTest(() => startEmulator());
let plans: Awaited<ReturnType<typeof createPlans>>;
beforeEach(async () => {
  plans = await createPlans(started.stripe);
});

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
  const customer = await started.stripe.customers.create();
  await started.stripe.customers.createBalanceTransaction(customer.id, { amount: -1500, currency: 'usd' });
  const credited = await openCheckout(started, plans.monthly.id, { customer: customer.id });
  expect(textOf(await open(credited.url))).toContain('Due today $0.00');
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
