import { trialTerms } from '@/lib/content/subscription/trialTerms';
import { day, hour, minute } from '@/server/clock';
import { createBilling, goodCard, welcome } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';

const billing = openForEachTest(() => createBilling());

async function sessions() {
  return (await billing.services.stripe.checkout.sessions.list({ limit: 100 })).data;
}
async function customers() {
  return (await billing.services.stripe.customers.list({ limit: 100 })).data;
}

it('159. L16: opens a hosted page with the price, trial and addresses of the server, for cards alone, that converts nothing', async () => {
  const buyer = await billing.signUp();
  const { status, body } = await billing.checkout(buyer, { origin: 'funnel_home_website' });
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
});

it('171. the payment page and our sentence on it speak the language of the page, whatever the browser asks for', async () => {
  const german = { 'accept-language': 'de-DE' };
  const pageOf = async (changes: Record<string, unknown>) => {
    await billing.checkout(await billing.signUp(), changes, german);
    const [session] = await sessions();
    return [session?.locale, session?.custom_text.submit?.message];
  };
  expect(await pageOf({})).toEqual(['en', expect.stringContaining(trialTerms('en'))]);
  expect(await pageOf({ locale: 'de' })).toEqual(['de', expect.stringContaining(trialTerms('de'))]);
  expect(await pageOf({ locale: 'xx' })).toEqual(['en', expect.stringContaining(trialTerms('en'))]);
});

it('a page in another language than English was chosen, and mails follow it; on an English one the browser says it', async () => {
  const localeAfter = async (locale: string, accepted: string) => {
    const buyer = await billing.signUp();
    await billing.checkout(buyer, { locale }, { 'accept-language': accepted });
    return (
      await billing.services.database
        .selectFrom('accounts')
        .select('locale')
        .where('id', '=', buyer.accountId)
        .executeTakeFirstOrThrow()
    ).locale;
  };
  expect(await localeAfter('de', 'en-US')).toBe('de');
  expect(await localeAfter('en', 'fr-FR')).toBe('fr');
  expect(await localeAfter('en', 'en-US')).toBe('en');
});

it('69. asked again later, the same page; once nearly over, a new one', async () => {
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
});

it('a page that nobody paid is closed by its message, and a new one opens', async () => {
  const buyer = await billing.signUp();
  const first = await billing.checkout(buyer);
  await billing.advance(2 * hour);
  const rows = await billing.services.database.selectFrom('checkouts').select('status').execute();
  expect(rows).toEqual([{ status: 'expired' }]);
  const second = await billing.checkout(buyer);
  expect(second.status).toBe(200);
  expect(second.body.checkoutUrl).not.toBe(first.body.checkoutUrl);
});

it.each([
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
])('70. 72. %j → %i %s', async (changes, status, error) => {
  const buyer = await billing.signUp();
  expect(await billing.checkout(buyer, changes)).toEqual({ status, body: { error } });
  expect(await sessions()).toEqual([]);
});

it('70. a price, currency or trial sent along is not read', async () => {
  const buyer = await billing.signUp();
  await billing.checkout(buyer, { price: 1, currency: 'JPY', trialDays: 365, amount: 1 });
  const url = (await sessions())[0]?.url ?? '';
  await payCheckout(url, goodCard);
  await billing.emulator.settled();
  const { body } = await billing.get(buyer, '/api/subscription');
  expect(body.expiresOrRenewsAt).toBe(billing.services.clock.now() + 7 * day);
});

it('sells at the price of the country, and nothing where it is not sold', async () => {
  const buyer = await billing.signUp();
  const row = { productId: 'plus-monthly-row' };
  expect((await billing.checkout(buyer, row, { 'x-country': 'HU' })).status).toBe(200);
  expect((await sessions())[0]?.currency).toBe('huf');
  expect(await billing.checkout(buyer, row, { 'x-country': 'JP' })).toEqual({
    status: 404,
    body: { error: 'not_eligible' },
  });
});

it('73. an origin outside the grammar is dropped', async () => {
  const buyer = await billing.signUp();
  await billing.checkout(buyer, { origin: '<script>alert(1)</script>' });
  expect(JSON.stringify(await sessions())).not.toMatch(/<script|alert/);
});

it('71. an active subscriber gets the portal instead of a second subscription', async () => {
  const buyer = await billing.subscribe();
  const { status, body } = await billing.checkout(buyer, { productId: 'plus-monthly-us' });
  expect(status).toBe(409);
  expect(body.error).toBe('subscription_active');
  expect(String(body.customerPortalUrl)).toContain('/sandbox/stripe/');
  const portal = await billing.get(buyer, '/api/checkout/portal');
  expect(String(portal.body.customerPortalUrl)).toContain('/sandbox/stripe/');
});

it('69. paid while the message is late: the next attempt notices it', async () => {
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  const buyer = await billing.signUp();
  const opened = await billing.checkout(buyer);
  await payCheckout(String(opened.body.checkoutUrl), goodCard);
  const other = await billing.checkout(buyer, { productId: 'plus-monthly-us' });
  expect(other.body.error).toBe('subscription_active');
  const again = await billing.checkout(buyer);
  expect(again.status).toBe(409);
  expect(again.body.error).toBe('subscription_active');
  expect((await billing.get(buyer, '/api/subscription')).status).toBe(200);
  expect((await billing.services.stripe.subscriptions.list({ status: 'all' })).data).toHaveLength(1);
});

it('74. the trial is given once per account, and whoever gets none is told nothing of it on the payment page', async () => {
  const buyer = await billing.subscribe();
  await billing.endAtStripe();
  const again = await billing.checkout(buyer);
  expect(await (await fetch(String(again.body.checkoutUrl))).text()).not.toContain('trial');
  await billing.purchase(buyer, {}, goodCard);
  const { body } = await billing.get(buyer, '/api/subscription');
  expect(body).toMatchObject({ status: 'Auto-Renewable', activeOffers: [] });
  expect(Number(body.expiresOrRenewsAt)).toBeGreaterThan(billing.services.clock.now() + 360 * day);
});

it.each([
  ['funnel_home__usanniversary', 14],
  ['funnel_home__radio_spring', 30],
  ['funnel_home__somethingelse', 7],
])('74. %s gives %i days', async (origin, days) => {
  const buyer = await billing.subscribe({ origin });
  const { body } = await billing.get(buyer, '/api/subscription');
  expect(body.expiresOrRenewsAt).toBe(billing.services.clock.now() + days * day);
});

it('answers 503 with Retry-After while the payment side is away, and sells afterward', async () => {
  const buyer = await billing.signUp();
  billing.emulator.setOutage(Number.POSITIVE_INFINITY);
  const away = await billing.checkout(buyer);
  expect(away).toEqual({ status: 503, body: { error: 'service_unavailable', retry_after: 5 } });
  billing.emulator.setOutage(0);
  expect((await billing.checkout(buyer)).status).toBe(200);
  expect(await customers()).toHaveLength(1);
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
