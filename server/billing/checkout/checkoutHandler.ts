import { parseOrigin } from '@/lib/attribution/origin';
import { type Language, standardLanguage } from '@/lib/content/site/languages/languages';
import { planById, priceFor } from '@/lib/content/subscription/plans';
import { CheckoutRequest, isWebPlatform } from '@/lib/contract/checkout';
import { trialLength } from '@/lib/subscriptions/trial';
import { requireAccount } from '@/server/auth/tokens/bearer';
import { countedByPayer } from '@/server/billing/countedByPayer';
import { syncCustomerDetails } from '@/server/billing/customer/customerDetails';
import { ApiError } from '@/server/http/ApiError';
import { namedLocale, namedLocaleOf, visitorCountry } from '@/server/http/caller';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { siteOrigin } from '@/server/http/siteOrigin';
import { openCheckout, type Purchase } from './openCheckout';
import { returnUrls } from './returnUrl';

/**
 * `POST /api/checkout/session`: the hosted payment page for a plan. Price, currency and trial are decided here; the
 * client chooses a product and the page to return to, and names its origin.
 */
export async function postCheckoutSession(context: RequestContext): Promise<HandlerResult> {
  const { accountId } = await requireAccount(context);
  return countedByPayer(context, accountId, () => openFor(context, accountId));
}

async function openFor(context: RequestContext, accountId: string): Promise<HandlerResult> {
  const request = await context.body(CheckoutRequest);
  const locale = await buyerLanguage(context, accountId, namedLocale(request.locale));
  const purchase = decide(context, request, accountId, locale);
  return { json: { checkoutUrl: await openCheckout(context.services, purchase) } };
}

/**
 * The buyer's current language, which the account and its Stripe customer then get too: it may differ from the one the
 * account was created in. Whoever buys on a page in another language than English has chosen that language; otherwise
 * the browser's counts. A client that names none changes nothing.
 */
async function buyerLanguage(
  context: RequestContext,
  accountId: string,
  pageLanguage: Language | null,
): Promise<string> {
  const { services } = context;
  const account = await services.database
    .selectFrom('accounts')
    .select('locale')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const before = account?.locale ?? 'en';
  const chosen = pageLanguage === standardLanguage ? null : pageLanguage;
  const now = chosen ?? namedLocaleOf(context) ?? before;
  if (now === before) return before;
  await services.database.updateTable('accounts').set({ locale: now }).where('id', '=', accountId).execute();
  await syncCustomerDetails(services, accountId);
  return now;
}

function decide(
  context: RequestContext,
  request: CheckoutRequest,
  accountId: string,
  locale: string,
): Purchase {
  const platform = request.purchasePlatform;
  if (!isWebPlatform(platform)) throw new ApiError('invalid_request');
  const plan = planById(request.productId);
  if (!plan) throw new ApiError('unknown_product');
  const visit = parseOrigin(request.origin);
  const origin = visit ? (request.origin ?? null) : null;
  const site = siteOrigin(context);
  const urls = returnUrls(request.returnUrl, { site, period: plan.period, origin });
  if (!urls) throw new ApiError('invalid_return_url');
  const price = priceFor(plan, visitorCountry(context));
  if (!price) throw new ApiError('not_eligible');
  return {
    accountId,
    plan,
    price,
    urls,
    origin,
    locale,
    pageLocale: namedLocale(request.locale) ?? 'en',
    another: request.another === true,
    // The website asks what an app could only report as a failure: there, the question follows the payment page.
    asksBefore: platform === 'web',
    trialDays: request.withoutTrial
      ? 0
      : trialLength({ platform, campaign: visit?.campaign ?? null, offerDays: null }),
  };
}
