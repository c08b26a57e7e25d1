import type { FakeAppOptions } from 'fake-apps/fakeAppOptions';
import type { Subscription } from '@/lib/contract/subscription';
import { forcedSubscription } from './stateData';

/** The apps that states are shown in, with nobody signed in. */
export const mac: FakeAppOptions = { app: 'apple-new', system: 'macos', token: null };
export const phone: FakeAppOptions = { app: 'apple-new', system: 'ios', token: null };
export const android: FakeAppOptions = { app: 'android', token: null };
export const windows: FakeAppOptions = { app: 'windows', token: null };

/** What the service says of the subscription of whoever is signed in. */
export function has(part: Partial<Subscription>) {
  return { '/api/subscription': { json: { ...forcedSubscription, ...part } } };
}

const names = ['Network Protection', 'Data Broker Protection', 'Identity Theft Restoration', 'Duck.ai'];
const featuresOf = (tier: string) => names.map((product) => ({ product, name: tier }));

function options(tier: string, monthly: string, yearly: string) {
  return [
    { id: `${tier}-monthly`, cost: { displayPrice: monthly, recurrence: 'monthly' } },
    { id: `${tier}-yearly`, cost: { displayPrice: yearly, recurrence: 'yearly' } },
  ];
}

/** What a store answers that sells two tiers. */
export const twoTiers = {
  platform: 'macos',
  products: [
    { tier: 'plus', features: featuresOf('plus'), options: options('plus', '$9.99', '$99.99') },
    { tier: 'pro', features: featuresOf('pro'), options: options('pro', '$19.99', '$199.99') },
  ],
};
