/** @jest-environment jsdom */
import { countPurchase } from '@/lib/experiments/countPurchase';
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

it('counts a purchase for each variant that its address names, and once in a tab', () => {
  const storage = memoryStorage();
  const address = '?success=true&exp_mobilepropaywall=treatmenta&exp_homeherobuttonstyles=control';
  countPurchase(address, storage);
  countPurchase(address, storage);
  expect(sent).toEqual([
    '/t/page_welcome_experiment mobilepropaywall=treatmenta',
    '/t/page_welcome_experiment homeherobuttonstyles=control',
  ]);
});

it('counts nothing for experiments and variants that are not listed', () => {
  countPurchase('?exp_mobilepropaywall=other&exp_nothing=control&exp_appbranding=<b>', memoryStorage());
  expect(sent).toEqual([]);
});
