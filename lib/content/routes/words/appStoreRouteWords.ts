import { brand } from '../../brand';
import type { appStoreRoutes } from '../appStoreRoutes';
import { type RouteWords, titled } from '../route';

export const appStoreRouteWords = {
  '/subscriptions': {
    title: titled('Subscribe in the app'),
    description: `What’s included in ${brand.subscription} and what it costs in your device’s app store.`,
  },
  '/subscriptions/plans': {
    title: titled('Plans in the app'),
    description: `Compare ${brand.subscription} plans, choose one, or switch to another.`,
  },
  '/subscriptions/new/mobile/vpn': {
    title: titled('The VPN in the app'),
    description: `Get the VPN and everything else in ${brand.subscription} from your phone’s app store.`,
  },
  '/subscriptions/new/mobile/duckai': {
    title: titled(`More capable models in ${brand.chat}`),
    description: `Get more capable models in ${brand.chat} and everything else in ${brand.subscription} from your phone’s app store.`,
  },
  '/subscriptions/new/mobile/pir': {
    title: titled('Personal information removal in the app'),
    description: `Get personal information removal and everything else in ${brand.subscription} from your phone’s app store.`,
  },
  '/subscriptions/welcome': {
    title: titled('Your subscription in the app'),
    description: 'Open the features of your subscription in the app and add it to your other devices.',
  },
  '/subscriptions/welcome/stripe': {
    title: titled('Checking your subscription'),
    description: 'The app is checking your subscription. You don’t need to wait, or to pay again.',
  },
} as const satisfies Record<keyof typeof appStoreRoutes, RouteWords>;
