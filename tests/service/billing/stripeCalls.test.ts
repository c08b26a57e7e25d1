import { setAttempts } from '@/server/attempts/attempts';
import { networksOf } from '@/server/http/request/network';
import { asAccount } from '@/tests/fixtures/service/authClient';
import { createBilling, welcome } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { stripeError, whileStripeIsAway } from '@/tests/fixtures/service/testStripe';

const billing = openForEachTest(() => createBilling());
beforeEach(() => {
  billing.services.config = { ...billing.services.config, trustedProxyHops: 1 };
});

const checkout = (token: string, client: string, productId = 'plus-yearly-us') =>
  asAccount(`${billing.origin}/api/checkout/session`, token, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify({ productId, purchasePlatform: 'stripe', returnUrl: welcome }),
  });

it('136. L3: one account opens twenty payment pages in ten minutes, checkout and portal together', async () => {
  const buyer = await billing.signUp();
  const statuses: number[] = [];
  for (let count = 0; count < 20; count += 1) {
    const product = count % 2 ? 'plus-monthly-us' : 'plus-yearly-us';
    statuses.push((await checkout(buyer.accessToken, `203.0.113.${count}`, product)).status);
  }
  expect(statuses).toEqual(Array(20).fill(200));
  const customers = await billing.services.stripe.customers.list({ limit: 100 });
  expect(customers.data).toHaveLength(1);
  const portal = await asAccount(`${billing.origin}/api/checkout/portal`, buyer.accessToken);
  const again = await checkout(buyer.accessToken, '203.0.113.99');
  for (const refused of [portal, again]) {
    expect([refused.status, (await refused.json()).error]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
  }
  await billing.advance(600_000);
  expect((await checkout(buyer.accessToken, '203.0.113.99')).status).toBe(200);
});

it('136. L3: whoever tries on while Stripe is away loses nothing of that share', async () => {
  const buyer = await billing.signUp();
  await whileStripeIsAway(billing.services, async () => {
    for (let count = 0; count < 21; count += 1)
      expect((await checkout(buyer.accessToken, '203.0.113.9')).status).toBe(503);
  });
  expect((await checkout(buyer.accessToken, '203.0.113.9')).status).toBe(200);
});

it('136. L3: one network opens two hundred with any number of accounts, and nobody else is held up', async () => {
  const client = '203.0.113.7';
  const [first, other] = [await billing.signUp(), await billing.signUp()];
  expect((await checkout(first.accessToken, client)).status).toBe(200);
  // The rest of what the network may open, as if by accounts made for it.
  const { services } = billing;
  await setAttempts(services, {
    limit: 'payments-by-client',
    subject: networksOf(client).single,
    count: 200,
  });
  expect((await checkout(other.accessToken, client)).status).toBe(429);
  expect((await checkout(other.accessToken, '203.0.113.8')).status).toBe(200);
});

it('96. what Stripe says about a key that it refuses is not in the log', async () => {
  const { services } = billing;
  const buyer = await billing.signUp();
  const says = 'Invalid API Key provided: sk_live_*******7Q9z';
  services.stripe.customers.create = () => {
    throw stripeError('StripeAuthenticationError', { message: says });
  };
  expect((await checkout(buyer.accessToken, '203.0.113.7')).status).toBe(503);
  const lines = services.logLines.filter((line) => line.includes('a dependency is unavailable'));
  expect(lines).toEqual([expect.stringContaining('StripeAuthenticationError')]);
  expect(services.logLines.join('')).not.toContain('7Q9z');
});
