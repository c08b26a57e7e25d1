import { standardLanguage } from '@/lib/content/site/languages/languages';
import { CheckoutRequest } from '@/lib/contract/checkout';
import { findAccount } from '@/server/accounts/accounts';
import { requireAccount } from '@/server/auth/tokens/bearer';
import { countedByPayer } from '@/server/billing/countedByPayer';
import { syncCustomerDetails } from '@/server/billing/customer/customerDetails';
import { namedLocale, namedLocaleOf, visitorCountry } from '@/server/http/caller';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { siteOrigin } from '@/server/http/siteOrigin';
import { decidePurchase } from './decidePurchase';
import { openCheckout } from './openCheckout';

/** `POST /api/checkout/session`: the payment page. Price, currency and trial are decided here, not by the client. */
export async function postCheckoutSession(context: RequestContext): Promise<HandlerResult> {
  const { accountId } = await requireAccount(context);
  return countedByPayer(context, accountId, async () => {
    const request = await context.body(CheckoutRequest);
    const purchase = decidePurchase(request, { site: siteOrigin(context), country: visitorCountry(context) });
    const locale = await keepBuyerLanguage(context, accountId, request.locale);
    const checkoutUrl = await openCheckout(context.services, { accountId, locale }, purchase);
    return { json: { checkoutUrl } };
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
