import { sql } from 'kysely';
import { runBillingJobs } from '@/server/billing/billingJobs';
import { day, hour, minute } from '@/server/clock';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { createBilling, goodCard } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';

const billing = openForEachTest(() => createBilling());

const customersOf = async (buyer: SignedUp) => {
  const { data } = await billing.services.stripe.customers.list({ limit: 100 });
  return data.filter(({ metadata }) => metadata.account_id === buyer.accountId);
};
const pay = async (reply: { body: Record<string, unknown> }) => {
  await payCheckout(String(reply.body.checkoutUrl), goodCard);
  await billing.emulator.settled();
};
/** The rows as they are after a change to another account at Stripe, or to the live key of the same one. */
async function changeKey(): Promise<void> {
  const { database } = billing.services;
  await sql`update customers set stripe_customer_id = stripe_customer_id || '_strange'`.execute(database);
  await sql`update subscriptions set provider_subscription_id = provider_subscription_id || '_strange'`.execute(
    database,
  );
  await sql`update checkouts set stripe_session_id = stripe_session_id || '_strange'`.execute(database);
}

describe('161. B13: a customer that was deleted at Stripe', () => {
  it('161. B13: who had not paid yet buys with a new customer, on a page that can be paid', async () => {
    const buyer = await billing.signUp();
    const first = await billing.checkout(buyer);
    const [before] = await customersOf(buyer);
    await billing.services.stripe.customers.del(before?.id ?? '');
    const again = await billing.checkout(buyer);
    expect(again.status).toBe(200);
    expect(again.body.checkoutUrl).not.toBe(first.body.checkoutUrl);
    await pay(again);
    expect((await billing.get(buyer, '/api/subscription')).body.status).toBe('Auto-Renewable');
    expect(await customersOf(buyer)).toHaveLength(1);
  });

  it.each(['normal', 'drop'] as const)(
    '161. B13: who had paid is told that the subscription ended (%s), and buys anew',
    async (mode) => {
      const buyer = await billing.subscribe();
      billing.emulator.setDeliveryMode({ mode });
      const [before] = await customersOf(buyer);
      await billing.services.stripe.customers.del(before?.id ?? '');
      await billing.emulator.settled();
      const portal = await billing.get(buyer, '/api/checkout/portal');
      expect([portal.status, portal.body.error]).toEqual([404, 'no_subscription']);
      expect((await billing.get(buyer, '/api/subscription')).body.status).toBe('Expired');
      expect((await billing.mailed('free trial has ended')).map(({ to }) => to)).toEqual([
        'buyer@example.org',
      ]);
      const again = await billing.checkout(buyer);
      expect(again.status).toBe(200);
      billing.emulator.setDeliveryMode({ mode: 'normal' });
      await pay(again);
      expect((await billing.get(buyer, '/api/subscription')).body.status).toBe('Auto-Renewable');
      expect((await billing.get(buyer, '/api/checkout/portal')).status).toBe(200);
    },
  );

  it('161. B13: buying first mends it as well, and the account can be deleted', async () => {
    const buyer = await billing.subscribe();
    billing.emulator.setDeliveryMode({ mode: 'drop' });
    const [before] = await customersOf(buyer);
    await billing.services.stripe.customers.del(before?.id ?? '');
    expect((await billing.checkout(buyer)).status).toBe(200);
    expect(await billing.deleteAccount(buyer)).toBe(200);
    await runBillingJobs(billing.services);
  });
});

describe('161. B13: rows of another key', () => {
  it('161. B13: a subscription keeps its access and is never a failure', async () => {
    const buyer = await billing.subscribe();
    await changeKey();
    expect((await billing.get(buyer, '/api/subscription')).body.status).toBe('Auto-Renewable');
    expect((await billing.get(buyer, '/api/checkout/portal')).status).toBe(404);
    const bought = await billing.checkout(buyer);
    expect([bought.status, bought.body.error]).toEqual([409, 'subscription_active']);
    billing.services.clock.advance(8 * day);
    expect((await billing.get(buyer, '/api/subscription')).status).toBe(200);
    expect(await billing.deleteAccount(buyer)).toBe(200);
  });

  it('161. B13: one that has lapsed stands in nobody’s way', async () => {
    const buyer = await billing.subscribe();
    billing.emulator.setDeliveryMode({ mode: 'drop' });
    await changeKey();
    billing.services.clock.advance(25 * day);
    const again = await billing.checkout(buyer);
    expect(again.status).toBe(200);
    expect((await billing.get(buyer, '/api/subscription')).body.status).toBe('Expired');
  });

  it('161. B13: an open payment page is replaced', async () => {
    const buyer = await billing.signUp();
    await billing.checkout(buyer);
    await changeKey();
    expect((await billing.get(buyer, '/api/subscription')).status).toBe(404);
    const again = await billing.checkout(buyer);
    expect(again.status).toBe(200);
    await pay(again);
    expect((await billing.get(buyer, '/api/subscription')).body.status).toBe('Auto-Renewable');
  });
});

describe('162. B15: the answer about a new customer was lost', () => {
  /** Stripe makes the customer, and the process ends before it hears of it. */
  async function lostAnswer(): Promise<SignedUp> {
    const buyer = await billing.signUp();
    const { customers } = billing.services.stripe;
    const create = jest.spyOn(customers, 'create').mockImplementationOnce(async (...parameters) => {
      create.mockRestore();
      await customers.create(...parameters);
      throw new Error('the process ended here');
    });
    expect((await billing.checkout(buyer)).status).toBe(500);
    expect(await customersOf(buyer)).toHaveLength(1);
    return buyer;
  }

  it('162. B15: asked again at once, minutes or a day later, it is the same customer', async () => {
    for (const later of [0, 10 * minute, 25 * hour]) {
      const buyer = await lostAnswer();
      // Time of the service alone: the payment side forgets its keys by the same clock.
      billing.services.clock.advance(later);
      await billing.signUp().then((other) => billing.checkout(other));
      expect([later, (await billing.checkout(buyer)).status]).toEqual([later, 200]);
      expect(await customersOf(buyer)).toHaveLength(1);
    }
  });

  it('162. B15: nobody asked again: the account has its customer, and a deleted one leaves Stripe', async () => {
    const { database, clock } = billing.services;
    const [buyer, gone] = [await lostAnswer(), await lostAnswer()];
    expect(await billing.deleteAccount(gone)).toBe(200);
    clock.advance(hour);
    await runBillingJobs(billing.services);
    await runBillingJobs(billing.services);
    const rows = await database
      .selectFrom('customers')
      .select(['account_id', 'stripe_customer_id'])
      .execute();
    const [customer] = await customersOf(buyer);
    expect(rows).toContainEqual({ account_id: buyer.accountId, stripe_customer_id: customer?.id });
    expect(await database.selectFrom('customer_requests').selectAll().execute()).toEqual([]);
    expect(await customersOf(gone)).toEqual([]);
  });
});
