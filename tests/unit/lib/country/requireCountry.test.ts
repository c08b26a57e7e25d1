import { requireCountry } from '@/lib/country/requireCountry';
import { type Reply, serveInPage } from '@/tests/fixtures/browser/fakeService';

function countryAfter(reply: Reply): Promise<string> {
  serveInPage({ 'GET /country.json': reply });
  return requireCountry();
}

it.each([
  {},
  { country: '' },
  { country: null },
  { country: 'de' },
  { country: 'DEU' },
  { country: '<b' },
  null,
  [],
])('country (specification §7, §8) after %j: an error that says so', async (json) => {
  await expect(countryAfter({ json })).rejects.toThrow('No country returned from service');
});
