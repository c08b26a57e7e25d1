import type { RouteRecord } from './route';

/** What the products do, and their settings. */
export const productRoutes = {
  '/duckai': {
    path: '/duckai',
    kind: 'document',
    event: 'duckai',
    sitemap: true,
  },
  '/email': {
    path: '/email',
    kind: 'document',
    event: 'email',
    sitemap: true,
  },
  '/settings': {
    path: '/settings',
    kind: 'document',
    event: 'settings',
    sitemap: true,
    personal: 'cookies',
  },
  '/sync/pairing': {
    path: '/sync/pairing',
    kind: 'document',
    event: 'sync_pairing',
    sitemap: false,
  },
  '/theme': {
    path: '/theme',
    kind: 'document',
    event: 'theme',
    sitemap: true,
  },
} as const satisfies Record<string, RouteRecord>;
