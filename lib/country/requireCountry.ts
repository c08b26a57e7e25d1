import { CountryResponse } from '../contract/siteResponses';
import { request } from '../http/request';

/** The visitor's country. @throws Error 'No country returned from service' (specification §8). */
export async function requireCountry(): Promise<string> {
  const answer = CountryResponse.safeParse(await request('/country.json'));
  if (!answer.success) throw new Error('No country returned from service');
  return answer.data.country;
}
