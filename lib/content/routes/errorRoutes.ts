import type { RouteRecord } from './route';

/** Pages that stand in for one that cannot be shown. */
export const errorRoutes = {
  '/404': {
    path: '/404',
    kind: 'document',
    event: 'error_404',
    sitemap: false,
    status: 404,
  },
  '/410': {
    path: '/410',
    kind: 'document',
    event: 'error_410',
    sitemap: false,
    status: 410,
  },
  '/418': {
    path: '/418',
    kind: 'document',
    event: 'error_418',
    sitemap: false,
    status: 418,
  },
  '/418/challenge': {
    path: '/418/challenge',
    kind: 'document',
    event: 'error_418_challenge',
    sitemap: false,
    status: 418,
  },
  '/418/limit': {
    path: '/418/limit',
    kind: 'document',
    event: 'error_418_limit',
    sitemap: false,
    status: 418,
  },
  '/418/region': {
    path: '/418/region',
    kind: 'document',
    event: 'error_418_region',
    sitemap: false,
    status: 418,
  },
  '/500': {
    path: '/500',
    kind: 'document',
    event: 'error_500',
    sitemap: false,
    status: 500,
  },
} as const satisfies Record<string, RouteRecord>;
