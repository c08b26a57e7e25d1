import { recordUnreportedPurchase } from '@/server/billing/checkout/recordUnreportedPurchase';
import { hour, second } from '@/server/clock';
import { holdTimeLimits } from '@/tests/fixtures/heldTimeLimits';
import { openPromise } from '@/tests/fixtures/openPromise';
import {
  asAccount,
  call,
  claimsOf,
  refresh,
  type SignedUp,
  tokensOf,
} from '@/tests/fixtures/service/authClient';
import { createBilling, goodCard } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';
import { whileStripeIsAway } from '@/tests/fixtures/service/testStripe';

const everything = ['Network Protection', 'Data Broker Protection', 'Identity Theft Restoration', 'Duck.ai'];

const billing = openForEachTest(() => createBilling());
beforeEach(() => {
  billing.emulator.setDeliveryMode({ mode: 'drop' });
});

const shown = (buyer: SignedUp) => billing.get(buyer, '/api/subscription');
const sessions = () => billing.services.stripe.checkout.sessions;

/** What the account's next tokens entitle it to. */
const renewed = async (buyer: SignedUp) => entitled(buyer, await refresh(billing.origin, buyer.refreshToken));

async function entitled(buyer: SignedUp, response: Response): Promise<string[]> {
  const { access_token: accessToken, refresh_token: refreshToken } = await tokensOf(response);
  Object.assign(buyer, { accessToken, refreshToken });
  const given = claimsOf(accessToken).entitlements as { product: string }[];
  return given.map(({ product }) => product);
}

/** A new account with an open payment page. */
async function atCheckout() {
  const buyer = await billing.signUp();
  const { body } = await billing.checkout(buyer);
  return { buyer, pay: () => payCheckout(String(body.checkoutUrl), goodCard) };
}

async function paid(): Promise<SignedUp> {
  const { buyer, pay } = await atCheckout();
  await pay();
  return buyer;
}

it('an app that renews its tokens right after a payment is entitled; Stripe is asked about an open page only, once at a time', async () => {
  const asked = jest.spyOn(sessions(), 'retrieve');
  expect(await renewed(await billing.signUp())).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
  const { buyer, pay } = await atCheckout();
  expect(await renewed(buyer)).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(1);
  billing.services.clock.advance(hour / 2);
  await pay();
  const answers = await Promise.all([1, 2, 3].map(() => refresh(billing.origin, buyer.refreshToken)));
  for (const answer of answers) expect(await entitled(buyer, answer)).toEqual(everything);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(await renewed(buyer)).toEqual(everything);
  expect(asked).toHaveBeenCalledTimes(2);
  expect((await shown(buyer)).body).toMatchObject({ status: 'Auto-Renewable' });
});

it('when the page asks at the same moment, the tokens wait for what it finds', async () => {
  const { services } = billing;
  const buyer = await paid();
  const { promise: gate, keep: release } = openPromise();
  const retrieve = sessions().retrieve.bind(sessions());
  const asks = new Promise<void>((resolve) => {
    sessions().retrieve = async (...question) => {
      resolve();
      await gate;
      return retrieve(...question);
    };
  });
  const page = billing.get({ ...buyer }, '/api/subscription');
  await asks;
  const { accountPayments } = services;
  services.accountPayments = {
    ...accountPayments,
    recordUnreportedPurchase(...question) {
      const found = accountPayments.recordUnreportedPurchase(...question);
      release();
      return found;
    },
  };
  expect(await renewed(buyer)).toEqual(everything);
  expect((await page).body).toMatchObject({ status: 'Auto-Renewable' });
});

it('tokens are renewed while Stripe is away, and are entitled once it is back', async () => {
  const { services } = billing;
  const buyer = await paid();
  await whileStripeIsAway(services, async () => expect(await renewed(buyer)).toEqual([]));
  services.clock.advance(hour);
  expect(await renewed(buyer)).toEqual(everything);
});

it('whatever Stripe does not say in time is not waited for', async () => {
  const buyer = await paid();
  const asked = new Promise<void>((resolve) => {
    sessions().retrieve = () => {
      resolve();
      return new Promise(() => {});
    };
  });
  const count = jest.fn(async () => {});
  const look = { accountId: buyer.accountId, count };
  await holdTimeLimits(async ({ pass }) => {
    const first = recordUnreportedPurchase(billing.services, look);
    await asked;
    const second = recordUnreportedPurchase(billing.services, look);
    pass();
    expect([await first, await second]).toEqual([false, false]);
  });
  expect(count).toHaveBeenCalledTimes(1);
});

it('136. L3: tokens are renewed for a network on whose behalf Stripe is asked no more', async () => {
  const { services, origin } = billing;
  services.config = { ...services.config, trustedProxyHops: 1 };
  const headers = { 'x-forwarded-for': '203.0.113.12' };
  const asked = jest.spyOn(sessions(), 'retrieve');
  const renew = async (buyer: SignedUp) => {
    const parameters = {
      grant_type: 'refresh_token',
      client_id: services.config.clients.web.id,
      refresh_token: buyer.refreshToken,
    };
    const response = await call(`${origin}/api/auth/v2/token`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(parameters),
    });
    return entitled(buyer, response);
  };
  const { buyer, pay } = await atCheckout();
  expect(await renew(buyer)).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(1);
  await pay();
  await services.database
    .updateTable('counters')
    .set({ count: 600 })
    .where('key', 'like', 'payment-checks-by-client:%')
    .execute();
  services.clock.advance(hour / 20);
  expect(await renew(buyer)).toEqual([]);
  // So does a page that waits go on being answered.
  const page = await asAccount(`${origin}/api/subscription`, buyer.accessToken, { headers });
  expect(page.status).toBe(404);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('an account page that asks right after a payment learns that a purchase may be on its way, also after an earlier one', async () => {
  const { buyer, pay } = await atCheckout();
  // Nothing is paid, and Stripe says so.
  expect((await shown(buyer)).body).toEqual({ error: 'No subscription found' });
  await pay();
  expect(await shown(buyer)).toEqual({
    status: 404,
    body: { error: 'No subscription found', purchasePending: true },
  });
  billing.services.clock.advance(3 * second);
  expect((await shown(buyer)).body).toMatchObject({ status: 'Auto-Renewable' });
  expect((await shown(buyer)).body).not.toHaveProperty('purchasePending');
  billing.emulator.setDeliveryMode({ mode: 'normal' });
  await billing.endAtStripe();
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  const { body } = await billing.checkout(buyer);
  expect((await shown(buyer)).body).toMatchObject({ status: 'Expired' });
  await payCheckout(String(body.checkoutUrl), goodCard);
  expect((await shown(buyer)).body).toMatchObject({ status: 'Expired', purchasePending: true });
  billing.services.clock.advance(3 * second);
  expect((await shown(buyer)).body).toMatchObject({ status: 'Auto-Renewable' });
});

it('who asks for the payment page once more before Stripe says everything is led to the page that waits', async () => {
  const { subscriptions } = billing.services.stripe;
  const retrieve = subscriptions.retrieve.bind(subscriptions);
  subscriptions.retrieve = async (...call) => ({
    ...(await retrieve(...call)),
    default_payment_method: null,
  });
  const buyer = await paid();
  const { body } = await billing.checkout(buyer);
  expect(new URL(String(body.checkoutUrl)).pathname).toBe('/pro/welcome');
  subscriptions.retrieve = retrieve;
  const other = await billing.checkout(buyer, { productId: 'plus-monthly-us' });
  expect([other.status, other.body.error]).toEqual([409, 'subscription_active']);
});
