import { limits } from '@/server/attempts/limitTable';
import { reconcile } from '@/server/billing/reconcile/reconcile';
import { followCustomersCard } from '@/server/billing/subscription/newCard';
import { syncSubscription } from '@/server/billing/subscription/syncSubscription';
import { day, minute, second } from '@/server/clock';
import { takeMailUnder } from '@/server/mail/addressing/mailBudget';
import { inTransaction } from '@/server/services';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { createBilling, goodCard } from '@/tests/fixtures/service/billing';
import { newCard } from '@/tests/fixtures/service/cards';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';

/** Pays, and has no fingerprint. */
const nameless = '6011111111111117';
const refusedYearly = {
  status: 404,
  body: {
    error: 'No subscription found',
    undone: {
      productId: 'plus-yearly-us',
      billingPeriod: 'Yearly',
      price: 9999,
      currency: 'USD',
      refunded: 0,
    },
  },
};

const billing = openForEachTest(() => createBilling());

const trialWithUsedCard = async (email?: string) => {
  await billing.subscribe({}, goodCard, 'first@example.org');
  return billing.subscribe({}, goodCard, email);
};
const shown = (buyer: SignedUp) => billing.get(buyer, '/api/subscription');
async function charged(): Promise<number> {
  const { data } = await billing.services.stripe.invoices.list({ limit: 100 });
  return data.reduce((sum, { amount_paid, status }) => sum + (status === 'paid' ? amount_paid : 0), 0);
}
async function openAtStripe(): Promise<number> {
  return (await billing.services.stripe.subscriptions.list({ limit: 100 })).data.length;
}
const mailsTo = async (email: string) => (await billing.mailsTo(email)).map(({ subject }) => subject);
const payWithoutTrial = (buyer: SignedUp) => billing.purchase(buyer, { withoutTrial: true }, goodCard);

it('169. a card that had its trial is charged nothing: no access and no subscription, and its buyer is asked until it was paid', async () => {
  const buyer = await trialWithUsedCard();
  expect(await shown(buyer)).toEqual(refusedYearly);
  expect((await billing.get(buyer, '/api/subscription/status')).status).toBe(404);
  expect(await openAtStripe()).toBe(1);
  const rows = billing.services.database.selectFrom('subscriptions').select('account_id');
  expect(await rows.where('account_id', '=', buyer.accountId).execute()).toEqual([]);
  await billing.advance(day);
  expect(await shown(buyer)).toEqual(refusedYearly);
  await payWithoutTrial(buyer);
  await billing.endAtStripe();
  expect((await shown(buyer)).body).toMatchObject({ status: 'Expired' });
  await billing.advance(400 * day);
  expect(await charged()).toBe(9999 * 3);
});

it('169. another card still has its trial, and the used one is refused again', async () => {
  const buyer = await trialWithUsedCard();
  await billing.purchase(buyer, {}, goodCard);
  expect(await shown(buyer)).toEqual(refusedYearly);
  await billing.purchase(buyer, {}, newCard());
  expect((await shown(buyer)).body).toMatchObject({ activeOffers: [{ type: 'Trial' }] });
  expect(await charged()).toBe(0);
});

it('169. the question waits while the page that follows may have been paid, and comes back when it was not', async () => {
  const buyer = await trialWithUsedCard();
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  const { body } = await billing.checkout(buyer, { withoutTrial: true });
  expect(await shown(buyer)).toEqual(refusedYearly);
  await payCheckout(String(body.checkoutUrl), goodCard);
  // Stripe was asked a moment ago, so nobody knows yet.
  expect((await shown(buyer)).body).toEqual({ error: 'No subscription found', purchasePending: true });
  billing.services.clock.advance(3 * second);
  expect((await shown(buyer)).status).toBe(200);
});

it('169. before Stripe says which card it is, nobody is welcomed', async () => {
  await billing.subscribe({}, goodCard, 'first@example.org');
  const { subscriptions } = billing.services.stripe;
  const retrieve = subscriptions.retrieve.bind(subscriptions);
  subscriptions.retrieve = async (...call) => ({
    ...(await retrieve(...call)),
    default_payment_method: null,
  });
  const buyer = await billing.subscribe({}, goodCard, 'second@example.org');
  expect(await shown(buyer)).toEqual({
    status: 404,
    body: { error: 'No subscription found', purchasePending: true },
  });
  subscriptions.retrieve = retrieve;
  billing.services.clock.advance(4 * second);
  expect(await shown(buyer)).toEqual(refusedYearly);
  expect(await mailsTo('second@example.org')).toEqual(['Your free trial didn’t start']);
});

