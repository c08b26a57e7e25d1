import { keptOverPayment } from '../attribution/keptOverPayment';
import { buildOrigin, isOrigin } from '../attribution/origin';
import { localUrl } from '../content/site/languages/localUrl';
import type { PlanChange } from '../contract/native/purchaseMessages';
import type { BillingPeriod } from '../contract/subscription';
import type { EnvironmentName } from '../url/environmentName';

export type ReturnUrlParts = {
  /** Origin of the page. */
  site: string;
  /** Query of the page, of which the return keeps what an app said in it. */
  search: string;
  /** Whether the purchase is made on the web or inside an app. */
  surface: 'web' | 'app';
  period: BillingPeriod;
  origin: string | null;
  environment: EnvironmentName;
  trial: boolean;
  /** Set when the app asked for another plan: it must be told about the change on return. */
  change?: PlanChange | null;
  experiments?: Readonly<Record<string, string>>;
};

/**
 * The URL to which the payment page returns (specification §7): the welcome page with success, billing period, origin,
 * staging environment and experiments, and with what an app said at the entrance.
 */
export function buildReturnUrl(parts: ReturnUrlParts): string {
  const { site, search, surface, period, environment, change, experiments = {} } = parts;
  const url = new URL(localUrl(surface === 'web' ? '/pro/welcome' : '/subscriptions/welcome/stripe'), site);
  url.searchParams.set('success', 'true');
  url.searchParams.set('billing_period', period);
  const origin = checkoutOrigin(parts);
  if (origin) url.searchParams.set('origin', origin);
  if (environment === 'staging') url.searchParams.set('environment', 'staging');
  if (change) url.searchParams.set('change', change);
  for (const [name, variant] of Object.entries(experiments)) url.searchParams.set(name, variant);
  for (const [name, value] of keptOverPayment(new URLSearchParams(search))) url.searchParams.set(name, value);
  // Tells the app to keep the visitor from going back to a finished payment.
  if (surface === 'app') url.searchParams.set('preventBackNavigation', 'true');
  return url.href;
}

/** The visit's origin; a trial without one came from the home page's trial campaign (specification §7). */
export function checkoutOrigin({
  origin,
  trial,
  period,
}: Pick<ReturnUrlParts, 'origin' | 'trial' | 'period'>): string | null {
  if (isOrigin(origin)) return origin;
  if (!trial) return null;
  return buildOrigin({
    entry: 'home',
    campaign: 'trial',
    content: period === 'yearly' ? 'annual' : 'monthly',
  });
}
