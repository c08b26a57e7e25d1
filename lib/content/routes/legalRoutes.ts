import type { RouteRecord } from './route';

/** Policies and terms. */
export const legalRoutes = {
  '/privacy': {
    path: '/privacy',
    kind: 'document',
    event: 'privacy',
    sitemap: true,
  },
  '/terms': {
    path: '/terms',
    kind: 'document',
    event: 'terms',
    sitemap: true,
  },
  '/acceptable-use': {
    path: '/acceptable-use',
    kind: 'document',
    event: 'acceptable_use',
    sitemap: true,
  },
  '/accessibility': {
    path: '/accessibility',
    kind: 'document',
    event: 'accessibility',
    sitemap: true,
  },
  '/duckai/privacy-terms': {
    path: '/duckai/privacy-terms',
    kind: 'document',
    event: 'aichat_privacy_terms',
    sitemap: true,
  },
  '/pro/privacy-terms': {
    path: '/pro/privacy-terms',
    kind: 'document',
    event: 'pro_privacy_terms',
    sitemap: true,
  },
  '/pro/privacy-terms/us': {
    path: '/pro/privacy-terms/us',
    kind: 'document',
    event: 'pro_privacy_terms',
    sitemap: true,
  },
  '/pro/privacy-terms/non-us': {
    path: '/pro/privacy-terms/non-us',
    kind: 'document',
    event: 'pro_privacy_terms',
    sitemap: true,
  },
  '/pro/privacy-terms/non-us/de': {
    path: '/pro/privacy-terms/non-us/de',
    kind: 'document',
    event: 'pro_privacy_terms',
    sitemap: true,
  },
  '/pro/privacy-terms/non-us/en': {
    path: '/pro/privacy-terms/non-us/en',
    kind: 'document',
    event: 'pro_privacy_terms',
    sitemap: true,
  },
  '/pro/privacy-terms/non-us/es': {
    path: '/pro/privacy-terms/non-us/es',
    kind: 'document',
    event: 'pro_privacy_terms',
    sitemap: true,
  },
  '/pro/privacy-terms/non-us/fr': {
    path: '/pro/privacy-terms/non-us/fr',
    kind: 'document',
    event: 'pro_privacy_terms',
    sitemap: true,
  },
} as const satisfies Record<string, RouteRecord>;
