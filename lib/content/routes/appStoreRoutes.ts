import type { RouteRecord } from './route';

/** Where the apps sell the subscription, and where they go afterward. */
export const appStoreRoutes = {
  '/subscriptions': {
    path: '/subscriptions',
    kind: 'flow',
    event: 'subscriptions',
    sitemap: false,
  },
  '/subscriptions/plans': {
    path: '/subscriptions/plans',
    kind: 'flow',
    event: 'subscriptions_plans',
    sitemap: false,
  },
  '/subscriptions/new/mobile/vpn': {
    path: '/subscriptions/new/mobile/vpn',
    kind: 'flow',
    event: 'subscriptions',
    sitemap: false,
  },
  '/subscriptions/new/mobile/duckai': {
    path: '/subscriptions/new/mobile/duckai',
    kind: 'flow',
    event: 'subscriptions',
    sitemap: false,
  },
  '/subscriptions/new/mobile/pir': {
    path: '/subscriptions/new/mobile/pir',
    kind: 'flow',
    event: 'subscriptions',
    sitemap: false,
  },
  '/subscriptions/welcome': {
    path: '/subscriptions/welcome',
    kind: 'flow',
    event: 'welcome',
    sitemap: false,
  },
  '/subscriptions/welcome/stripe': {
    path: '/subscriptions/welcome/stripe',
    kind: 'flow',
    event: 'welcome',
    sitemap: false,
  },
} as const satisfies Record<string, RouteRecord>;
