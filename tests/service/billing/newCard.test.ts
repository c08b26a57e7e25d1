import type Stripe from 'stripe';
import { InvoicesResponse } from '@/lib/contract/billing';
import { Subscription } from '@/lib/contract/subscription';
import { follow, open, submit, textOf, goodCard as typedCard } from '@/packages/stripe-sandbox/tests/browse';
import { runBillingJobs } from '@/server/billing/billingJobs';
import { endUnpaidSubscriptions } from '@/server/billing/subscription/endUnpaid';
import { followCustomersCard } from '@/server/billing/subscription/newCard';
import { day, hour, second } from '@/server/clock';
import { neverAborted } from '@/server/neverAborted';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { createBilling, failsAtRenewal } from '@/tests/fixtures/service/billing';
import { newCard } from '@/tests/fixtures/service/cards';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';

const monthly = { productId: 'plus-monthly-us' };
const asksEveryTime = '4000002760003184';

const billing = openForEachTest(() => createBilling());

const status = async (buyer: SignedUp, query = '') =>
  Subscription.parse((await billing.get(buyer, `/api/subscription${query}`)).body).status;
const atStripe = async () => {
  const expand = ['data.default_payment_method', 'data.latest_invoice'];
  const [newest] = (await billing.services.stripe.subscriptions.list({ status: 'all', expand })).data;
  const { default_payment_method: card, latest_invoice: invoice, customer } = newest ?? {};
  return {
    id: newest?.id ?? '',
    customer: String(customer),
    status: newest?.status,
    last4: card && typeof card === 'object' ? card.card?.last4 : null,
    invoice: invoice && typeof invoice === 'object' ? invoice.status : null,
  };
};
const count = async (type: string) =>
  (await billing.services.stripe.events.list({ type, limit: 100 })).data.length;

const invoices = async (buyer: SignedUp) =>
  InvoicesResponse.parse((await billing.get(buyer, '/api/subscription/invoices')).body).invoices;

/** A subscriber whose first charge failed. */
async function unpaid(): Promise<SignedUp> {
  const buyer = await billing.payer(monthly, failsAtRenewal);
  expect(await status(buyer)).toBe('Grace Period');
  return buyer;
}

it('the page that its owner comes back to does the same, while Stripe’s event is lost', async () => {
  const buyer = await unpaid();
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  await billing.changeCard(buyer);
  expect(await status(buyer)).toBe('Grace Period');
  expect(await status(buyer, '?fresh=1')).toBe('Auto-Renewable');
  expect(await atStripe()).toMatchObject({ last4: '4242', invoice: 'paid' });
});

it('the event, its repetition and the page at once charge the card once, with one receipt', async () => {
  const buyer = await unpaid();
  billing.emulator.setDeliveryMode({ mode: 'duplicate' });
  billing.emulator.behavior.set('slowAnswers', true);
  const { body } = await billing.get(buyer, '/api/checkout/portal?flow=card');
  await submit(await follow(await open(String(body.customerPortalUrl))), typedCard);
  await Promise.all([status(buyer, '?fresh=1'), status(buyer, '?fresh=1'), billing.emulator.settled()]);
  billing.emulator.behavior.set('slowAnswers', false);
  await runBillingJobs(billing.services);
  expect(await status(buyer, '?fresh=1')).toBe('Auto-Renewable');
  expect([await count('charge.succeeded'), await count('invoice.paid')]).toEqual([1, 2]);
  expect(await billing.mailed('receipt')).toHaveLength(1);
});

it.each([
  ['is declined', failsAtRenewal, 'invoice.payment_failed'],
  ['waits for its bank', asksEveryTime, 'invoice.payment_action_required'],
])(
  'a new card that %s is asked once, and the invoice stays open to be paid on its page',
  async (_, card, type) => {
    const buyer = await unpaid();
    const before = await count(type);
    await billing.changeCard(buyer, card);
    for (let visit = 0; visit < 2; visit += 1) {
      await billing.advance(2 * hour);
      expect(await status(buyer, '?fresh=1')).toBe('Grace Period');
    }
    expect(await count(type)).toBe(before + 1);
    expect(await atStripe()).toMatchObject({ status: 'past_due', last4: card.slice(-4), invoice: 'open' });
    const [open] = await invoices(buyer);
    expect(open).toMatchObject({ status: 'open', pageUrl: expect.any(String) });
    expect(open?.awaitsBank).toBe(card === asksEveryTime ? true : undefined);
    expect(await billing.mailed('asks you to confirm')).toHaveLength(card === asksEveryTime ? 1 : 0);
  },
);

it('a renewal about which the bank asks is confirmed on the page that its mail and the account lead to', async () => {
  const buyer = await billing.subscribe(monthly);
  await billing.changeCard(buyer, asksEveryTime);
  await billing.advance(7 * day + hour);
  expect(await status(buyer)).toBe('Grace Period');
  const [mail, ...others] = await billing.mailed('asks you to confirm');
  expect([others, await billing.mailed('didn’t go through')]).toEqual([[], []]);
  const [asked] = await invoices(buyer);
  expect(asked).toMatchObject({ status: 'open', awaitsBank: true });
  const page = asked?.pageUrl ?? '';
  expect(mail?.text).toContain(page);

  // The bank, or whoever answers it, refuses: nothing is lost, and another card can be given right there.
  const refused = await submit(await open(`${page}/confirm`), { answer: 'fail' });
  await billing.emulator.settled();
  expect(textOf(await follow(refused))).toContain('You weren’t charged');
  expect([await status(buyer), (await invoices(buyer))[0]?.awaitsBank]).toEqual(['Grace Period', undefined]);
  expect(await billing.mailed('didn’t go through')).toHaveLength(1);
  const declined = await submit(await open(`${page}/pay`), { ...typedCard, number: '4000000000000002' });
  expect(textOf(await follow(declined))).toContain('Your card was declined');

  const question = await submit(await open(`${page}/pay`), { ...typedCard, number: asksEveryTime });
  await submit(await follow(question), { answer: 'complete' });
  await billing.emulator.settled();
  expect(await status(buyer)).toBe('Auto-Renewable');
  expect(await atStripe()).toMatchObject({ status: 'active', last4: '3184', invoice: 'paid' });
  expect(await billing.mailed('receipt')).toHaveLength(1);
  expect((await open(page)).html).not.toContain('/pay');
  expect((await open(`${page}/confirm`)).location).toBe(new URL(page).pathname);
});