it('169. a stranger who types an address again and again causes one mail a day, and then opens no payment page', async () => {
  const { maximum } = limits['undone-by-account'];
  await billing.subscribe({}, goodCard, 'first@example.org');
  const buyer = await billing.signUp();
  for (let time = 0; time < maximum; time += 1)
    await billing.purchase(buyer, {}, goodCard, 'bombed@example.org');
  expect(await billing.checkout(buyer, { withoutTrial: true })).toMatchObject({
    status: 429,
    body: { error: 'too_many_requests' },
  });
  await billing.subscribe({}, goodCard, 'bombed@example.org');
  await reconcile(billing.services);
  expect(await mailsTo('bombed@example.org')).toEqual(['Your free trial didn’t start']);
  await billing.advance(day + minute);
  await reconcile(billing.services);
  expect(await mailsTo('bombed@example.org')).toHaveLength(1);
  expect((await billing.checkout(buyer, { withoutTrial: true })).status).toBe(200);
});

it('169. it is mailed within the budget of an address that nobody has proved', async () => {
  await billing.subscribe({}, goodCard, 'first@example.org');
  const subject = 'bombed@example.org';
  for (let sent = 0; sent < limits['first-mails-a-day'].maximum; sent += 1)
    await inTransaction(billing.services, (within) => takeMailUnder(within, 'first-mails-a-day', subject));
  await billing.subscribe({}, goodCard, subject);
  expect(await mailsTo(subject)).toEqual([]);
});

describe('in a trial that has begun', () => {
  const paidWith = async (buyer: SignedUp) => {
    const subscription = await ofBuyer(buyer);
    const method = subscription?.default_payment_method;
    return method && typeof method === 'object' ? method.card?.last4 : null;
  };
  const ofBuyer = async ({ accountId }: SignedUp) => {
    const { data } = await billing.services.stripe.subscriptions.list({
      limit: 100,
      expand: ['data.default_payment_method'],
    });
    return data.find(({ metadata }) => metadata.account_id === accountId);
  };
  async function changedTo(buyer: SignedUp, number: string): Promise<void> {
    await billing.changeCard(buyer, number);
    expect(await paidWith(buyer)).toBe(number.slice(-4));
  }

  it('169. the card can be changed to a fresh one, which is used then, and to one that cannot be told from others', async () => {
    const buyer = await billing.subscribe({}, newCard(), 'second@example.org');
    const fresh = newCard();
    await changedTo(buyer, fresh);
    expect(await shown(await billing.subscribe({}, fresh, 'third@example.org'))).toEqual(refusedYearly);
    await changedTo(buyer, nameless);
    await reconcile(billing.services);
    expect((await shown(buyer)).body).toMatchObject({ activeOffers: [{ type: 'Trial' }] });
    expect(await openAtStripe()).toBe(1);
    expect(await mailsTo('second@example.org')).toEqual([expect.stringContaining('Welcome')]);
    await billing.advance(8 * day);
    expect((await shown(buyer)).body).toMatchObject({ status: 'Auto-Renewable', activeOffers: [] });
  });

  it('169. a change of card that is reported several times at once ends nothing', async () => {
    await billing.subscribe({}, goodCard, 'first@example.org');
    const buyer = await billing.subscribe({}, newCard(), 'second@example.org');
    billing.emulator.setDeliveryMode({ mode: 'drop' });
    await billing.changeCard(buyer, goodCard);
    const { customer } = (await ofBuyer(buyer)) ?? {};
    const report = { chosenAt: billing.services.clock.now() };
    await Promise.all([1, 2, 3].map(() => followCustomersCard(billing.services, String(customer), report)));
    expect(await paidWith(buyer)).toBe('4242');
    const { id = '' } = (await ofBuyer(buyer)) ?? {};
    await Promise.all([1, 2, 3].map(() => syncSubscription(billing.services, id)));
    expect((await shown(buyer)).body).toMatchObject({ activeOffers: [{ type: 'Trial' }] });
    const keys = await billing.services.database.selectFrom('trials').selectAll().execute();
    expect(keys.filter(({ key }) => key.startsWith('card:'))).toHaveLength(2);
  });
});
