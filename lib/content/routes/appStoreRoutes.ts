import { brand } from '../brand';
import { type Route, titled } from './route';

/** Where the apps sell the subscription, and where they go afterwards. */
export const appStoreRoutes = {
  '/subscriptions': {
    path: '/subscriptions',
    title: titled('Subscribe in the app'),
    description: `What ${brand.subscription} has, and what the app store of your device asks for it.`,
    kind: 'flow',
    event: 'subscriptions',
    sitemap: false,
  },
  '/subscriptions/plans': {
    path: '/subscriptions/plans',
    title: titled('Plans in the app'),
    description: `The plans of ${brand.subscription} side by side: choose one, or move from one to another.`,
    kind: 'flow',
    event: 'subscriptions_plans',
    sitemap: false,
  },
  '/subscriptions/new/mobile/vpn': {
    path: '/subscriptions/new/mobile/vpn',
    title: titled('The VPN in the app'),
    description: `Get the VPN and everything else in ${brand.subscription} from the app store of your phone.`,
    kind: 'flow',
    event: 'subscriptions',
    sitemap: false,
  },
  '/subscriptions/new/mobile/duckai': {
    path: '/subscriptions/new/mobile/duckai',
    title: titled(`Larger models in ${brand.chat}`),
    description: `Get larger models in ${brand.chat} and the whole ${brand.subscription} from the app store of your phone.`,
    kind: 'flow',
    event: 'subscriptions',
    sitemap: false,
  },
  '/subscriptions/new/mobile/pir': {
    path: '/subscriptions/new/mobile/pir',
    title: titled('Personal information removal in the app'),
    description: `Get personal information removal and the whole ${brand.subscription} from the app store of your phone.`,
    kind: 'flow',
    event: 'subscriptions',
    sitemap: false,
  },
  '/subscriptions/welcome': {
    path: '/subscriptions/welcome',
    title: titled('Your subscription in the app'),
    description: 'Open the features of your subscription in the app, and bring it to your other devices.',
    kind: 'flow',
    event: 'welcome',
    sitemap: false,
  },
  '/subscriptions/welcome/stripe': {
    path: '/subscriptions/welcome/stripe',
    title: titled('Payment received'),
    description: 'The app takes note of your payment and switches the features of your subscription on.',
    kind: 'flow',
    event: 'welcome',
    sitemap: false,
  },
} as const satisfies Record<string, Route>;
