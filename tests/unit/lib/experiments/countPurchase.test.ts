/** @jest-environment jsdom */
import { countPurchase, countReturnedPurchase } from '@/lib/experiments/countPurchase';
import { memoryStorage } from '@/lib/storage/browserStorage';

const sent: string[] = [];
beforeEach(() => {
  sent.length = 0;
  const sendBeacon = (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://site.invalid');
    sent.push(`${pathname} ${searchParams.get('experiment')}=${searchParams.get('variant')}`);
    return true;
  };
  Object.defineProperty(window.navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
});

it('counts a purchase for each variant that was shown, and once in a tab', () => {
  const storage = memoryStorage();
  const shown = { exp_mobilepropaywall: 'treatmenta', exp_homeherobuttonstyles: 'control' };
  countPurchase(shown, storage);
  countPurchase(shown, storage);
  expect(sent).toEqual([
    '/t/page_welcome_experiment mobilepropaywall=treatmenta',
    '/t/page_welcome_experiment homeherobuttonstyles=control',
  ]);
});

it.each([
  [
    '?success=true&exp_mobilepropaywall=treatmenta',
    ['/t/page_welcome_experiment mobilepropaywall=treatmenta'],
  ],
  ['?exp_mobilepropaywall=treatmenta', []],
])('an address of return speaks of a purchase by success=true: %s', (search, counted) => {
  countReturnedPurchase(search, memoryStorage());
  expect(sent).toEqual(counted);
});

it('stores nothing for a visitor who asks not to be tracked', () => {
  const storage = memoryStorage();
  Object.defineProperty(window.navigator, 'globalPrivacyControl', { configurable: true, value: true });
  countPurchase({ exp_mobilepropaywall: 'treatmenta' }, storage);
  Reflect.deleteProperty(window.navigator, 'globalPrivacyControl');
  expect(storage.getItem('purchaseCounted')).toBeNull();
  expect(sent).toEqual([]);
});

it('counts nothing for experiments and variants that are not listed', () => {
  const search = '?success=true&exp_mobilepropaywall=other&exp_nothing=control&exp_appbranding=<b>';
  countReturnedPurchase(search, memoryStorage());
  expect(sent).toEqual([]);
});
