import { runBillingJobs } from '@/server/billing/billingJobs';
import { minute, second } from '@/server/clock';
import { deliverDueMails } from '@/server/mail/queue/worker';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { createBilling } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';

/** What the provider still holds of a person after the account was deleted, read from the provider's side. */
const billing = openForEachTest(() => createBilling());

async function customerOf(buyer: SignedUp): Promise<string> {
  const { data } = await billing.services.stripe.customers.list({ limit: 100 });
  const found = data.find(({ metadata }) => metadata.account_id === buyer.accountId);
  if (!found) throw new Error('no customer');
  return found.id;
}
const closures = () => billing.services.database.selectFrom('stripe_closures').selectAll().execute();

it('with tax the buyer’s number and address are asked for, the receipt names the tax, and a deletion removes both', async () => {
  const { stripe, config } = billing.services;
  billing.services.config = { ...config, stripe: { ...config.stripe, tax: true } };
  const page = async () => {
    const { body } = await billing.checkout(await billing.signUp());
    return (await fetch(String(body.checkoutUrl))).text();
  };
  expect(await page()).toContain('name="taxId"');
  const buyer = await billing.signUp();
  const { body } = await billing.checkout(buyer);
  await payCheckout(String(body.checkoutUrl), undefined, undefined, { taxId: 'DE123456789' });
  await billing.emulator.settled();
  const id = await customerOf(buyer);
  expect((await stripe.customers.listTaxIds(id)).data).toMatchObject([{ value: 'DE123456789' }]);
  expect(await stripe.customers.retrieve(id)).toMatchObject({ address: { country: 'US' } });
  await billing.changeAtStripe({ trial_end: 'now' });
  await deliverDueMails(billing.services);
  const receipt = billing.services.mails.find(({ subject }) => subject.includes('receipt'));
  for (const line of [
    'we charged $99.99',
    'Seller’s VAT ID: XX000000000 (sandbox)',
    'Buyer’s country: United States',
    'Buyer’s tax ID: DE123456789',
    'Subtotal: $83.32',
    'VAT (20%): $16.67\nTotal: $99.99',
  ])
    expect(receipt?.text).toContain(line);
  expect(await (await fetch(/https?:\S+\/pdf/.exec(receipt?.text ?? '')?.[0] ?? '')).text()).toMatch(/^%PDF/);
  expect(await billing.deleteAccount(buyer)).toBe(200);
  await runBillingJobs(billing.services);
  expect((await stripe.customers.listTaxIds(id)).data).toEqual([]);
  billing.services.config = config;
  expect(await page()).not.toContain('name="taxId"');
});

it('163. L5: whoever paid leaves invoices and nothing else: no address, no name, no card', async () => {
  const { stripe } = billing.services;
  const buyer = await billing.subscribe();
  await billing.changeAtStripe({ trial_end: 'now' });
  const id = await customerOf(buyer);
  await stripe.customers.update(id, {
    phone: '+1 555 0100',
    address: { line1: '1 Main St', country: 'US' },
  });
  const [card] = (await stripe.paymentMethods.list({ customer: id })).data;
  expect(await stripe.customers.retrieve(id)).toMatchObject({
    email: 'buyer@example.org',
    name: 'Test Buyer',
  });

  expect(await billing.deleteAccount(buyer)).toBe(200);
  await runBillingJobs(billing.services);

  const left = await stripe.customers.retrieve(id);
  expect(left).toMatchObject({ email: null, name: null, phone: null, address: null });
  expect(left).toMatchObject({ invoice_settings: { default_payment_method: null } });
  expect((await stripe.paymentMethods.list({ customer: id })).data).toEqual([]);
  const detached = await stripe.paymentMethods.retrieve(card?.id ?? '');
  expect(detached).toMatchObject({
    customer: null,
    billing_details: { email: null, name: null, address: null },
  });
  const [subscription] = (await stripe.subscriptions.list({ customer: id, status: 'all' })).data;
  expect(subscription).toMatchObject({ status: 'canceled', default_payment_method: null });
  const invoices = (await stripe.invoices.list({ customer: id })).data;
  expect(invoices.map(({ amount_paid }) => amount_paid)).toContain(9999);
  expect(await closures()).toEqual([]);
});

