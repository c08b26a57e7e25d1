import type { RouteRecord } from './route';

/** Home. */
export const homeRoutes = {
  '/': {
    path: '/',
    kind: 'document',
    event: 'home',
    sitemap: true,
  },
} as const satisfies Record<string, RouteRecord>;
