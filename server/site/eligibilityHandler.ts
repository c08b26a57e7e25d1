import { isSaleCountry } from '@/lib/content/subscription/countries';
import { ApiError } from '@/server/http/ApiError';
import { visitorCountry } from '@/server/http/caller';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';

/**
 * `GET /privacy-pro-eligible.json`: 200 where the subscription is sold.
 * @throws ApiError not_eligible elsewhere.
 */
export async function eligibilityHandler(call: RequestContext): Promise<HandlerResult> {
  if (!isSaleCountry(visitorCountry(call))) throw new ApiError('not_eligible');
  return { json: { eligible: true } };
}
