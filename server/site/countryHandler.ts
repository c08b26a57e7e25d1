import { visitorCountry } from '@/server/http/caller';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';

/** `GET /country.json`: the visitor's country as the trusted proxy tells it. */
export async function countryHandler(call: RequestContext): Promise<HandlerResult> {
  return { json: { country: visitorCountry(call) } };
}