it('124. B19, 163. L5: an open payment page of an account without a customer in our rows is closed too, later if Stripe is away', async () => {
  const { stripe, database, clock } = billing.services;
  const buyer = await billing.signUp();
  await billing.checkout(buyer);
  await database.deleteFrom('customers').where('account_id', '=', buyer.accountId).execute();
  const pageOf = async () => (await stripe.checkout.sessions.list()).data[0]?.status;
  // No customer, so nothing is asked before: the account goes although Stripe is away.
  billing.emulator.setOutage(Number.POSITIVE_INFINITY);
  expect(await billing.deleteAccount(buyer)).toBe(200);
  await runBillingJobs(billing.services);
  billing.emulator.setOutage(0);
  expect(await pageOf()).toBe('open');
  expect(await closures()).toMatchObject([{ kind: 'account', id: buyer.accountId }]);
  clock.advance(3 * second);
  await runBillingJobs(billing.services);
  expect(await pageOf()).toBe('expired');
  expect(await closures()).toEqual([]);
});

it('163. L5: whoever never paid leaves no customer at all; what stopped half way is taken up again, by another process too', async () => {
  const { stripe, clock } = billing.services;
  const buyer = await billing.subscribe();
  const id = await customerOf(buyer);
  expect(await billing.deleteAccount(buyer)).toBe(200);
  const { paymentMethods, customers } = stripe;
  const unforeseen = () => {
    throw new Error('something nobody foresaw');
  };
  const spies = [jest.spyOn(paymentMethods, 'detach'), jest.spyOn(customers, 'del')];
  for (const failing of spies) {
    failing.mockImplementationOnce(unforeseen);
    await runBillingJobs(billing.services);
    expect(await customers.retrieve(id)).not.toMatchObject({ deleted: true });
    clock.advance(minute);
  }
  // Until the key may do it, the log names what it may not.
  const { services } = billing;
  billing.callWithKey('rk_test_without_tax_id');
  await runBillingJobs(services);
  expect(services.logLines.filter((line) => line.includes('"permission":"tax_id_read"'))).toHaveLength(1);
  services.stripe = stripe;
  clock.advance(minute);
  await runBillingJobs(services);
  expect(await customers.retrieve(id)).toMatchObject({ deleted: true });
});

it('163. L5: a purchase that began before the deletion opens no payment page after it', async () => {
  const { stripe, database } = billing.services;
  const buyer = await billing.subscribe({ withoutTrial: true });
  await billing.endAtStripe();
  const { subscriptions } = stripe;
  const { list } = subscriptions;
  async function* afterDeletion() {
    expect(await billing.deleteAccount(buyer)).toBe(200);
    await runBillingJobs(billing.services);
    yield* subscriptions.list({});
  }
  subscriptions.list = (...call) => {
    subscriptions.list = list;
    return Object.assign(subscriptions.list(...call), { [Symbol.asyncIterator]: afterDeletion });
  };
  // The account is gone, and so is what would renew its token.
  const opened = await billing.checkout(buyer).catch(() => null);
  expect(opened?.body.checkoutUrl).toBeUndefined();
  expect((await stripe.checkout.sessions.list({ status: 'open' })).data).toEqual([]);
  expect(await database.selectFrom('checkouts').selectAll().where('status', '=', 'open').execute()).toEqual(
    [],
  );
  expect(await closures()).toEqual([]);
});

it('163. L5: an address on its way to Stripe while the account is deleted does not stay there', async () => {
  const { stripe, database, clock } = billing.services;
  const buyer = await billing.subscribe();
  await billing.changeAtStripe({ trial_end: 'now' });
  const id = await customerOf(buyer);
  expect(await billing.deleteAccount(buyer)).toBe(200);
  await runBillingJobs(billing.services);
  // What a slow call that began before the deletion does last.
  await stripe.customers.update(id, { email: 'late@example.org' });
  await database.updateTable('customers').set({ email_pending: 1 }).execute();
  clock.advance(5 * minute);
  await runBillingJobs(billing.services);
  expect(await stripe.customers.retrieve(id)).toMatchObject({ email: null });
});
