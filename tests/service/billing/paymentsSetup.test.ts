import Stripe from 'stripe';
import { saleCountries } from '@/lib/content/subscription/countries';
import { publishedKeys } from '@/server/auth/tokens/signingKeys';
import { checkPayments, paymentsSetup, setupTarget } from '@/server/billing/catalog/paymentsSetup';
import { startBackground } from '@/server/main/background';
import { backgroundTasks } from '@/server/main/backgroundTasks';
import { makeSecretWatch } from '@/server/main/secretWatch';
import { createBilling } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { until } from '@/tests/fixtures/until';

/** A shop whose account at Stripe is empty. */
const billing = openForEachTest(() => createBilling({ catalog: false }));
beforeEach(async () => {
  billing.services.payments = { missing: null, toSetUp: [], portals: null };
  await publishedKeys(billing.services);
});

async function run(check: boolean): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const { stripe, config } = billing.services;
  return { code: await paymentsSetup(stripe, { check, write, ...setupTarget(config) }), lines };
}
async function ready() {
  const answer = await fetch(`${billing.origin}/ready`);
  return { code: answer.status, ...(await answer.json()) };
}

it('160. B5: the check names all that is missing and fails; the set-up makes it: plans, portals and the webhook endpoint', async () => {
  const before = await run(true);
  expect(before.code).toBe(1);
  expect(before.lines).toContain('Missing: product plus-yearly-us');
  expect(before.lines).toContain('Missing: price plus-monthly-row-eur');
  expect(before.lines).toContain('Missing: billing portal in EUR');
  expect(before.lines).toContain('Missing: webhook endpoint');
  const setUp = await run(false);
  expect(setUp.code).toBe(0);
  expect(setUp.lines).toContain('Created price plus-yearly-us-usd: $99.99 yearly');
  expect(setUp.lines.filter((line) => line.startsWith('Created'))).toHaveLength(before.lines.length);
  expect(await run(true)).toEqual({
    code: 0,
    lines: ['Stripe has everything that payments need.'],
  });
  expect((await run(false)).lines).toHaveLength(1);
  // A portal offers only the plans in the currency of its subscriber: Stripe takes one price an interval.
  const { stripe } = billing.services;
  const expand = ['data.features.subscription_update.products'];
  const { data } = await stripe.billingPortal.configurations.list({ expand, limit: 100 });
  const sold = new Set(Object.values(saleCountries).map(({ currency }) => currency.toLowerCase()));
  expect(data.map(({ metadata }) => metadata?.site_currency).sort()).toEqual([...sold].sort());
  for (const { features, metadata } of data) {
    const offered = features.subscription_update.products?.flatMap(({ prices }) => prices) ?? [];
    expect(offered).toHaveLength(2);
    for (const id of offered)
      expect((await stripe.prices.retrieve(id)).currency).toBe(metadata?.site_currency);
  }
  // The endpoint gets exactly the handled events, at the pinned version, and says its secret once.
  const [endpoint, ...others] = (await stripe.webhookEndpoints.list()).data;
  expect(others).toEqual([]);
  expect(endpoint).toMatchObject({
    url: `${billing.services.config.publicOrigin}/api/webhooks/stripe`,
    api_version: Stripe.API_VERSION,
    status: 'enabled',
  });
  expect(endpoint?.enabled_events).toContain('invoice.paid');
  expect(endpoint?.enabled_events).toContain('customer.updated');
  expect(endpoint?.enabled_events).not.toContain('customer.created');
  expect(setUp.lines.filter((line) => line.includes('STRIPE_WEBHOOK_SECRET=whsec_'))).toHaveLength(1);
  expect((await run(false)).lines.join()).not.toContain('whsec_');
});

it('160. an endpoint that is elsewhere, off, or lacks events is named and mended; one of another version is replaced', async () => {
  await run(false);
  const { stripe } = billing.services;
  const only = async () => {
    const { data } = await stripe.webhookEndpoints.list();
    expect(data).toHaveLength(1);
    return data[0]?.id ?? '';
  };
  const first = await only();
  for (const [field, change] of Object.entries({
    url: { url: 'https://elsewhere.example/hook' },
    status: { disabled: true },
    enabled_events: { enabled_events: ['invoice.paid' as const] },
  })) {
    await stripe.webhookEndpoints.update(first, change);
    expect(await run(true)).toEqual({ code: 1, lines: [`Different: webhook endpoint: ${field}`] });
    expect((await run(false)).code).toBe(0);
    expect(await only()).toBe(first);
  }
  await expect(stripe.webhookEndpoints.update(first, { url: 'http://shop.example/hook' })).rejects.toThrow(
    'publicly accessible',
  );
  await stripe.webhookEndpoints.del(first);
  expect((await run(true)).lines).toEqual(['Missing: webhook endpoint']);
  await checkPayments(billing.services);
  expect(await ready()).toMatchObject({ status: 'degraded', payments: { missing: ['webhook endpoint'] } });
  const old = await stripe.webhookEndpoints.create({
    url: 'https://example.com/api/webhooks/stripe',
    enabled_events: ['invoice.paid'],
    api_version: '2025-03-31.basil',
    metadata: { site_webhook: 'events' },
  });
  expect((await run(true)).lines.join()).toContain('Different: webhook endpoint');
  const { code, lines } = await run(false);
  expect(code).toBe(0);
  expect(lines.join(' ')).toContain('in place of one for API version 2025-03-31.basil');
  expect(await only()).not.toBe(old.id);
});

