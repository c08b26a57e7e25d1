import type { ForcedState } from 'fake-apps/forcedState';
import { has, mac, phone, twoTiers } from './forcedApps';
import { failure, statesOf } from './stateData';

const nothing = { platform: 'macos', products: [] };
const both = 'getSubscriptionTierOptions';

/** All plans side by side. */
export const planStates: readonly ForcedState[] = statesOf({ path: '/subscriptions/plans' }, [
  { name: 'app-plans', title: 'The plans', app: mac },
  {
    name: 'app-plans-pro',
    title: 'Two tiers, from a link to the higher one',
    search: 'tier=pro',
    app: { ...mac, tierOptions: twoTiers },
  },
  {
    name: 'app-plans-silent',
    title: 'Prices don’t arrive',
    app: { ...mac, behavior: { [both]: { silent: true } } },
  },
  {
    name: 'app-plans-tiers',
    title: 'Two tiers, for a new subscriber',
    app: { ...mac, tierOptions: twoTiers },
  },
  {
    name: 'app-plans-current',
    title: 'Two tiers, for a subscriber',
    app: { ...mac, token: 'token', tierOptions: twoTiers },
    answers: has({ platform: 'apple' }),
  },
  {
    name: 'app-plans-elsewhere',
    title: 'Purchased elsewhere',
    app: { ...mac, token: 'token', tierOptions: twoTiers },
    answers: has({ platform: 'google' }),
  },
  {
    name: 'app-plans-by-card',
    title: 'Paid by card, in an app that can change it',
    app: { ...phone, token: 'token', tierOptions: { ...twoTiers, platform: 'ios' } },
    answers: has({ platform: 'stripe' }),
  },
  {
    name: 'app-plans-empty',
    title: 'Purchases aren’t allowed',
    app: { ...mac, tierOptions: nothing },
  },
  {
    name: 'app-plans-error',
    title: 'The app refuses to send prices',
    app: { ...mac, behavior: { [both]: { error: 'no' } } },
  },
  {
    name: 'app-plans-refused',
    title: 'The service refuses the app’s sign-in',
    app: { ...phone, token: 'token', tierOptions: { ...twoTiers, platform: 'ios' } },
    answers: { '/api/subscription': failure(401, 'invalid_token') },
  },
  { name: 'app-plans-web', title: 'In a browser' },
]);
