import { itemOf } from '../../billing/planLine';
import { saveSubscription, withEnd } from '../../billing/saveSubscription';
import type { EmulatorContext } from '../../context';
import type { SubscriptionRecord } from '../../records';
import { billingSettings } from '../../store/billingSettings';
import { statementView } from '../hostedPage';
import { dateInWords } from '../inWords';
import type { PageRequest } from '../pageRequest';
import type { PageResult } from '../pageResult';
import { portalBank, portalCard } from './portalCard';
import { portalPlan } from './portalPlan';
import { afterward, firstStep, homeOf, type PortalRequest, runningSubscription } from './portalRequest';
import { portalView } from './portalView';
import { questionView } from './questionView';

/** The billing portal of one session. Null when there is no such page. */
export function portalPage(call: PageRequest): PageResult | null {
  const { context, basePath, id } = call;
  const session = context.store.get('billing_portal.session', id);
  const customer = session && context.store.get('customer', session.customer);
  const configuration = session && context.store.get('billing_portal.configuration', session.configuration);
  if (!session || !customer || customer.sandbox.deleted || !configuration) return null;
  if (context.now() >= session.created + billingSettings.portalLifetime) {
    const link = session.return_url ? { href: session.return_url, label: call.words.portal.back } : null;
    return { status: 410, page: statementView(call.words.portal.expired, link) };
  }
  const subscription = shownSubscription(context, customer.id);
  return step({ ...call, session, configuration, subscription, page: `${basePath}/portal/${id}` });
}

function step(call: PortalRequest): PageResult | null {
  switch (call.step) {
    case '':
      return call.method === 'POST' ? resume(call) : start(call);
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

/** A session with a single purpose opens at that step; once it is done, its page is the normal portal. */
function start(call: PortalRequest): PageResult {
  const step = call.query.has('done') ? '' : firstStep(call);
  return step === '' ? { page: portalView(call) } : { redirect: `${call.page}/${step}` };
}

/** The only button on the first page: it resumes a subscription that was set to end. */
function resume(call: PortalRequest): PageResult {
  const subscription = runningSubscription(call);
  if (!subscription || subscription.cancel_at === null) return { redirect: homeOf(call) };
  setEnd(call.context, subscription, null);
  return { redirect: `${call.page}?done=resumed` };
}

function cancel(call: PortalRequest): PageResult {
  const subscription = runningSubscription(call);
  if (!subscription || subscription.cancel_at !== null) return { redirect: homeOf(call) };
  if (call.method === 'POST') {
    const ending = setEnd(call.context, subscription, itemOf(subscription).current_period_end);
    saveSurvey(call, ending);
    return { redirect: afterward(call, 'cancelled') };
  }
  const { title, heading, lead, leadUnpaid, confirm, stay } = call.words.portal.cancelPage;
  const isUnpaid = subscription.status === 'past_due' || subscription.status === 'unpaid';
  const date = dateInWords(itemOf(subscription).current_period_end, call.words.language);
  return {
    page: questionView(call, {
      title,
      heading,
      lead: [isUnpaid ? leadUnpaid : lead(date)],
      confirm,
      stay,
      danger: true,
      choice: { name: 'reason', ...reasonChoice(call) },
    }),
  };
}

/** The cancellation reasons offered by the portal's configuration; none when it does not ask. */
function reasonChoice({ configuration, words }: PortalRequest) {
  const { enabled, options } = configuration.features.subscription_cancel.cancellation_reason;
  const { reasonLegend: legend, reasons, commentLabel: label } = words.portal.cancelPage;
  return {
    legend,
    comment: { name: 'comment', label },
    options: enabled ? options.map((value) => ({ value, says: reasons[value] ?? value })) : [],
  };
}

function chosenReason(call: PortalRequest): string | null {
  const reason = call.form.get('reason');
  return reasonChoice(call).options.find(({ value }) => value === reason)?.value ?? null;
}

function setEnd(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
  at: number | null,
): SubscriptionRecord {
  const after = withEnd(context, subscription, at);
  return context.store.transaction(() => saveSubscription(context, subscription, after));
}

/** As at Stripe, the answer to the survey is an update of its own after that of the cancellation. */
function saveSurvey(call: PortalRequest, subscription: SubscriptionRecord): void {
  const { context, form } = call;
  const { cancellation_details: details } = subscription;
  const said = { feedback: chosenReason(call), comment: form.get('comment') || null };
  if (!details || (said.feedback === null && said.comment === null)) return;
  const after = { ...subscription, cancellation_details: { ...details, ...said } };
  context.store.transaction(() => saveSubscription(context, subscription, after));
}

function shownSubscription(context: EmulatorContext, customer: string): SubscriptionRecord | null {
  const { data } = context.store.list('subscription', { customer, limit: 20 });
  // One that waits for its first payment is not shown, nor one that waited in vain.
  const begun = data.filter(({ status }) => !status.startsWith('incomplete'));
  return begun.find(({ ended_at }) => ended_at === null) ?? begun[0] ?? null;
}
