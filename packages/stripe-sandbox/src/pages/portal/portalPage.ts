import { billingSettings } from '../../billing/billingSettings';
import { withCancellation } from '../../billing/cancelAtPeriodEnd';
import { itemOf } from '../../billing/planLine';
import { saveSubscription } from '../../billing/saveSubscription';
import type { EmulatorContext } from '../../context';
import type { SubscriptionRecord } from '../../records';
import { portalWords } from '../../words/portalWords';
import { questionView } from '../checkout/questionView';
import { dateInWords } from '../inWords';
import type { PageRequest } from '../pageRequest';
import type { PageResult } from '../pageResult';
import { portalBank, portalCard } from './portalCard';
import { portalPlan } from './portalPlan';
import { type PortalRequest, runningSubscription } from './portalRequest';
import { portalView } from './portalView';
import { statementView } from './statementView';

const words = portalWords;

/** The billing portal of one session. Null when there is no such page. */
export function portalPage(call: PageRequest): PageResult | null {
  const { context, basePath, id } = call;
  const session = context.store.get('billing_portal.session', id);
  const customer = session && context.store.get('customer', session.customer);
  if (!session || !customer || customer.sandbox.deleted) return null;
  if (context.now() >= session.created + billingSettings.portalLifetime) {
    const link = session.return_url ? { href: session.return_url, label: words.back } : null;
    return { status: 410, page: statementView(words.expired, link) };
  }
  const subscription = shownSubscription(context, customer.id);
  return step({ ...call, session, subscription, page: `${basePath}/portal/${id}` });
}

function step(call: PortalRequest): PageResult | null {
  switch (call.step) {
    case '':
      return call.method === 'POST' ? resume(call) : { page: portalView(call) };
    case 'cancel':
      return cancel(call);
    case 'plan':
      return portalPlan(call);
    case 'card':
      return portalCard(call);
    case 'confirm':
      return portalBank(call);
    default:
      return null;
  }
}

/** The one button of the first page: a subscription that was to end goes on. */
function resume(call: PortalRequest): PageResult {
  const subscription = runningSubscription(call);
  if (!subscription?.cancel_at_period_end) return { redirect: call.page };
  setCancellation(call.context, subscription, false);
  return { redirect: `${call.page}?done=resumed` };
}

function cancel(call: PortalRequest): PageResult {
  const subscription = runningSubscription(call);
  if (!subscription || subscription.cancel_at_period_end) return { redirect: call.page };
  if (call.method === 'POST') {
    setCancellation(call.context, subscription, true);
    return { redirect: `${call.page}?done=cancelled` };
  }
  const { title, heading, lead, confirm, stay } = words.cancelPage;
  const date = dateInWords(itemOf(subscription).current_period_end);
  return {
    page: questionView(call, { title, heading, lead: [lead(date)], confirm, stay, danger: true }),
  };
}

function setCancellation(context: EmulatorContext, subscription: SubscriptionRecord, cancel: boolean): void {
  context.store.transaction(() =>
    saveSubscription(context, subscription, withCancellation(context, subscription, cancel)),
  );
}

function shownSubscription(context: EmulatorContext, customer: string): SubscriptionRecord | null {
  const { data } = context.store.list('subscription', { customer, limit: 20 });
  return data.find(({ ended_at }) => ended_at === null) ?? data[0] ?? null;
}
