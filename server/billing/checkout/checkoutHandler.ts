import { readVisitOrigin } from '@/lib/attribution/visit';
import { pathIn, standardLanguage } from '@/lib/content/site/languages/languages';
import { isSaleCountry } from '@/lib/content/subscription/countries';
import { planFor } from '@/lib/content/subscription/plans';
import { CheckoutRequest, PurchaseForm } from '@/lib/contract/checkout';
import type { BillingPeriod } from '@/lib/contract/subscription';
import { buildReturnUrl, checkoutOrigin } from '@/lib/subscriptions/checkoutReturnUrl';
import { findAccount } from '@/server/accounts/accounts';
import { rememberBegun } from '@/server/auth/signIn/begunAccount';
import { accountToBuyWith } from '@/server/auth/signIn/silentAccount';
import { requireAccount } from '@/server/auth/tokens/bearer';
import { countedByPayer } from '@/server/billing/countedByPayer';
import { syncCustomerDetails } from '@/server/billing/customer/customerDetails';
import { ApiError } from '@/server/http/ApiError';
import { answeredForm } from '@/server/http/answeredForm';
import { namedLocale, namedLocaleOf, visitorCountry } from '@/server/http/caller';
import { requestOrigin } from '@/server/http/crossSite';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { siteOrigin } from '@/server/http/siteOrigin';
import { decidePurchase } from './decidePurchase';
import { openCheckout } from './openCheckout';

/** `POST /api/checkout/session`: the payment page. Price, currency and trial are decided here, not by the client. */
export async function postCheckoutSession(context: RequestContext): Promise<HandlerResult> {
  const { accountId } = await requireAccount(context);
  const request = () => context.body(CheckoutRequest);
  return { json: { checkoutUrl: await paymentPage(context, accountId, request) } };
}

/**
 * `POST /pro`: the same for the form of the landing page when its script has not arrived. It buys with the account that
 * this browser began to buy with, else with a new one, and leads to the payment page. The buyer then signs in with the
 * email address given there. The query is that of the visit.
 */
export async function buyByForm(context: RequestContext): Promise<HandlerResult> {
  const typed = await context.body(PurchaseForm);
  return answeredForm(context, { path: '/pro', fields: typed }, async () => {
    if (requestOrigin(context) !== 'ours') throw new ApiError('cross_site_request');
    const request = formRequest(context, typed.billing_period);
    const accountId = await accountToBuyWith(context);
    const url = await paymentPage(context, accountId, async () => request);
    return rememberBegun(context, { redirect: url, status: 303 }, accountId);
  });
}

/** What the script of the page would send for the same visit. @throws ApiError not_eligible */
function formRequest(context: RequestContext, period: BillingPeriod): CheckoutRequest {
  const { query, language } = context;
  const country = visitorCountry(context);
  if (!isSaleCountry(country)) throw new ApiError('not_eligible');
  const search = `?${query}`;
  const visit = { period, origin: readVisitOrigin(search), trial: true };
  const returnUrl = new URL(
    buildReturnUrl({
      ...visit,
      site: siteOrigin(context),
      search,
      surface: 'web',
      environment: 'production',
    }),
  );
  returnUrl.pathname = pathIn(language, returnUrl.pathname);
  return {
    productId: planFor(country, period).productId,
    purchasePlatform: 'web',
    returnUrl: returnUrl.href,
    origin: checkoutOrigin(visit) ?? undefined,
    locale: language,
  };
}

async function paymentPage(
  context: RequestContext,
  accountId: string,
  read: () => Promise<CheckoutRequest>,
): Promise<string> {
  return countedByPayer(context, accountId, async () => {
    const request = await read();
    const purchase = decidePurchase(request, { site: siteOrigin(context), country: visitorCountry(context) });
    const locale = await keepBuyerLanguage(context, accountId, request.locale);
    return openCheckout(context.services, { accountId, locale }, purchase);
  });
}

/**
 * The language of a page that is not English was chosen by the buyer; otherwise the browser's counts. The account and its
 * Stripe customer get it too. A client that names none changes nothing.
 */
async function keepBuyerLanguage(
  context: RequestContext,
  accountId: string,
  pageLocale: string | undefined,
): Promise<string> {
  const { services } = context;
  const before = (await findAccount(services.database, accountId))?.locale ?? 'en';
  const page = namedLocale(pageLocale);
  const chosen = page === standardLanguage ? null : page;
  const now = chosen ?? namedLocaleOf(context) ?? before;
  if (now === before) return before;
  await services.database.updateTable('accounts').set({ locale: now }).where('id', '=', accountId).execute();
  await syncCustomerDetails(services, accountId);
  return now;
}