it('a card given after its subscription’s own was removed pays as well', async () => {
  const buyer = await unpaid();
  const { stripe } = billing.services;
  const { customer } = await atStripe();
  const [card] = (await stripe.paymentMethods.list({ customer })).data;
  await stripe.paymentMethods.detach(card?.id ?? '');
  await billing.changeCard(buyer);
  expect(await status(buyer)).toBe('Auto-Renewable');
  expect(await atStripe()).toMatchObject({ last4: '4242', invoice: 'paid' });
});

it('a receipt names the card with which a failed charge was paid a moment later', async () => {
  const buyer = await unpaid();
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  await billing.changeCard(buyer);
  billing.emulator.setDeliveryMode({ mode: 'normal' });
  const { stripe } = billing.services;
  const [unpaidInvoice] = (await stripe.invoices.list({ status: 'open' })).data;
  const { data } = await stripe.paymentMethods.list({ customer: (await atStripe()).customer });
  const given = data.find(({ card }) => card?.last4 === '4242');
  await stripe.invoices.pay(unpaidInvoice?.id ?? '', { payment_method: given?.id });
  await billing.emulator.settled();
  expect(await atStripe()).toMatchObject({ last4: failsAtRenewal.slice(-4), invoice: 'paid' });
  expect((await billing.mailed('receipt'))[0]?.text).toContain('card ending in 4242');
});

it('the mail about a refund names the card that paid, to which the money goes, and not the one given since', async () => {
  const paidWith = newCard();
  const buyer = await billing.payer(monthly, paidWith);
  await billing.changeCard(buyer);
  expect(await atStripe()).toMatchObject({ last4: '4242' });
  await billing.post(buyer, '/api/subscription/refund');
  const [mail] = await billing.mailed('refund');
  expect(mail?.text).toContain(`to the card ending in ${paidWith.slice(-4)}.`);
});

it('what is past its grace period is neither charged nor revived, before and after it ends', async () => {
  const buyer = await unpaid();
  const { services, emulator } = billing;
  emulator.behavior.setCollection({ retryAfterDays: [], afterLastRetry: 'past_due' });
  await billing.advance(15 * day);
  await billing.changeCard(buyer);
  await billing.get(buyer, '/api/subscription?fresh=1');
  expect(await atStripe()).toMatchObject({ status: 'past_due', invoice: 'open' });
  await endUnpaidSubscriptions(services, neverAborted);
  await billing.changeCard(buyer, newCard());
  await billing.get(buyer, '/api/subscription?fresh=1');
  expect(await atStripe()).toMatchObject({ status: 'canceled', invoice: 'void' });
  expect(await count('charge.succeeded')).toBe(0);
});

it('who buys again is charged to the card typed then, whatever was reported before, or to an older one taken instead', async () => {
  const buyer = await billing.subscribe(monthly);
  const { services } = billing;
  const { customer, id } = await atStripe();
  await billing.changeCard(buyer);
  const { invoice_settings: settings } = (await services.stripe.customers.retrieve(
    customer,
  )) as Stripe.Customer;
  const older = String(settings.default_payment_method);
  await billing.advance(hour);
  await billing.changeCard(buyer, newCard());
  await services.stripe.subscriptions.cancel(id);
  await billing.emulator.settled();
  const reported = services.clock.now();
  await billing.advance(day);
  const second = newCard();
  await billing.purchase(buyer, { ...monthly, withoutTrial: true }, second, 'buyer@example.org');
  expect(await status(buyer, '?fresh=1')).toBe('Auto-Renewable');
  await followCustomersCard(services, customer, { chosenAt: reported });
  const bought = await atStripe();
  expect(bought).toMatchObject({ status: 'active', last4: second.slice(-4) });
  await services.stripe.subscriptions.update(bought.id, { default_payment_method: older });
  await billing.emulator.settled();
  expect(await status(buyer, '?fresh=1')).toBe('Auto-Renewable');
  expect(await atStripe()).toMatchObject({ id: bought.id, last4: '4242' });
});

it('other changes of a customer, and customers of somebody else, are of no interest', async () => {
  const buyer = await billing.subscribe(monthly);
  const { stripe, database } = billing.services;
  const { customer } = await atStripe();
  await stripe.customers.update(customer, { description: 'changed' });
  await billing.emulator.settled();
  const stored = () => database.selectFrom('webhook_events').where('type', '=', 'customer.updated');
  expect(await stored().selectAll().execute()).toEqual([]);
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  await billing.changeCard(buyer);
  await database.deleteFrom('customers').execute();
  const before = await atStripe();
  await followCustomersCard(billing.services, customer, {
    chosenAt: billing.services.clock.now() + second,
  });
  expect(await atStripe()).toEqual(before);
});
