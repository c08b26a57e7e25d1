import type { KyselyPlugin } from 'kysely';
import { runBillingJobs } from '@/server/billing/billingJobs';
import { reconcile } from '@/server/billing/reconcile/reconcile';
import { syncIfKnown } from '@/server/billing/subscription/syncSubscription';
import { day, minute } from '@/server/clock';
import { deliverDueMails } from '@/server/mail/queue/worker';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { createBilling } from '@/tests/fixtures/service/billing';
import { newCard } from '@/tests/fixtures/service/cards';
import { leftOfCharges } from '@/tests/fixtures/service/leftOfCharges';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';
import { stripeError } from '@/tests/fixtures/service/testStripe';
import { confirmEdit, pendingEdit } from '../auth/codes/codeClient';

const ada = 'ada@example.org';
const asked = (refunded = 0) => ({
  status: 404,
  body: {
    error: 'No subscription found',
    undone: {
      productId: 'plus-yearly-us',
      billingPeriod: 'Yearly',
      price: 9999,
      currency: 'USD',
      refunded,
    },
  },
});

/** Does something as soon as this table has been read for the first time, before the reader goes on. */
function afterFirst(table: string, work: () => Promise<unknown>): KyselyPlugin {
  const reads = new WeakSet<object>();
  let done = false;
  return {
    transformQuery({ node, queryId }) {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes(`"${table}"`))
        reads.add(queryId);
      return node;
    },
    async transformResult({ queryId, result }) {
      if (reads.has(queryId) && !done) {
        done = true;
        await work();
      }
      return result;
    },
  };
}

const billing = openForEachTest(() => createBilling());

const shown = (buyer: SignedUp) => billing.get(buyer, '/api/subscription');
const keptMoney = async () =>
  (await leftOfCharges(billing.services.stripe)).reduce((sum, left) => sum + left, 0);
async function openAtStripe(): Promise<number> {
  return (await billing.services.stripe.subscriptions.list({ limit: 100 })).data.length;
}
async function subjects(email = ada): Promise<string[]> {
  await deliverDueMails(billing.services);
  return billing.services.mails.filter(({ to }) => to.toLowerCase() === email).map(({ subject }) => subject);
}
async function timesTold(): Promise<number> {
  return (await subjects()).filter((subject) => subject === 'You already have a subscription').length;
}
const pays = (buyer: SignedUp, changes = {}) => billing.purchase(buyer, changes, newCard(), ada);
const atOnce = { withoutTrial: true };
/** What the first buyer paid, and what is never given back. */
const ofFirst = 9999;

it('177. a trial with an address that has a subscription is undone before it costs anything, and its buyer is asked, until that one has ended', async () => {
  const first = await billing.subscribe(atOnce, newCard(), ada);
  const second = await billing.subscribe({}, newCard(), 'ADA@example.org');
  expect(await shown(second)).toEqual(asked());
  expect((await shown(first)).status).toBe(200);
  expect(await openAtStripe()).toBe(1);
  await reconcile(billing.services);
  await billing.advance(day);
  expect(await shown(second)).toEqual(asked());
  expect(await keptMoney()).toBe(ofFirst);
  expect(await timesTold()).toBe(1);
  const { text } = billing.services.mails.find(({ subject }) => subject.includes('already have')) ?? {};
  expect(text).toContain('You haven’t been charged');
  expect(text).not.toContain('refunded');
  await billing.endAtStripe();
  expect((await shown(await billing.subscribe({}, newCard(), ada))).status).toBe(200);
});

it('177. whoever is asked about while the report of another one arrives is not told about the first', async () => {
  await billing.subscribe(atOnce, newCard(), ada);
  const second = await billing.subscribe({}, newCard(), ada);
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  await pays(second, { ...atOnce, another: true, purchasePlatform: 'web' });
  const { services } = billing;
  const { database } = services;
  const [bought] = (await services.stripe.subscriptions.list({ limit: 1 })).data;
  services.database = database.withPlugin(
    afterFirst('subscriptions', () => syncIfKnown({ ...services, database }, bought?.id ?? '')),
  );
  const answer = await shown(second);
  services.database = database;
  expect(answer.body).toMatchObject({ status: 'Auto-Renewable' });
});