const priceOf = async (key: string) =>
  (await billing.services.stripe.prices.list({ lookup_keys: [key], active: true })).data[0];

/** What is named, then put right, and not changed once more. */
async function isMended(lines: string[]): Promise<string[]> {
  expect((await run(true)).lines.sort()).toEqual(lines.sort());
  const { code, lines: said } = await run(false);
  expect([code, await run(false)]).toEqual([0, { code: 0, lines: said.slice(-1) }]);
  return said.slice(0, -1);
}

it('160. B5: what was changed by hand is named field by field and put right, without another price where one is enough', async () => {
  await run(false);
  const { stripe } = billing.services;
  const { configurations } = stripe.billingPortal;
  const { data } = await configurations.list({ limit: 100 });
  const inEuros = data.find(({ metadata }) => metadata?.site_currency === 'eur');
  await configurations.update(inEuros?.id ?? '', {
    features: {
      customer_update: { enabled: true },
      invoice_history: { enabled: false },
      payment_method_update: { enabled: false },
      subscription_cancel: {
        enabled: false,
        mode: 'immediately',
        proration_behavior: 'create_prorations',
        cancellation_reason: { enabled: false, options: ['other'] },
      },
      subscription_update: {
        enabled: false,
        default_allowed_updates: ['price', 'quantity'],
        products: [
          { product: 'plus-yearly-row', prices: [(await priceOf('plus-yearly-row-eur'))?.id ?? ''] },
        ],
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [{ type: 'shortening_interval' }] },
        trial_update_behavior: 'end_trial',
      },
    },
  });
  await stripe.products.update('plus-yearly-us', {
    active: false,
    name: 'Something else',
    statement_descriptor: 'SOMETHING ELSE',
    tax_code: 'txcd_99999999',
    metadata: { product_id: 'other' },
  });
  const kept = await priceOf('plus-yearly-us-usd');
  await stripe.prices.update(kept?.id ?? '', { nickname: 'Other' });
  const fields = {
    portal: [
      'customer_update.enabled, invoice_history.enabled, payment_method_update.enabled',
      'subscription_cancel.enabled, subscription_cancel.mode, subscription_cancel.proration_behavior',
      'subscription_cancel.cancellation_reason.enabled, subscription_cancel.cancellation_reason.options',
      'subscription_update.enabled, subscription_update.default_allowed_updates, subscription_update.products',
      'subscription_update.proration_behavior, subscription_update.schedule_at_period_end.conditions',
      'subscription_update.trial_update_behavior',
    ].join(', '),
    product: 'active, name, statement_descriptor, tax_code, metadata.product_id',
  };
  const said = await isMended([
    `Different: billing portal in EUR: ${fields.portal}`,
    `Different: product plus-yearly-us: ${fields.product}`,
    'Different: price plus-yearly-us-usd: nickname',
  ]);
  expect(said).toContain('Changed price plus-yearly-us-usd (nickname)');
  expect((await priceOf('plus-yearly-us-usd'))?.id).toBe(kept?.id);
});

it('160. B5: a price that charges something else is not sold, and is replaced; a missing one is made, also within a day', async () => {
  await run(false);
  const { stripe } = billing.services;
  const key = 'plus-monthly-row-eur';
  const { nickname, metadata } = (await priceOf(key)) ?? {};
  const asItIs = {
    ...{ product: 'plus-monthly-row', currency: 'eur', unit_amount: 999, nickname: nickname ?? '', metadata },
    recurring: { interval: 'month', interval_count: 1 },
    tax_behavior: 'inclusive',
    ...{ lookup_key: key, transfer_lookup_key: true },
  } as const;
  const buyer = await billing.signUp();
  for (const [field, change] of Object.entries({
    product: { product: 'plus-yearly-row' },
    currency: { currency: 'sek' },
    unit_amount: { unit_amount: 1 },
    'recurring.interval': { recurring: { interval: 'year' as const, interval_count: 1 } },
    'recurring.interval_count': { recurring: { interval: 'month' as const, interval_count: 2 } },
    tax_behavior: { tax_behavior: 'exclusive' as const },
  })) {
    await stripe.prices.create({ ...asItIs, ...change });
    const order = { productId: 'plus-monthly-row' };
    expect((await billing.checkout(buyer, order, { 'x-country': 'DE' })).status).toBe(503);
    const { lines } = await run(true);
    expect(lines).toContain(`Different: price ${key}: ${field}`);
    expect((await run(false)).lines).toContain(`Replaced price ${key}: €9.99 monthly (${field})`);
    expect(await priceOf(key)).toMatchObject({ product: 'plus-monthly-row', tax_behavior: 'inclusive' });
    expect(await run(true)).toMatchObject({ code: 0 });
  }
  const gone = await priceOf('plus-monthly-us-usd');
  await stripe.prices.update(gone?.id ?? '', { active: false });
  await isMended([
    'Different: billing portal in USD: subscription_update.products',
    'Missing: price plus-monthly-us-usd',
  ]);
});

