import { StripeFailure } from '../../api/StripeFailure';
import { changePrice } from '../../billing/changePrice';
import { otherPrice } from '../../billing/otherPrice';
import { itemOf } from '../../billing/planLine';
import { previewInvoice } from '../../billing/previewInvoice';
import { endTrialNow } from '../../billing/renewSubscription';
import type { PriceRecord, SubscriptionRecord } from '../../records';
import { dateInWords, money, priceInWords } from '../inWords';
import type { PageResult } from '../pageResult';
import { afterward, homeOf, type PortalRequest, runningSubscription } from './portalRequest';
import { questionView } from './questionView';

/** The switch between monthly and yearly: shows what it costs now, then makes the change. */
export function portalPlan(call: PortalRequest): PageResult {
  const subscription = runningSubscription(call);
  const price = subscription && wantedPrice(call, subscription);
  if (!subscription || !price || subscription.status === 'past_due') return { redirect: homeOf(call) };
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
    return { status: 402, page: ask(call, subscription, price, call.words.portal.declined) };
  }
  return { redirect: afterward(call, 'planChanged') };
}

/** The price that the session was opened for, otherwise the other one offered by the portal. Null once it applies. */
function wantedPrice(
  { context, session, configuration }: PortalRequest,
  subscription: SubscriptionRecord,
): PriceRecord | null {
  const current = itemOf(subscription).price;
  const item = session.flow?.subscription_update_confirm?.items[0];
  if (!item) return otherPrice(context, configuration, current);
  return item.price === current.id ? null : context.store.get('price', item.price ?? '');
}

/** A plan change ends a trial and charges immediately, unless the portal's configuration lets the trial continue. */
function endsTrial({ configuration }: PortalRequest, { status }: SubscriptionRecord): boolean {
  const { trial_update_behavior: behavior } = configuration.features.subscription_update;
  return status === 'trialing' && behavior === 'end_trial';
}

function ask(call: PortalRequest, subscription: SubscriptionRecord, price: PriceRecord, problem?: string) {
  const { planPage: words, actions } = call.words.portal;
  const plan = priceInWords(price, call.words, itemOf(subscription).quantity);
  return questionView(call, {
    title: words.title,
    heading: words.heading(plan),
    lead: consequences(call, subscription, price),
    confirm: words.confirm,
    stay: actions.back,
    problem,
  });
}

function consequences(call: PortalRequest, subscription: SubscriptionRecord, price: PriceRecord): string[] {
  const { context } = call;
  const { language, portal } = call.words;
  const words = portal.planPage;
  const date = (seconds: number) => dateInWords(seconds, language);
  const item = itemOf(subscription);
  const plan = priceInWords(price, call.words, item.quantity);
  if (subscription.status === 'trialing' && !endsTrial(call, subscription)) {
    return [words.leadTrial(plan, date(item.current_period_end))];
  }
  const ended = { ...subscription, status: 'active' as const };
  const trial = subscription.status === 'trialing';
  const prorations = trial ? 'none' : 'create_prorations';
  const {
    amount_due: due,
    ending_balance: balance,
    lines,
  } = previewInvoice(context, ended, {
    price,
    quantity: item.quantity,
    prorations,
  });
  const credit = lines.data.reduce((sum, { amount }) => sum - Math.min(0, amount), 0);
  const next = Math.max(...lines.data.flatMap(({ amount, period }) => (amount > 0 ? [period.end] : [])));
  const sum = (amount: number) => money(amount, price.currency, language);
  const left = Math.max(0, -(balance ?? 0));
  if (due === 0 && credit > 0)
    return [words.leadCredit(date(next)), words.creditKept(sum(credit), sum(left))];
  return [words.leadNow(sum(due), date(next)), ...(credit > 0 ? [words.credit(sum(credit))] : [])];
}
