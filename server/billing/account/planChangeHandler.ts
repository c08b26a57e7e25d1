import type Stripe from 'stripe';
import type { Money } from '@/lib/content/subscription/currencies';
import { type Plan, planById, priceIn } from '@/lib/content/subscription/plans';
import type { PlanChangePreview } from '@/lib/contract/billing';
import { requireAccount } from '@/server/auth/tokens/bearer';
import { planPrice } from '@/server/billing/catalog/stripeCatalog';
import { countedByPayer } from '@/server/billing/countedByPayer';
import { currencyOf } from '@/server/billing/subscription/stripe/stripeSubscription';
import { second } from '@/server/clock';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import { currentSubscription, type SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { periodName } from '@/server/entitlements/planOfProduct';
import { ApiError } from '@/server/http/ApiError';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import type { Services } from '@/server/services';

/** `GET /api/subscription/plan-change?productId=…`: what another plan would cost, and when. */
export async function getPlanChange(context: RequestContext): Promise<HandlerResult> {
  const { accountId } = await requireAccount(context);
  const { services, query } = context;
  return countedByPayer(context, accountId, async () => {
    const change = await planChangeOf(services, accountId, query.get('productId') ?? '');
    return { json: await previewOf(services, change) };
  });
}

/** A plan change that Stripe would accept: the subscription, its item, and the new price. */
type PlanChange = {
  plan: Plan;
  money: Money;
  subscription: Stripe.Subscription;
  itemId: string;
  priceId: string;
};

/** Plans change within a region; others differ in features and currency. @throws ApiError not_eligible and others */
export async function planChangeOf(
  services: Services,
  accountId: string,
  productId: string,
): Promise<PlanChange> {
  const row = await runningSubscription(services, accountId);
  const plan = planById(productId);
  if (!plan) throw new ApiError('unknown_product');
  const current = planById(row.product_id);
  if (current?.region !== plan.region || current.productId === productId || row.status !== 'Auto-Renewable')
    throw new ApiError('not_eligible');
  const subscription = await services.stripe.subscriptions.retrieve(row.provider_subscription_id);
  const currency = currencyOf(subscription.currency);
  const item = subscription.items.data[0];
  if (!currency || !item) throw new ApiError('not_eligible');
  const money = priceIn(currency, plan.period);
  return { plan, money, subscription, itemId: item.id, priceId: await planPrice(services, plan, money) };
}

/** What the change would cost, as Stripe calculates it now. */
async function previewOf(services: Services, change: PlanChange): Promise<PlanChangePreview> {
  const { plan, money, subscription } = change;
  const common = {
    productId: plan.productId,
    billingPeriod: periodName(plan.period),
    currency: money.currency,
    price: money.amount,
  };
  if (subscription.status === 'trialing') {
    const nextChargeAt = (subscription.trial_end ?? subscription.start_date) * second;
    return { ...common, inTrial: true, dueNow: 0, credit: 0, paidPeriods: 0, nextChargeAt };
  }
  const invoice = await services.stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: change.itemId, price: change.priceId, quantity: 1 }],
      proration_behavior: 'create_prorations',
    },
  });
  const { data: lines } = invoice.lines;
  const charged = lines.filter(({ amount }) => amount > 0);
  const dueNow = invoice.amount_due;
  const left = Math.max(0, -(invoice.ending_balance ?? 0));
  return {
    ...common,
    inTrial: false,
    dueNow,
    credit: money.amount - dueNow + left,
    paidPeriods: dueNow > 0 ? 0 : 1 + Math.floor(left / money.amount),
    nextChargeAt: Math.max(...charged.map(({ period }) => period.end)) * second,
  };
}

/** The running subscription paid through Stripe. @throws ApiError no_subscription, managed_elsewhere */
export async function runningSubscription(services: Services, accountId: string): Promise<SubscriptionRow> {
  const row = await currentSubscription(services.database, accountId);
  if (!row || !isActiveRow(row, services.clock.now())) throw new ApiError('no_subscription');
  if (row.platform !== 'stripe') throw new ApiError('managed_elsewhere');
  return row;
}
