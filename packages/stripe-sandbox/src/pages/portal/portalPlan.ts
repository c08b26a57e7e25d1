import { StripeFailure } from '../../api/StripeFailure';
import { periodEndAfter } from '../../billing/calendar';
import { changePrice } from '../../billing/changePrice';
import { endTrialNow } from '../../billing/endTrial';
import { otherPrice } from '../../billing/otherPrice';
import { itemOf, prorationLine } from '../../billing/planLine';
import type { PriceRecord, SubscriptionRecord } from '../../records';
import { portalWords } from '../../words/portalWords';
import { dateInWords, money, priceInWords } from '../inWords';
import type { PageResult } from '../pageResult';
import { type PortalRequest, runningSubscription } from './portalRequest';
import { questionView } from './questionView';

const words = portalWords.planPage;

/** The change between monthly and yearly: says what it costs now, then does it. */
export function portalPlan(call: PortalRequest): PageResult {
  const subscription = runningSubscription(call);
  const price = subscription && otherPrice(call.context, call.configuration, itemOf(subscription).price);
  if (!subscription || !price || subscription.status === 'past_due') return { redirect: call.page };
  if (call.method === 'GET') return { page: ask(call, subscription, price) };
  const { context } = call;
  try {
    context.store.transaction(() => {
      const changed = changePrice(context, subscription, {
        price,
        quantity: itemOf(subscription).quantity,
        prorations: 'create_prorations',
        whenUnpaid: 'error_if_incomplete',
      });
      if (endsTrial(call, changed)) endTrialNow(context, changed);
    });
  } catch (error) {
    if (!(error instanceof StripeFailure) || error.status !== 402) throw error;
    return { status: 402, page: ask(call, subscription, price, portalWords.declined) };
  }
  return { redirect: `${call.page}?done=planChanged` };
}

/** A change of plan ends a trial, and charges at once, unless the portal's configuration lets it go on. */
function endsTrial({ configuration }: PortalRequest, { status }: SubscriptionRecord): boolean {
  const { trial_update_behavior: behavior } = configuration.features.subscription_update;
  return status === 'trialing' && behavior === 'end_trial';
}

function ask(call: PortalRequest, subscription: SubscriptionRecord, price: PriceRecord, problem?: string) {
  const plan = priceInWords(price, itemOf(subscription).quantity);
  return questionView(call, {
    title: words.title,
    heading: words.heading(plan),
    lead: consequences(call, subscription, price),
    confirm: words.confirm,
    stay: portalWords.actions.back,
    problem,
  });
}

function consequences(call: PortalRequest, subscription: SubscriptionRecord, price: PriceRecord): string[] {
  const { context } = call;
  const item = itemOf(subscription);
  const plan = priceInWords(price, item.quantity);
  if (subscription.status === 'trialing' && !endsTrial(call, subscription)) {
    return [words.leadTrial(plan, dateInWords(item.current_period_end))];
  }
  const now = context.now();
  const credit = subscription.status === 'trialing' ? 0 : -prorationLine(context, item, 'credit').amount;
  const balance = context.store.get('customer', subscription.customer)?.balance ?? 0;
  const due = Math.max(0, price.unit_amount * item.quantity - credit + balance);
  const { interval, interval_count } = price.recurring;
  const next = dateInWords(periodEndAfter(now, now, interval, interval_count));
  return [
    words.leadNow(money(due, price.currency), next),
    ...(credit > 0 ? [words.credit(money(credit, price.currency))] : []),
  ];
}
