import { second } from '@/server/clock';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { createBilling, goodCard } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';

const billing = openForEachTest(() => createBilling());
beforeEach(() => {
  billing.emulator.setDeliveryMode({ mode: 'drop' });
});

const shown = (buyer: SignedUp) => billing.get(buyer, '/api/subscription');

it('an account page that asks right after a payment learns that a purchase may be on its way', async () => {
  const buyer = await billing.signUp();
  const { body } = await billing.checkout(buyer);
  // Nothing is paid, and Stripe says so.
  expect((await shown(buyer)).body).toEqual({ error: 'No subscription found' });
  await payCheckout(String(body.checkoutUrl), goodCard);
  expect(await shown(buyer)).toEqual({
    status: 404,
    body: { error: 'No subscription found', purchasePending: true },
  });
  billing.services.clock.advance(3 * second);
  expect((await shown(buyer)).body).toMatchObject({ status: 'Auto-Renewable' });
  expect((await shown(buyer)).body).not.toHaveProperty('purchasePending');
});

it('so does one whose last subscription has ended', async () => {
  const buyer = await billing.signUp();
  await payCheckout(String((await billing.checkout(buyer)).body.checkoutUrl), goodCard);
  await shown(buyer);
  const [first] = (await billing.services.stripe.subscriptions.list()).data;
  billing.emulator.setDeliveryMode({ mode: 'normal' });
  await billing.services.stripe.subscriptions.cancel(first?.id ?? '');
  await billing.emulator.settled();
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
  const buyer = await billing.signUp();
  await payCheckout(String((await billing.checkout(buyer)).body.checkoutUrl), goodCard);
  const { body } = await billing.checkout(buyer);
  expect(new URL(String(body.checkoutUrl)).pathname).toBe('/pro/welcome');
  subscriptions.retrieve = retrieve;
  expect((await billing.checkout(buyer)).body.error).toBe('subscription_active');
});