it('177. a stranger learns nothing of an address by a card that had its trial', async () => {
  await billing.subscribe(atOnce, newCard(), ada);
  const used = newCard();
  await billing.subscribe({}, used, 'stranger@example.org');
  const known = await billing.subscribe({}, used, ada);
  const unknown = await billing.subscribe({}, used, 'nobody@example.org');
  expect(await shown(known)).toEqual(await shown(unknown));
  expect(await timesTold()).toBe(0);
});

it('177. a trial that nobody proved undoes nobody’s payment', async () => {
  await billing.subscribe({}, newCard(), ada);
  const payer = await billing.signUp();
  await pays(payer, atOnce);
  expect((await shown(payer)).body).toMatchObject({ status: 'Auto-Renewable' });
  expect(await keptMoney()).toBe(9999);
  expect(await timesTold()).toBe(0);
});

it('177. whoever proved the address buys, whatever a stranger paid under it', async () => {
  const owner = await billing.signUp();
  const edit = await pendingEdit(billing, owner.accessToken, ada);
  expect((await confirmEdit(billing.origin, owner.accessToken, edit)).status).toBe(200);
  await billing.subscribe(atOnce, newCard(), ada);
  expect((await billing.checkout(owner, { ...atOnce, purchasePlatform: 'web' })).status).toBe(200);
  await pays(owner, atOnce);
  expect((await shown(owner)).body).toMatchObject({ status: 'Auto-Renewable' });
});

it('177. an address that an account has proved counts as well', async () => {
  const first = await billing.subscribe({}, newCard(), 'paid@example.org');
  const edit = await pendingEdit(billing, first.accessToken, ada);
  expect((await confirmEdit(billing.origin, first.accessToken, edit)).status).toBe(200);
  expect(await shown(await billing.subscribe({}, newCard(), ada))).toEqual(asked());
  expect((await shown(await billing.subscribe({}, newCard(), 'paid@example.org'))).status).toBe(200);
});

it('177. two accounts that pay with one address at once: one subscription, one question, one charge', async () => {
  const buyers = await Promise.all([billing.signUp(), billing.signUp()]);
  const pages = await Promise.all(buyers.map((buyer) => billing.checkout(buyer, atOnce)));
  await Promise.all(pages.map(({ body }) => payCheckout(String(body.checkoutUrl), newCard(), ada)));
  await billing.emulator.settled();
  const states = await Promise.all(buyers.map(async (buyer) => (await shown(buyer)).status));
  expect(states.sort()).toEqual([200, 404]);
  expect(await keptMoney()).toBe(9999);
  expect(await openAtStripe()).toBe(1);
});

it('177. repeated and lost messages change nothing of it', async () => {
  await billing.subscribe(atOnce, newCard(), ada);
  billing.emulator.setDeliveryMode({ mode: 'duplicate' });
  const second = await billing.signUp();
  await pays(second, atOnce);
  expect(await shown(second)).toEqual(asked(9999));
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  const third = await billing.signUp();
  await pays(third, atOnce);
  expect(await shown(third)).toEqual(asked(9999));
  billing.emulator.setDeliveryMode({ mode: 'normal' });
  await reconcile(billing.services);
  expect(await keptMoney()).toBe(ofFirst);
  expect(await timesTold()).toBe(1);
});

it('177. while Stripe refunds nothing, it gives no access, and is undone later', async () => {
  await billing.subscribe(atOnce, newCard(), ada);
  const away = stripeError('StripeConnectionError');
  const create = jest.spyOn(billing.services.stripe.refunds, 'create').mockRejectedValue(away);
  const second = await billing.signUp();
  await pays(second, atOnce);
  expect((await shown(second)).status).toBe(404);
  expect(await keptMoney()).toBe(ofFirst + 9999);
  create.mockRestore();
  billing.services.clock.advance(10 * minute);
  await runBillingJobs(billing.services);
  expect(await keptMoney()).toBe(ofFirst);
  expect(await openAtStripe()).toBe(1);
  expect(await shown(second)).toEqual(asked(9999));
  expect(await timesTold()).toBe(1);
});

it('177. a subscription that somebody has been using is never undone because its row was lost', async () => {
  const second = await billing.subscribe({}, newCard(), ada);
  await billing.services.database.deleteFrom('subscriptions').execute();
  const first = await billing.subscribe({}, newCard(), ada);
  expect((await shown(first)).status).toBe(200);
  await billing.advance(4 * day);
  await reconcile(billing.services);
  expect((await shown(second)).status).toBe(200);
  expect(await openAtStripe()).toBe(2);
});
