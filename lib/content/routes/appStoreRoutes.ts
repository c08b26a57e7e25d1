import { brand } from '../brand';
import { type Route, titled } from './route';

/** Where the apps sell the subscription, and where they go afterward. */
export const appStoreRoutes = {
  '/subscriptions': {
    path: '/subscriptions',
    title: titled('Subscribe in the app'),
    description: `What’s included in ${brand.subscription} and what it costs in your device’s app store.`,
    kind: 'flow',
    event: 'subscriptions',
    sitemap: false,
  },
  '/subscriptions/plans': {
    path: '/subscriptions/plans',
    title: titled('Plans in the app'),
    description: `Compare ${brand.subscription} plans, choose one, or switch to another.`,
    kind: 'flow',
    event: 'subscriptions_plans',
    sitemap: false,
  },
  '/subscriptions/new/mobile/vpn': {
    path: '/subscriptions/new/mobile/vpn',
    title: titled('The VPN in the app'),
    description: `Get the VPN and everything else in ${brand.subscription} from your phone’s app store.`,
    kind: 'flow',
    event: 'subscriptions',
    sitemap: false,
  },
  '/subscriptions/new/mobile/duckai': {
    path: '/subscriptions/new/mobile/duckai',
    title: titled(`More capable models in ${brand.chat}`),
    description: `Get more capable models in ${brand.chat} and everything else in ${brand.subscription} from your phone’s app store.`,
    kind: 'flow',
    event: 'subscriptions',
    sitemap: false,
  },
  '/subscriptions/new/mobile/pir': {
    path: '/subscriptions/new/mobile/pir',
    title: titled('Personal information removal in the app'),
    description: `Get personal information removal and everything else in ${brand.subscription} from your phone’s app store.`,
    kind: 'flow',
    event: 'subscriptions',
    sitemap: false,
  },
  '/subscriptions/welcome': {
    path: '/subscriptions/welcome',
    title: titled('Your subscription in the app'),
    description: 'Open the features of your subscription in the app and add it to your other devices.',
    kind: 'flow',
    event: 'welcome',
    sitemap: false,
  },
  '/subscriptions/welcome/stripe': {
    path: '/subscriptions/welcome/stripe',
    title: titled('Payment received'),
    description: 'The app is confirming your payment and turning on your subscription.',
    kind: 'flow',
    event: 'welcome',
    sitemap: false,
  },
} as const satisfies Record<string, Route>;