it('160. what only the owner of the account can put right is named: permissions of the key, and where tax is due', async () => {
  await run(false);
  const { services } = billing;
  const { config } = services;
  services.config = { ...config, stripe: { ...config.stripe, tax: true, secretKey: 'rk_test_full' } };
  billing.callWithKey('rk_test_full');
  await run(false);
  expect((await run(true)).code).toBe(0);
  billing.emulator.behavior.setTaxLacks(['head_office', 'defaults.tax_code']);
  expect((await run(true)).lines).toEqual([
    'The tax settings are incomplete: head_office, defaults.tax_code',
  ]);
  billing.emulator.behavior.setTaxLacks([]);
  for (const [permission, said, sells] of [
    ['tax_id', 'tax IDs', false],
    ['setting_read', 'tax settings', false],
    ['payment_intent', 'payment intents', false],
    ['tax_rate', 'tax rates', true],
    ['balance_transaction', 'balance transactions', true],
  ] as const) {
    const named = `The key may not read ${said}`;
    billing.callWithKey(`rk_test_without_${permission}`);
    for (const check of [true, false]) expect(await run(check)).toEqual({ code: 1, lines: [named] });
    await checkPayments(services);
    expect(await ready()).toMatchObject({ payments: { missing: [named] } });
    expect(services.payments.missing).toEqual(sells ? [] : [named]);
  }
});

it('160. B5: while anything is missing, at first or later, or the key is refused, /ready names it and buying is 503', async () => {
  const buyer = await billing.signUp();
  await checkPayments(billing.services);
  const degraded = await ready();
  expect(degraded).toMatchObject({ code: 200, status: 'degraded' });
  expect(degraded.payments.missing).toContain('price plus-yearly-us-usd');
  const refused = await billing.checkout(buyer);
  expect([refused.status, refused.body.error]).toEqual([503, 'service_unavailable']);
  expect((await billing.services.stripe.customers.list()).data).toEqual([]);
  await run(false);
  expect((await billing.checkout(buyer)).status).toBe(200);
  await checkPayments(billing.services);
  expect(await ready()).toMatchObject({ status: 'ready', payments: 'ok' });
  // A price that is lost later is noticed by the first purchase that needs it.
  const { stripe } = billing.services;
  const [price] = (await stripe.prices.list({ lookup_keys: ['plus-yearly-us-usd'] })).data;
  await stripe.prices.update(price?.id ?? '', { active: false });
  expect((await billing.checkout(await billing.signUp())).status).toBe(503);
  expect(await ready()).toMatchObject({ payments: { missing: ['price plus-yearly-us-usd'] } });
  await run(false);
  await checkPayments(billing.services);
  expect(await ready()).toMatchObject({ payments: 'ok' });
  billing.callWithKey('revoked');
  expect((await run(true)).code).toBe(1);
  billing.services.payments.missing = null;
  const refusal = { type: 'StripeAuthenticationError' };
  await expect(checkPayments(billing.services)).rejects.toMatchObject(refusal);
  expect(await ready()).toMatchObject({ status: 'degraded', payments: { missing: ['key'] } });
  expect((await billing.checkout(await billing.signUp())).status).toBe(503);
});

it('160. B5: a Stripe that is away holds nothing up and is looked at again', async () => {
  await run(false);
  billing.emulator.setOutage(Number.POSITIVE_INFINITY);
  // What it rejects with, the log of background work says at once and then once a minute.
  await expect(checkPayments(billing.services)).rejects.toMatchObject({ type: 'StripeConnectionError' });
  expect(await ready()).toMatchObject({ status: 'ready', payments: 'unchecked' });
  billing.emulator.setOutage(0);
  await checkPayments(billing.services);
  expect(await ready()).toMatchObject({ payments: 'ok' });
});

it('is checked as soon as background work begins, whose log tells of a failure', async () => {
  billing.emulator.setOutage(Number.POSITIVE_INFINITY);
  const { services } = billing;
  const secretWatch = makeSecretWatch(services);
  const tasks = backgroundTasks(services, secretWatch).filter(({ name }) => name === 'payments-check');
  const background = startBackground(tasks, services.log);
  const told = () => services.logLines.filter((line) => line.includes('payments-check'));
  await until('the failure', async () => told()[0] ?? null);
  await background.stop();
  expect(told()).toHaveLength(1);
});
