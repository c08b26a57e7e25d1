import { orderWords } from '@/lib/content/subscription/orderTerms';
import { day, hour, minute } from '@/server/clock';
import { createBilling, goodCard, welcome } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';

const billing = openForEachTest(() => createBilling());

async function sessions() {
  return (await billing.services.stripe.checkout.sessions.list({ limit: 100 })).data;
}

it('70. 71. 74. 159. L16: a page has the price, trial and addresses of the server, for cards alone; then the portal; and no second trial', async () => {
  const buyer = await billing.signUp();
  const sentAlong = { price: 1, currency: 'JPY', trialDays: 365, amount: 1 };
  const { status, body } = await billing.checkout(buyer, {
    ...sentAlong,
    origin: 'funnel_home_website',
  });
  expect(status).toBe(200);
  const [session] = await sessions();
  expect(session).toMatchObject({
    url: body.checkoutUrl,
    client_reference_id: buyer.accountId,
    currency: 'usd',
    success_url: `${welcome}&success=true`,
    cancel_url: 'http://localhost:3000/pro?canceled=true&billing_period=yearly',
    metadata: { account_id: buyer.accountId, origin: 'funnel_home_website', product_id: 'plus-yearly-us' },
    adaptive_pricing: { enabled: false },
    payment_method_types: ['card'],
    wallet_options: { link: { display: 'never' } },
  });
  expect(session?.amount_total).toBe(0);
  await payCheckout(String(body.checkoutUrl), goodCard);
  await billing.emulator.settled();
  const read = async () => (await billing.get(buyer, '/api/subscription')).body;
  expect((await read()).expiresOrRenewsAt).toBe(billing.services.clock.now() + 7 * day);
  const active = await billing.checkout(buyer, { productId: 'plus-monthly-us' });
  expect([active.status, active.body.error]).toEqual([409, 'subscription_active']);
  const portal = await billing.get(buyer, '/api/checkout/portal');
  for (const led of [active, portal])
    expect(String(led.body.customerPortalUrl)).toContain('/sandbox/stripe/');
  await billing.endAtStripe();
  const again = await billing.checkout(buyer);
  expect(await (await fetch(String(again.body.checkoutUrl))).text()).not.toContain('trial');
  await billing.purchase(buyer, {}, goodCard);
  const bought = await read();
  expect(bought).toMatchObject({ status: 'Auto-Renewable', activeOffers: [] });
  expect(Number(bought.expiresOrRenewsAt)).toBeGreaterThan(billing.services.clock.now() + 360 * day);
});

it('171. the payment page speaks the language of its page; mails too, unless it is English: then the browser’s', async () => {
  for (const [locale, accepted, page, mails] of [
    [undefined, 'de-DE', 'en', 'de'],
    ['xx', 'de-DE', 'en', 'de'],
    ['de', 'en-US', 'de', 'de'],
    ['en', 'fr-FR', 'en', 'fr'],
    ['en', 'en-US', 'en', 'en'],
  ] as const) {
    const buyer = await billing.signUp();
    await billing.checkout(buyer, { locale }, { 'accept-language': accepted });
    const [session] = await sessions();
    const submit = session?.custom_text.submit?.message;
    expect([session?.locale, submit]).toEqual([page, expect.stringContaining(orderWords[page].oneTrial)]);
    const account = billing.services.database.selectFrom('accounts').select('locale');
    expect(await account.where('id', '=', buyer.accountId).execute()).toEqual([{ locale: mails }]);
  }
});

it('69. asked again later, the same page; once nearly over or closed unpaid, a new one', async () => {
  const buyer = await billing.signUp();
  const first = await billing.checkout(buyer);
  await billing.advance(30 * minute);
  expect((await billing.checkout(buyer)).body).toEqual(first.body);
  await billing.advance(29 * minute);
  const second = await billing.checkout(buyer);
  expect(second.status).toBe(200);
  expect(second.body.checkoutUrl).not.toBe(first.body.checkoutUrl);
  const open = (await sessions()).filter((session) => session.status === 'open');
  expect(open).toHaveLength(1);
  await billing.advance(2 * hour);
  const rows = await billing.services.database.selectFrom('checkouts').select('status').execute();
  expect(new Set(rows.map((row) => row.status))).toEqual(new Set(['expired']));
  const third = await billing.checkout(buyer);
  expect(third.status).toBe(200);
  expect(third.body.checkoutUrl).not.toBe(second.body.checkoutUrl);
});

