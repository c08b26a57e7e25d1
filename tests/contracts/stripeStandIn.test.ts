import { join } from 'node:path';
import parameters from '@/packages/stripe-sandbox/src/parameters.json' with { type: 'json' };
import { routes } from '@/packages/stripe-sandbox/src/routes/routes';
import { follow, goodCard, open, submit } from '@/packages/stripe-sandbox/tests/browse';
import {
  createPlans,
  openCheckout,
  type StartedEmulator,
  startEmulator,
} from '@/packages/stripe-sandbox/tests/startEmulator';
import { output } from '@/tests/fixtures/runProgram';
import { problemsOf, type WireTypes } from './stripeShapes';

const day = 86_400_000;
const script = join(process.cwd(), 'packages/stripe-sandbox/scripts/readWireTypes.mjs');
const types: WireTypes = JSON.parse(output(process.execPath, [script]));

it('the fake Stripe answers the calls whose types it lists, and no others', () => {
  expect(Object.keys(routes).sort()).toEqual(Object.keys(types.calls).sort());
});

it('it accepts no parameter and no value that the SDK’s types do not have', () => {
  expect(Object.keys(parameters).sort()).toEqual(Object.keys(types.calls).sort());
  expect(types.parameters).toEqual(parameters);
  const unknown = Object.entries(types.parameters).flatMap(([call, paths]) =>
    Object.entries(paths).flatMap(([path, kind]) => (kind === null ? [`${call} ${path}`] : [])),
  );
  expect(unknown).toEqual([]);
});

it('every response and every event matches the SDK’s types', async () => {
  const started = await startEmulator();
  try {
    await walkEverything(started);
    await started.emulator.settled();
    const objects = started.answers.flatMap(({ call, body }) =>
      objectsOf(body).map((one) => ({ call, one })),
    );
    const wrong = objects.flatMap(({ call, one }) => problemsOfObject(one, call));
    const events = started.received.flatMap((event) => problemsOfEvent(event));
    expect([...new Set([...wrong, ...events])]).toEqual([]);
    const kinds = new Set(objects.map(({ one }) => kindOf(one)));
    const nested = ['subscription_item', 'line_item', 'plan', 'item'];
    expect(Object.keys(types.answers).filter((kind) => !kinds.has(kind) && !nested.includes(kind))).toEqual(
      [],
    );
    const sent = new Set(started.received.map(({ type }) => type as string));
    expect(Object.keys(types.events).filter((type) => !sent.has(type))).toEqual([]);
  } finally {
    await started.close();
  }
});

function objectsOf(body: unknown): unknown[] {
  const isList = typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data);
  return isList && kindOf(body) === 'list' ? (body.data as unknown[]) : [body];
}

function kindOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'object' in value ? String(value.object) : '';
}

function problemsOfObject(value: unknown, place: string): string[] {
  const kind = kindOf(value);
  const shape = types.answers[kind];
  if (!shape) return [`${place}: a ${kind || 'nothing'} is in no answer`];
  return problemsOf(types, shape, value, `${place}: ${kind}`);
}

function problemsOfEvent(event: StartedEmulator['received'][number]): string[] {
  const shape = types.events[event.type];
  if (!shape) return [`${event.type} is sent, but not named`];
  return [...problemsOfObject(event, event.type), ...problemsOf(types, shape, event.data, event.type)];
}

