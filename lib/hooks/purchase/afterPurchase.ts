import { readVisitOrigin } from '../../attribution/visit';
import type { PlanChange } from '../../contract/native/purchaseMessages';
import { CommunicationError } from '../../http/CommunicationError';
import { appToken } from '../../native/appToken';
import type { NativeChannel } from '../../native/channel/openChannel';
import type { PurchaseOutcome } from '../../native/purchase';
import type { AppPlan } from '../../native/subscriptionOptions';
import { welcomeLink } from '../../native/welcomeLink';
import { paymentPage } from './paymentPage';

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
    const { id: productId, period, trial } = chosen.plan;
    const origin = readVisitOrigin(window.location.search);
    const purchase = { productId, period, origin, trial: trial !== null };
    return await paymentPage({ ...purchase, surface: 'app', change: chosen.change }, token);
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