it('70. 72. 73. what is not sold, or not there, opens nothing; a country has its price, and an odd origin is dropped', async () => {
  const refused = [
    [{ productId: 'plus-yearly-mars' }, 400, 'unknown_product'],
    [{ productId: '' }, 400, 'invalid_request'],
    [{ productId: 7 }, 400, 'invalid_request'],
    [{ purchasePlatform: 'blackberry' }, 400, 'invalid_request'],
    [{ purchasePlatform: 'ios' }, 400, 'invalid_request'],
    [{ purchasePlatform: 'android' }, 400, 'invalid_request'],
    [{ returnUrl: 'https://evil.example/pro/welcome' }, 400, 'invalid_return_url'],
    [{ returnUrl: '//evil.example' }, 400, 'invalid_return_url'],
    [{ returnUrl: 'javascript:alert(1)' }, 400, 'invalid_return_url'],
    [{ productId: 'plus-yearly-row' }, 404, 'not_eligible'],
  ] as const;
  const buyer = await billing.signUp();
  for (const [changes, status, error] of refused)
    expect([changes, await billing.checkout(buyer, changes)]).toEqual([changes, { status, body: { error } }]);
  const row = { productId: 'plus-monthly-row', origin: '<script>alert(1)</script>' };
  const nowhere = await billing.checkout(buyer, row, { 'x-country': 'JP' });
  expect(nowhere).toEqual({ status: 404, body: { error: 'not_eligible' } });
  expect(await sessions()).toEqual([]);
  expect((await billing.checkout(buyer, row, { 'x-country': 'HU' })).status).toBe(200);
  expect(await sessions()).toMatchObject([{ currency: 'huf' }]);
  expect(JSON.stringify(await sessions())).not.toMatch(/<script|alert/);
});

it('a page that was opened and never noted is replaced once its price or its words have changed', async () => {
  const { database, stripe } = billing.services;
  const buyer = await billing.signUp();
  expect((await billing.checkout(buyer)).status).toBe(200);
  // The process ended between Stripe's answer and our row, and the next one sends something else.
  await database.updateTable('checkouts').set({ stripe_session_id: null, url: null }).execute();
  const [price] = (await stripe.prices.list({ lookup_keys: ['plus-yearly-us-usd'] })).data;
  await stripe.prices.create({
    product: String(price?.product),
    currency: 'usd',
    unit_amount: price?.unit_amount ?? 0,
    recurring: { interval: 'year' },
    tax_behavior: 'inclusive',
    lookup_key: 'plus-yearly-us-usd',
    transfer_lookup_key: true,
  });
  const again = await billing.checkout(buyer);
  expect([again.status, typeof again.body.checkoutUrl]).toEqual([200, 'string']);
});

/** Stripe says that the key was used for something else. */
const keyUsed = () => Object.assign(new Error('used'), { type: 'StripeIdempotencyError' });

it('a page that another call notes at the same moment is handed out, and is the only one', async () => {
  const { database, stripe } = billing.services;
  const buyer = await billing.signUp();
  const { sessions: pages } = stripe.checkout;
  const create = pages.create.bind(pages);
  const opened: (string | null)[] = [];
  pages.create = (async (...call: Parameters<typeof create>) => {
    const { id, url } = await create(...call);
    if (opened.push(url) > 1) return { id, url };
    await database.updateTable('checkouts').set({ stripe_session_id: id, url }).execute();
    throw keyUsed();
  }) as typeof create;
  const { status, body } = await billing.checkout(buyer);
  expect([status, body.checkoutUrl]).toEqual([200, opened[0]]);
  expect((await sessions()).map((session) => session.status)).toEqual(['open']);
});

it('a key that stays in use for something else answers 503, and takes no page away', async () => {
  const { database, stripe } = billing.services;
  const buyer = await billing.signUp();
  const create = jest.spyOn(stripe.checkout.sessions, 'create').mockRejectedValue(keyUsed());
  const refused = await billing.checkout(buyer);
  expect(refused).toEqual({ status: 503, body: { error: 'service_unavailable', retry_after: 5 } });
  const rows = await database.selectFrom('checkouts').select('status').orderBy('status').execute();
  expect(rows).toEqual([{ status: 'expired' }, { status: 'open' }]);
  create.mockRestore();
  expect((await billing.checkout(buyer)).status).toBe(200);
});
