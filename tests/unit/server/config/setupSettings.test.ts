import { readSetupSettings } from '@/server/config/load';
import { problemsOf as problemsIn } from '@/tests/fixtures/config/problemsOf';

const set = { STRIPE_SECRET_KEY: 'sk_test_own', PUBLIC_ORIGIN: 'https://Site.example/path' };

const problemsOf = (variables: Record<string, string>) => problemsIn(() => readSetupSettings(variables));

it('sets up payments with the key and the origin alone', () => {
  expect(readSetupSettings({ ...set, LOG_LEVEL: 'loud' })).toEqual({
    secretKey: 'sk_test_own',
    publicOrigin: 'https://site.example',
    tax: false,
  });
  expect(readSetupSettings({ ...set, STRIPE_TAX: '1' }).tax).toBe(true);
});

it.each([
  ['without the key', { STRIPE_SECRET_KEY: ' ' }, 'STRIPE_SECRET_KEY: is required'],
  ['without the origin', { PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN: is required'],
  [
    'with an origin that has no scheme',
    { PUBLIC_ORIGIN: 'site.example' },
    'PUBLIC_ORIGIN: must be an address',
  ],
  ['with a tax setting that the site itself refuses', { STRIPE_TAX: 'yes' }, 'STRIPE_TAX: must be 0 or 1'],
])('sets up nothing %s', (_, wrong, problem) => {
  expect(problemsOf({ ...set, ...wrong })).toEqual([expect.stringContaining(problem)]);
});
