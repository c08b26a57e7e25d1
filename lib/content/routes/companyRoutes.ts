import type { RouteRecord } from './route';

/** The company, its people and its news. */
export const companyRoutes = {
  '/about': {
    path: '/about',
    kind: 'document',
    event: 'about',
    sitemap: true,
  },
  '/donations': {
    path: '/donations',
    kind: 'document',
    event: 'donations',
    sitemap: true,
  },
  '/press': {
    path: '/press',
    kind: 'document',
    event: 'press',
    sitemap: true,
  },
  '/updates': {
    path: '/updates',
    kind: 'document',
    event: 'updates',
    sitemap: true,
  },
  '/newsletter': {
    path: '/newsletter',
    kind: 'document',
    event: 'newsletter',
    sitemap: true,
  },
  '/newsletter/confirm': {
    path: '/newsletter/confirm',
    kind: 'document',
    event: 'newsletter',
    sitemap: false,
    personal: 'token',
  },
  '/newsletter/confirmed': {
    path: '/newsletter/confirmed',
    kind: 'document',
    event: 'newsletter',
    sitemap: false,
  },
  '/newsletter/unsubscribe': {
    path: '/newsletter/unsubscribe',
    kind: 'document',
    event: 'newsletter',
    sitemap: false,
    personal: 'token',
  },
  '/newsletter/unsubscribed': {
    path: '/newsletter/unsubscribed',
    kind: 'document',
    event: 'newsletter',
    sitemap: false,
  },
  '/newsletter/expired': {
    path: '/newsletter/expired',
    kind: 'document',
    event: 'newsletter',
    sitemap: false,
  },
  '/hiring': {
    path: '/hiring',
    kind: 'document',
    event: 'careers',
    sitemap: true,
  },
  '/how-we-hire': {
    path: '/how-we-hire',
    kind: 'document',
    event: 'how_we_hire',
    sitemap: true,
  },
  '/how-we-work': {
    path: '/how-we-work',
    kind: 'document',
    event: 'how_we_work',
    sitemap: true,
  },
  '/bangs': {
    path: '/bangs',
    kind: 'document',
    event: 'bangs',
    sitemap: true,
  },
  '/bangs/new': {
    path: '/bangs/new',
    kind: 'document',
    event: 'bangs',
    sitemap: true,
  },
} as const satisfies Record<string, RouteRecord>;
