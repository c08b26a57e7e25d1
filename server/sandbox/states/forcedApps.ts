import type { Subscription } from '@/lib/contract/subscription';
import { type ForcedApp, forcedSubscription } from './forcedState';

/** The apps that states are shown in, with nobody signed in. */
export const mac: ForcedApp = { app: 'apple-new', system: 'macos', token: null };
export const phone: ForcedApp = { app: 'apple-new', system: 'ios', token: null };
export const android: ForcedApp = { app: 'android', token: null };
export const windows: ForcedApp = { app: 'windows', token: null };

/** What the service says of the subscription of whoever is signed in. */
export function has(part: Partial<Subscription>) {
  return { '/api/subscription': { json: { ...forcedSubscription, ...part } } };
}
