import { keptOverPayment } from '@/lib/attribution/keptOverPayment';
import { pathIn, readPath } from '@/lib/content/site/languages/languages';
import { PlanChange } from '@/lib/contract/native/purchaseMessages';
import type { BillingPeriod } from '@/lib/contract/subscription';
import { managePath } from '@/server/billing/customer/portalUrl';

/** The two pages a checkout may return to, each with the page that canceling leads to. */
const welcomePages: Readonly<Record<string, string>> = {
  '/pro/welcome': '/pro',
  '/subscriptions/welcome/stripe': '/subscriptions',
};
const maxLength = 2000;
/** Parsers disagree about control characters, spaces and backslashes, so none may occur at all. */
const suspicious = /[\p{Cc}\p{Z}\\]/u;

export type ReturnUrls = {
  successUrl: string;
  cancelUrl: string;
  /** Where the billing pages lead back to when the plan is changed there instead. */
  portalReturnUrl: string;
};

/** `site`: the origin of the site that leads to the payment; `origin`: the visit's, taken only from the call. */
type Return = { site: string; period: BillingPeriod; origin: string | null };

/**
 * Accepts a URL on that site, or a path from its root, that names one of the two welcome pages literally, in one of our
 * languages; null for anything else. All is rebuilt from site and path: no other scheme, host, user or fragment survives.
 */
export function returnUrls(value: string, { site, period, origin }: Return): ReturnUrls | null {
  if (value.length > maxLength || suspicious.test(value)) return null;
  const rest = value.startsWith(`${site}/`) ? value.slice(site.length) : value;
  const [, path = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#.*)?$/.exec(rest) ?? [];
  const { language, path: page } = readPath(path);
  const cancelPage = Object.hasOwn(welcomePages, page) ? welcomePages[page] : undefined;
  if (cancelPage === undefined) return null;
  const parameters = new URLSearchParams(query);
  if (origin === null) parameters.delete('origin');
  else if (parameters.has('origin')) parameters.set('origin', origin);
  parameters.set('success', 'true');
  return {
    successUrl: `${site}${path}?${parameters}`,
    cancelUrl: `${site}${pathIn(language, cancelPage)}?${cancelParameters(parameters, period)}`,
    portalReturnUrl: site + portalReturn(path, parameters),
  };
}

function cancelParameters(parameters: URLSearchParams, period: BillingPeriod): URLSearchParams {
  return withVisit(parameters, new URLSearchParams({ canceled: 'true', billing_period: period }));
}

/** An app that requested another plan is told of the return, as after a payment. Otherwise the account page. */
function portalReturn(path: string, parameters: URLSearchParams): string {
  const change = PlanChange.safeParse(parameters.get('change'));
  const { language, path: page } = readPath(path);
  if (page === '/pro/welcome' || !change.success) {
    const query = new URLSearchParams(keptOverPayment(parameters)).toString();
    return pathIn(language, managePath) + (query && `?${query}`);
  }
  const kept = new URLSearchParams({ change: change.data, preventBackNavigation: 'true' });
  return `${path}?${withVisit(parameters, kept)}`;
}

function withVisit(parameters: URLSearchParams, kept: URLSearchParams): URLSearchParams {
  for (const name of ['origin', 'environment']) {
    const value = parameters.get(name);
    if (value !== null) kept.set(name, value);
  }
  for (const [name, value] of keptOverPayment(parameters)) kept.set(name, value);
  return kept;
}
