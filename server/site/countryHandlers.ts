import { isSaleCountry } from '@/lib/content/subscription/countries';
import { ApiError } from '@/server/http/ApiError';
import { visitorCountry } from '@/server/http/caller';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';

/** `GET /country.json`: the visitor's country as reported by the trusted proxy. */
export async function countryHandler(context: RequestContext): Promise<HandlerResult> {
  return { json: { country: visitorCountry(context) } };
}

/** `GET /privacy-pro-eligible.json`: 200 where the subscription is sold. @throws ApiError not_eligible elsewhere. */
export async function eligibilityHandler(context: RequestContext): Promise<HandlerResult> {
  if (!isSaleCountry(visitorCountry(context))) throw new ApiError('not_eligible');
  return { json: { eligible: true } };
}
