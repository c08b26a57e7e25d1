import { requireCountry } from '@/lib/country/requireCountry';
import { type Reply, serveInPage } from '@/tests/fixtures/browser/fakeService';

function countryAfter(reply: Reply): Promise<string> {
  serveInPage({ 'GET /country.json': reply });
  return requireCountry();
}

describe('country (specification §7, §8)', () => {
  it('is the one of the answer', async () => {
    expect(await countryAfter({ json: { country: 'DE' } })).toBe('DE');
    expect(await countryAfter({ json: { country: 'US' } })).toBe('US');
  });

  it.each([
    {},
    { country: '' },
    { country: null },
    { country: 'de' },
    { country: 'DEU' },
    { country: '<b' },
    null,
    [],
  ])('after %j: an error that says so', async (json) => {
    await expect(countryAfter({ json })).rejects.toThrow('No country returned from service');
  });

  it.each<Reply>(['offline', 'broken', { status: 500 }])('after %j no country is made up', async (reply) => {
    await expect(countryAfter(reply)).rejects.toThrow();
  });
});
