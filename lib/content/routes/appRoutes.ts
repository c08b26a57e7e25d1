import type { RouteRecord } from './route';

/** Screens that the apps show inside themselves. */
export const appRoutes = {
  '/identity-theft-restoration': {
    path: '/identity-theft-restoration',
    kind: 'flow',
    event: 'identity_theft_restoration',
    sitemap: true,
  },
  '/dbp': {
    path: '/dbp',
    kind: 'flow',
    event: 'dbp',
    sitemap: true,
  },
} as const satisfies Record<string, RouteRecord>;
