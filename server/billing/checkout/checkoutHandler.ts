import { CheckoutRequest } from '@/lib/contract/checkout';
import { requireAccount } from '@/server/auth/tokens/bearer';
import { countedByPayer } from '@/server/billing/countedByPayer';
import { visitorCountry } from '@/server/http/caller';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { siteOrigin } from '@/server/http/siteOrigin';
import { keepBuyerLanguage } from './buyerLanguage';
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
