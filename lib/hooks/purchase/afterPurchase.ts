import { readVisitOrigin } from '../../attribution/visit';
import type { PlanChange } from '../../contract/native/purchaseMessages';
import { shownVariants } from '../../experiments/exposure';
import { CommunicationError } from '../../http/CommunicationError';
import { appToken } from '../../native/appToken';
import type { NativeChannel } from '../../native/channel/openChannel';
import type { PurchaseOutcome } from '../../native/purchase';
import type { AppPlan } from '../../native/subscriptionOptions';
import { welcomeLink } from '../../native/welcomeLink';
import { appCheckout } from '../../subscriptions/appCheckout';
import { pageLanguage } from '../page/pageLanguage';
import { pageEnvironment } from '../session/pageEnvironment';
import { subscriptionsOrigin } from '../session/subscriptionsOrigin';

/** What a payment page needs to know about a plan. */
export type PaidPlan = Pick<AppPlan, 'id' | 'period' | 'trial'>;

/**
 * Where the page goes after the app's answer: to the welcome page, or to a payment page for the chosen plan. The app
 * passes its token along, or leaves it out when there is already an account; then it is requested.
 * @throws CommunicationError when the payment page cannot be opened.
 */
export async function afterPurchase(
  outcome: PurchaseOutcome,
  chosen: { plan: PaidPlan; change: PlanChange | null } | null,
  channel: NativeChannel<'subscriptionPages'>,
): Promise<string> {
  const welcome = welcomeLink(window.location.search);
  if (!chosen || outcome.kind === 'completed') return welcome;
  // An app that sends an empty token here means that there is already a subscription.
  const token = outcome.kind === 'checkout' ? outcome.token : await ownToken(channel);
  if (token === null) return welcome;
  try {
    return await openCheckout(chosen.plan, chosen.change, token);
  } catch (cause) {
    // A running subscription is changed on the billing pages; a buyer who already has this plan needs nothing more.
    const portal = cause instanceof CommunicationError ? cause.body?.customerPortalUrl : undefined;
    if (portal) return chosen.change ? portal : welcome;
    throw cause;
  }
}

function ownToken(channel: NativeChannel<'subscriptionPages'>): Promise<string | null> {
  return appToken(channel, window.location.pathname).catch(() => null);
}

function openCheckout(plan: PaidPlan, change: PlanChange | null, bearer: string): Promise<string> {
  const { location } = window;
  const trial = plan.trial !== null;
  return appCheckout(
    { origin: subscriptionsOrigin(), bearer },
    {
      productId: plan.id,
      period: plan.period,
      site: location.origin,
      search: location.search,
      origin: readVisitOrigin(location.search),
      environment: pageEnvironment(),
      trial,
      // Without it, the service would grant a trial of its own that the page has not shown.
      withoutTrial: !trial,
      change,
      experiments: shownVariants(),
      locale: pageLanguage(),
    },
  );
}
