import type { RouteRecord } from './route';

/** What people look for when something is unclear or does not work. */
export const helpRoutes = {
  '/help': {
    path: '/help',
    kind: 'document',
    event: 'help',
    sitemap: true,
  },
  '/help/contact': {
    path: '/help/contact',
    kind: 'document',
    event: 'contact',
    sitemap: true,
  },
  '/help/cancel': {
    path: '/help/cancel',
    kind: 'document',
    event: 'cancel',
    sitemap: true,
  },
  '/help/withdraw': {
    path: '/help/withdraw',
    kind: 'document',
    event: 'withdraw',
    sitemap: true,
  },
  '/help/confirm': {
    path: '/help/confirm',
    kind: 'document',
    event: 'statement',
    sitemap: false,
    personal: 'token',
  },
  '/status': {
    path: '/status',
    kind: 'document',
    event: 'status',
    sitemap: true,
    live: true,
  },
  '/security': {
    path: '/security',
    kind: 'document',
    event: 'security',
    sitemap: true,
  },
  '/vpn-locations': {
    path: '/vpn-locations',
    kind: 'document',
    event: 'vpn_locations',
    sitemap: true,
  },
} as const satisfies Record<string, RouteRecord>;
