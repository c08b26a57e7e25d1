import type { Answer } from '@/server/http/answer';
import type { Call } from '@/server/http/call';
import { visitorCountry } from '@/server/http/visitorCountry';

/** `GET /country.json`: the visitor's country as the trusted proxy tells it. */
export async function countryCall(call: Call): Promise<Answer> {
  return { json: { country: visitorCountry(call) } };
}
