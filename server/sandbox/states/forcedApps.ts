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
