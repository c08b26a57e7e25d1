import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { createPlans, startEmulator } from './startEmulator';

/** What Stripe would refuse is refused, with its code and parameter where Stripe gives them. */
const started = openForEachTest(() => startEmulator());

const post = async (path: string, form: Record<string, string>, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${started.origin}/sandbox/stripe/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_x', ...headers },
    body: new URLSearchParams(form),
  });
  return { status: answer.status, requestId: answer.headers.get('request-id'), ...(await answer.json()) };
};

it.each([
  ['customers', { 'address[country]': 'XX' }, 'address[country]', 'country_code_invalid'],
  ['customers', { 'metadata[note]': 'x'.repeat(501) }, 'metadata[note]', 'parameter_invalid_string_length'],
  ['customers', { [`metadata[${'k'.repeat(41)}]`]: 'x' }, 'metadata', undefined],
  ['customers', { name: 'x'.repeat(257) }, 'name', 'parameter_invalid_string_length'],
  ['customers', { tax_exempt: 'maybe' }, 'tax_exempt', undefined],
  ['customers', { surname: 'x' }, 'surname', 'parameter_unknown'],
  ['customers', { 'address[planet]': 'x' }, 'address[planet]', 'parameter_unknown'],
  ['prices', { currency: 'bgn' }, 'currency', undefined],
  ['prices', { unit_amount: '9.99' }, 'unit_amount', 'parameter_invalid_integer'],
  ['checkout/sessions', { locale: 'xx' }, 'locale', undefined],
  ['checkout/sessions', { mode: 'subscription', nonsense: '1' }, 'nonsense', 'parameter_unknown'],
  ['checkout/sessions', {}, 'mode', 'parameter_missing'],
  ['checkout/sessions', { mode: 'payment' }, 'mode', undefined],
  [
    'checkout/sessions',
    { mode: 'subscription', success_url: 'https://a.example' },
    'line_items',
    'parameter_missing',
  ],
  ['checkout/sessions', { success_url: 'shop.example' }, 'success_url', 'url_invalid'],
  [
    'checkout/sessions',
    { 'allowed_payment_method_types[0]': 'shells' },
    'allowed_payment_method_types[0]',
    undefined,
  ],
])('%s with %j', async (path, form, param, code) => {
  const answer = await post(path, form);
  expect(answer).toMatchObject({ status: 400, error: { type: 'invalid_request_error', param } });
  expect(answer.error.code).toBe(code);
  expect(answer.requestId).toMatch(/^req_/);
  expect(answer.error.request_log_url).toContain(answer.requestId);
});

it('a version other than the pinned one, and a key of an idempotent call that is too long', async () => {
  expect(await post('customers', {}, { 'stripe-version': '2024-06-20' })).toMatchObject({ status: 400 });
  expect(await post('customers', {}, { 'idempotency-key': 'k'.repeat(256) })).toMatchObject({
    status: 400,
  });
});

it('a portal without a configuration, and a trial longer than two years', async () => {
  const { stripe } = started;
  const { id: customer } = await stripe.customers.create();
  await expect(stripe.billingPortal.sessions.create({ customer })).rejects.toMatchObject({
    statusCode: 400,
    type: 'StripeInvalidRequestError',
  });
  const { yearly } = await createPlans(stripe);
  const call = stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: yearly.id, quantity: 1 }],
    success_url: 'https://shop.example/',
    subscription_data: { trial_period_days: 900 },
  });
  await expect(call).rejects.toMatchObject({ param: 'subscription_data[trial_period_days]' });
});

it('a call that meets a limit, a lock, a key in use or a kept failure says which, and the last stays', async () => {
  const { behavior } = started.emulator;
  behavior.fail('rateLimit', 1);
  expect(await post('customers', {})).toMatchObject({ status: 429, error: { code: 'rate_limit' } });
  behavior.fail('lockTimeout', 1);
  expect(await post('customers', {})).toMatchObject({ status: 429, error: { code: 'lock_timeout' } });
  behavior.fail('keyInUse', 1);
  const key = { 'idempotency-key': 'one' };
  expect(await post('customers', {}, key)).toMatchObject({
    status: 409,
    error: { type: 'idempotency_error', code: 'idempotency_key_in_use' },
  });
  behavior.fail('storedFailure', 1);
  expect(await post('customers', {}, key)).toMatchObject({ status: 500, error: { type: 'api_error' } });
  expect(await post('customers', {}, key)).toMatchObject({ status: 500 });
  expect(await post('customers', {}, { 'idempotency-key': 'two' })).toMatchObject({ status: 200 });
});
