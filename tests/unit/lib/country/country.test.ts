import { loadCountry, requireCountry } from '@/lib/country/country';
import { fakeService, type Reply } from '@/tests/fixtures/browser/fakeService';

function answering(reply: Reply) {
  return fakeService({ 'GET /country.json': reply }).fetcher;
}

const failures: [string, Reply][] = [
  ['is away', { status: 503, json: { error: 'service_unavailable' } }],
  ['answers nothing', 'offline'],
  ['answers no JSON', { text: '<html>' }],
];
const withoutCountry: [string, Reply][] = [
  ['no country', { json: {} }],
  ['an empty country', { json: { country: '' } }],
  ['a country of another form', { json: { country: 'Germany' } }],
  ['null', { json: null }],
];

it('is the country of the answer', async () => {
  expect(await requireCountry(answering({ json: { country: 'DE' } }))).toBe('DE');
  expect(await loadCountry(answering({ json: { country: 'DE' } }))).toBe('DE');
});

it.each(withoutCountry)(
  "fails with 'No country returned from service' on %s (specification §8)",
  async (_what, reply) => {
    await expect(requireCountry(answering(reply))).rejects.toThrow(
      new Error('No country returned from service'),
    );
  },
);

it.each([...failures, ...withoutCountry])(
  'is null for those who can do without, when the service %s',
  async (_what, reply) => {
    expect(await loadCountry(answering(reply))).toBeNull();
  },
);

it('tells an outage from an answer without a country', async () => {
  await expect(requireCountry(answering('offline'))).rejects.toMatchObject({ name: 'NetworkError' });
  await expect(requireCountry(answering({ status: 503 }))).rejects.toMatchObject({
    name: 'HttpError',
    status: 503,
  });
});
