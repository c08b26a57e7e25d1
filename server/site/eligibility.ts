import { isSaleCountry } from '@/lib/content/countries';
import { ApiError } from '@/server/http/ApiError';
import type { Answer } from '@/server/http/answer';
import type { Call } from '@/server/http/call';
import { visitorCountry } from '@/server/http/visitorCountry';

/**
 * `GET /privacy-pro-eligible.json`: 200 where the subscription is sold.
 * @throws ApiError not_eligible elsewhere.
 */
export async function eligibilityCall(call: Call): Promise<Answer> {
  if (!isSaleCountry(visitorCountry(call))) throw new ApiError('not_eligible');
  return { json: { eligible: true } };
}