/** Everything the fake Stripe can do, once: purchase, confirmation, renewal, loss, refund, dispute and deletion. */
async function walkEverything(started: StartedEmulator): Promise<void> {
  const { stripe, clock, emulator } = started;
  const plans = await createPlans(stripe);
  await stripe.products.update(plans.product.id, { description: 'A year' });
  await stripe.prices.update(plans.monthly.id, { nickname: 'Monthly' });
  const pay = async (card: string, options: { trialDays?: number } = {}) => {
    const { id } = await stripe.customers.create({ metadata: { account_id: 'a' } });
    const session = await openCheckout(started, plans.monthly.id, { ...options, customer: id });
    const answer = await submit(await open(session.url), { ...goodCard, number: card });
    return { customer: id, session, answer };
  };
  const subscriptionOf = async (customer: string) => {
    const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
    return data[0]?.id ?? '';
  };
  const good = await pay('4242424242424242');
  const disputed = await pay('4000000000000259');
  await pay('4000000000000341');
  const returning = await pay('4000000000005126');
  const asking = await pay('4000002760003184');
  await submit(await follow(asking.answer), { answer: 'fail' });
  const retried = await submit(await open(asking.session.url), { ...goodCard, number: '4000002760003184' });
  await submit(await follow(retried), { answer: 'complete' });
  const [invoiced] = (await stripe.invoices.list({ customer: returning.customer })).data;
  const [payment] = (await stripe.invoicePayments.list({ invoice: invoiced?.id })).data;
  await stripe.refunds.create({ payment_intent: String(payment?.payment.payment_intent) });
  emulator.behavior.setCollection({ retryAfterDays: [3, 5, 7], afterLastRetry: 'cancel' });
  const abandoned = await pay('4000002760003184');
  await stripe.checkout.sessions.expire(abandoned.session.id);
  const trial = await pay('4242424242424242', { trialDays: 7 });
  await stripe.subscriptions.update(await subscriptionOf(trial.customer), { trial_end: 'now' });
  clock.advance(32 * day);
  await emulator.clockAdvanced();
  const [unpaid] = (await stripe.invoices.list({ status: 'open' })).data;
  await stripe.invoices.voidInvoice(unpaid?.id ?? '');
  emulator.behavior.set('draftInvoices', true);
  clock.advance(28 * day);
  await emulator.clockAdvanced();
  await readEverything(started, good.customer);
  const taxed = await stripe.customers.create();
  const { url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: taxed.id,
    line_items: [{ price: plans.monthly.id, quantity: 1 }],
    success_url: 'https://shop.example/welcome',
    automatic_tax: { enabled: true },
    tax_id_collection: { enabled: true },
    customer_update: { name: 'auto', address: 'auto' },
  });
  await submit(await open(url ?? ''), { ...goodCard, taxId: 'DE123456789' });
  const [invoice] = (await stripe.invoices.list({ customer: taxed.id })).data;
  await stripe.taxRates.retrieve(invoice?.total_taxes?.[0]?.tax_rate_details?.tax_rate ?? '');
  const [taxId] = (await stripe.customers.listTaxIds(taxed.id)).data;
  await stripe.customers.deleteTaxId(taxed.id, taxId?.id ?? '');
  const running = await subscriptionOf(good.customer);
  const [item] = (await stripe.subscriptions.retrieve(running)).items.data;
  const change = [{ id: item?.id ?? '', price: plans.yearly.id, quantity: 1 }];
  await stripe.invoices.createPreview({ subscription: running, subscription_details: { items: change } });
  await stripe.invoices.createPreview({ subscription: running });
  const session = { customer: good.customer, configuration: plans.portal };
  await stripe.billingPortal.sessions.create(session);
  for (const flow_data of [
    { type: 'payment_method_update' as const },
    { type: 'subscription_cancel' as const, subscription_cancel: { subscription: running } },
    {
      type: 'subscription_update_confirm' as const,
      subscription_update_confirm: { subscription: running, items: change },
      after_completion: {
        type: 'redirect' as const,
        redirect: { return_url: 'https://shop.example/account' },
      },
    },
  ])
    await stripe.billingPortal.sessions.create({ ...session, flow_data });
  const { id: endpoint } = await stripe.webhookEndpoints.create({
    url: 'https://shop.example/hook',
    enabled_events: ['*'],
  });
  await stripe.webhookEndpoints.update(endpoint, { description: 'A listener' });
  await stripe.webhookEndpoints.del(endpoint);
  await stripe.subscriptions.cancel(await subscriptionOf(good.customer), { prorate: false });
  const [method] = (await stripe.paymentMethods.list({ customer: good.customer })).data;
  await stripe.paymentMethods.update(method?.id ?? '', { billing_details: { name: '' } });
  await stripe.paymentMethods.detach(method?.id ?? '');
  await stripe.customers.del(disputed.customer);
  await stripe.customers.retrieve(disputed.customer);
}

async function readEverything(
  { stripe, received, emulator }: StartedEmulator,
  customer: string,
): Promise<void> {
  await emulator.settled();
  const [invoice] = (await stripe.invoices.list({ customer })).data;
  const { data } = await stripe.invoicePayments.list({ invoice: invoice?.id });
  const intent = String(data[0]?.payment.payment_intent);
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent);
  await stripe.charges.retrieve(String(charge));
  const { id: refund } = await stripe.refunds.create({ payment_intent: intent });
  await stripe.refunds.retrieve(refund);
  await stripe.refunds.list({ payment_intent: intent });
  const dispute = received.find(({ type }) => type === 'charge.dispute.created')?.data.object;
  const disputed = dispute && 'id' in dispute ? String(dispute.id) : '';
  await stripe.disputes.retrieve(disputed);
  await stripe.disputes.update(disputed, { evidence: { uncategorized_text: 'winning_evidence' } });
  await stripe.customers.createBalanceTransaction(customer, { amount: -5, currency: 'eur' });
  await stripe.customers.listBalanceTransactions(customer);
  await stripe.customers.retrieve(customer, { expand: ['invoice_credit_balance'] });
  await stripe.disputes.list({ limit: 100, expand: ['data.charge'] });
  await stripe.events.list({ limit: 100 });
  await stripe.balanceTransactions.list({ limit: 100, expand: ['data.source'] });
  await stripe.checkout.sessions.list({ limit: 100, expand: ['data.line_items'] });
  await stripe.billingPortal.configurations.list({ expand: ['data.features.subscription_update.products'] });
  await stripe.tax.settings.retrieve();
  await stripe.taxRates.list({ limit: 100 });
  const expand = ['latest_invoice.payments', 'default_payment_method', 'latest_invoice'];
  await stripe.subscriptions.list({
    limit: 100,
    status: 'all',
    expand: expand.map((path) => `data.${path}`),
  });
}
