import { type Fault, faults, habits } from 'stripe-sandbox/behavior';
import { InvoicesResponse, PlanChangePreview } from '@/lib/contract/billing';
import { Subscription, type SubscriptionStatus } from '@/lib/contract/subscription';
import { follow, open, submit, goodCard as typedCard } from '@/packages/stripe-sandbox/tests/browse';
import { runBillingJobs } from '@/server/billing/billingJobs';
import { reconcile } from '@/server/billing/reconcile/reconcile';
import { notedUndone } from '@/server/billing/subscription/undonePurchase';
import { day, hour } from '@/server/clock';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { neverAborted } from '@/server/neverAborted';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { type Billing, createBilling, goodCard } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { answerBank, payCheckout } from '@/tests/fixtures/service/payCheckout';

/** Presses of one button after which a person would give up, and so does this walk. */
const maxTries = 6;

type Behavior = {
  /** Turned on for the whole walk. */
  on?: (billing: Billing) => void;
  /** Made to happen before each press of a button. */
  beforeEach?: (billing: Billing) => void;
  card?: string;
  /** How the subscription stands once the trial is over and the card was charged for the first time. */
  afterTrial?: SubscriptionStatus;
  /** False where nobody can tell whether the card had a trial before: its buyer is asked, and pays at once. */
  trial?: false;
};

const meets = (fault: Fault, calls: number): Behavior => ({
  beforeEach: ({ emulator }) => emulator.behavior.fail(fault, calls),
});
const behaviors: Readonly<Record<string, Behavior>> = {
  'nothing out of the ordinary': {},
  ...Object.fromEntries(faults.map((fault) => [`${fault} at each step`, meets(fault, 2)])),
  ...Object.fromEntries(
    habits.map((habit) => [habit, { on: ({ emulator }: Billing) => emulator.behavior.set(habit, true) }]),
  ),
  'a card whose bank asks every time': { card: '4000002760003184', afterTrial: 'Grace Period' },
  'a card without a fingerprint': { card: '6011111111111117', trial: false },
};

/**
 * The whole purchase and account, with each thing that Stripe really does turned on in turn: it ends rightly each time. How
 * messages arrive, and other cards, are part of the random walks (`tests/service/money/walks`).
 */
const billing = openForEachTest(() => createBilling());

it.each(Object.keys(behaviors))(
  '%s',
  async (name) => {
    const behavior = behaviors[name] ?? {};
    const { services, emulator } = billing;
    behavior.on?.(billing);
    const walk = walker(billing, behavior);
    const buyer = await billing.signUp();

    // Buys: two presses at once lead to one page.
    const pages = await Promise.all([walk.checkout(buyer), walk.checkout(buyer)]);
    expect(new Set(pages).size).toBe(1);
    expect((await services.stripe.customers.list()).data).toHaveLength(1);
    await payCheckout(pages[0] ?? '', behavior.card);
    await answerBank(pages[0] ?? '', 'complete');
    await emulator.settled();
    if (behavior.trial === false) {
      expect((await billing.get(buyer, '/api/subscription')).body).toHaveProperty('undone');
      await payCheckout(await walk.checkout(buyer, { withoutTrial: true }), behavior.card);
    }
    await walk.stands(buyer, 'Auto-Renewable');
    expect((await billing.checkout(buyer)).status).not.toBe(200);

    // Changes the plan, for what was said.
    const said = PlanChangePreview.parse(
      await walk.press(buyer, '/api/subscription/plan-change?productId=plus-monthly-us'),
    );
    const inTrial = behavior.trial !== false;
    expect(said).toMatchObject({ inTrial, dueNow: 0, price: 999 });
    await walk.portal(buyer, 'flow=plan&productId=plus-monthly-us');
    expect(await walk.stands(buyer, 'Auto-Renewable')).toMatchObject({ productId: 'plus-monthly-us' });

    // Cancels, and takes it back.
    await walk.portal(buyer, 'flow=cancel', { reason: 'unused' });
    await walk.stands(buyer, 'Not Auto-Renewable');
    await walk.press(buyer, '/api/subscription/resume', 'POST');
    await walk.stands(buyer, 'Auto-Renewable');

    // Is charged after the trial; whose card failed mends it.
    await billing.advance(7 * day + 2 * hour);
    await reconcile(services, neverAborted);
    await walk.stands(buyer, behavior.afterTrial ?? 'Auto-Renewable');
    if (behavior.afterTrial === 'Grace Period') {
      await walk.portal(buyer, 'flow=card', { ...typedCard, number: goodCard });
      await walk.stands(buyer, 'Auto-Renewable');
    }
    const { invoices } = InvoicesResponse.parse(await walk.press(buyer, '/api/subscription/invoices'));
    // Without a trial a year was paid for first, and what a month takes less of it is left as a credit.
    const sums = inTrial ? [999] : [999 - 9999, 9999];
    expect(invoices.map(({ total, status }) => [total, status])).toEqual(sums.map((sum) => [sum, 'paid']));

    // Each was written about once.
    await emulator.settled();
    await runBillingJobs(services);
    await deliverDueMails(services);
    const count = (subject: RegExp) => services.mails.filter((mail) => subject.test(mail.subject)).length;
    expect(count(/^Welcome/)).toBe(1);
    expect(count(/receipt/)).toBe(1);
    expect(count(/didn’t go through|asks you to confirm/)).toBe(
      behavior.afterTrial === 'Grace Period' ? 1 : 0,
    );

    // What is kept here is what Stripe says, and one subscription at most runs.
    await walk.agrees();

    // Leaves: nothing is charged any more.
    await walk.remove(buyer);
    for (let pass = 0; pass < maxTries; pass += 1) {
      await billing.advance(20 * 60_000);
      await runBillingJobs(services);
    }
    const { data } = await services.stripe.subscriptions.list({ status: 'all' });
    expect(data.filter(({ ended_at }) => ended_at === null)).toEqual([]);
  },
  60_000,
);

