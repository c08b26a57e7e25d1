import type { ForcedState } from 'fake-apps/forcedState';
import { has, mac, phone } from './forcedApps';
import { failure } from './stateData';
import { twoTiers } from './tierOptions';

const nothing = { platform: 'macos', products: [] };
const both = 'getSubscriptionTierOptions';

/** All plans side by side. */
export const planStates: readonly ForcedState[] = [
  { name: 'app-plans', title: 'The plans', path: '/subscriptions/plans', app: mac },
  {
    name: 'app-plans-pro',
    title: 'Two tiers, from a link to the higher one',
    path: '/subscriptions/plans',
    search: 'tier=pro',
    app: { ...mac, tierOptions: twoTiers },
  },
  {
    name: 'app-plans-silent',
    title: 'Prices don’t arrive',
    path: '/subscriptions/plans',
    app: { ...mac, behavior: { [both]: { silent: true } } },
  },
  {
    name: 'app-plans-tiers',
    title: 'Two tiers, for a new subscriber',
    path: '/subscriptions/plans',
    app: { ...mac, tierOptions: twoTiers },
  },
  {
    name: 'app-plans-current',
    title: 'Two tiers, for a subscriber',
    path: '/subscriptions/plans',
    app: { ...mac, token: 'token', tierOptions: twoTiers },
    answers: has({ platform: 'apple' }),
  },
  {
    name: 'app-plans-elsewhere',
    title: 'Purchased elsewhere',
    path: '/subscriptions/plans',
    app: { ...mac, token: 'token', tierOptions: twoTiers },
    answers: has({ platform: 'google' }),
  },
  {
    name: 'app-plans-by-card',
    title: 'Paid by card, in an app that can change it',
    path: '/subscriptions/plans',
    app: { ...phone, token: 'token', tierOptions: { ...twoTiers, platform: 'ios' } },
    answers: has({ platform: 'stripe' }),
  },
  {
    name: 'app-plans-empty',
    title: 'Purchases aren’t allowed',
    path: '/subscriptions/plans',
    app: { ...mac, tierOptions: nothing },
  },
  {
    name: 'app-plans-error',
    title: 'The app refuses to send prices',
    path: '/subscriptions/plans',
    app: { ...mac, behavior: { [both]: { error: 'no' } } },
  },
  {
    name: 'app-plans-refused',
    title: 'The service refuses the app’s sign-in',
    path: '/subscriptions/plans',
    app: { ...phone, token: 'token', tierOptions: { ...twoTiers, platform: 'ios' } },
    answers: { '/api/subscription': failure(401, 'invalid_token') },
  },
  { name: 'app-plans-web', title: 'In a browser', path: '/subscriptions/plans' },
];
