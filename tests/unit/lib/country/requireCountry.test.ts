import { requireCountry } from '@/lib/country/requireCountry';
import { fakeService, type Reply } from '@/tests/fixtures/browser/fakeService';

const fetcherWith = (reply: Reply) => fakeService({ 'GET /country.json': reply }).fetcher;

describe('country (specification §7, §8)', () => {
  it('is the one of the answer', async () => {
    expect(await requireCountry(fetcherWith({ json: { country: 'DE' } }))).toBe('DE');
    expect(await requireCountry(fetcherWith({ json: { country: 'US' } }))).toBe('US');
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
    await expect(requireCountry(fetcherWith({ json }))).rejects.toThrow('No country returned from service');
  });

  it.each<Reply>(['offline', 'broken', { status: 500 }])('after %j no country is made up', async (reply) => {
    await expect(requireCountry(fetcherWith(reply))).rejects.toThrow();
  });
});