function walker(billing: Billing, { beforeEach }: Behavior) {
  const { services, emulator } = billing;

  /** Presses again while the service says that it cannot be done at the moment; any other answer is the end of it. */
  async function again<T>(what: string, attempt: () => Promise<{ status: number; value: T }>): Promise<T> {
    const seen: number[] = [];
    for (let pass = 0; pass < maxTries; pass += 1) {
      if (pass === 0) beforeEach?.(billing);
      const { status, value } = await attempt();
      seen.push(status);
      if (status === 200) {
        await emulator.settled();
        return value;
      }
      if (status !== 503) break;
    }
    throw new Error(`${what} answered ${seen.join(', ')}`);
  }

  async function press(buyer: SignedUp, path: string, method: 'GET' | 'POST' = 'GET') {
    return again(path, async () => {
      const { status, body } = await (method === 'GET'
        ? billing.get(buyer, path)
        : billing.post(buyer, path));
      return { status, value: body };
    });
  }

  return {
    press,
    checkout: (buyer: SignedUp, changes = {}) =>
      again('the checkout', async () => {
        const { status, body } = await billing.checkout(buyer, changes);
        return { status, value: String(body.checkoutUrl) };
      }),
    /** Opens Stripe for one thing and does it there. */
    async portal(buyer: SignedUp, query: string, typed: Record<string, string> = {}) {
      const { customerPortalUrl } = await press(buyer, `/api/checkout/portal?${query}`);
      const page = await follow(await open(String(customerPortalUrl)));
      const { location } = await submit(page, typed);
      expect(location).toContain('/subscriptions/manage?changed=1');
      await emulator.settled();
    },
    /** Looks until the account shows this, as a page does that is looked at again. */
    async stands(buyer: SignedUp, status: SubscriptionStatus): Promise<Subscription> {
      for (let pass = 0; ; pass += 1) {
        const { body } = await billing.get(buyer, '/api/subscription?fresh=1');
        const read = Subscription.safeParse(body);
        if (read.success && read.data.status === status) return read.data;
        if (pass === maxTries) throw new Error(`stands as ${JSON.stringify(body)}, not as ${status}`);
        await runBillingJobs(services);
      }
    },
    async agrees() {
      const rows = await services.database.selectFrom('subscriptions').selectAll().execute();
      const { data } = await services.stripe.subscriptions.list({ status: 'all' });
      const ours = rows.map((row) => [row.provider_subscription_id, row.provider_status]);
      expect(ours).toEqual(
        data
          .filter((one) => one.status !== 'incomplete_expired' && !notedUndone(one))
          .map(({ id, status }) => [id, status]),
      );
      expect(rows.filter(({ live }) => live === 1).length).toBeLessThanOrEqual(1);
    },
    async remove(buyer: SignedUp) {
      await again('the deletion', async () => ({
        status: await billing.deleteAccount(buyer),
        value: null,
      }));
    },
  };
}
