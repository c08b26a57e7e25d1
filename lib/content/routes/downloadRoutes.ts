import type { RouteRecord } from './route';

/** Apps and where to get them. */
export const downloadRoutes = {
  '/app': {
    path: '/app',
    kind: 'document',
    event: 'app',
    sitemap: true,
  },
  '/app/devices': {
    path: '/app/devices',
    kind: 'document',
    event: 'appdevices',
    sitemap: true,
  },
  '/app/landing': {
    path: '/app/landing',
    kind: 'document',
    event: 'applanding',
    sitemap: false,
  },
  '/app/unsupported': {
    path: '/app/unsupported',
    kind: 'document',
    event: 'appnosupport',
    sitemap: false,
  },
  '/browser': {
    path: '/browser',
    kind: 'document',
    event: 'browser',
    sitemap: true,
  },
  '/mac': {
    path: '/mac',
    kind: 'document',
    event: 'mac',
    sitemap: true,
  },
  '/windows': {
    path: '/windows',
    kind: 'document',
    event: 'windows',
    sitemap: true,
  },
  '/windows-preview': {
    path: '/windows-preview',
    kind: 'document',
    event: 'windows_preview',
    sitemap: true,
  },
  '/windows-user-survey': {
    path: '/windows-user-survey',
    kind: 'document',
    event: 'windows_user_survey',
    sitemap: false,
  },
  '/malicious-site-protection/report-error': {
    path: '/malicious-site-protection/report-error',
    kind: 'document',
    event: 'malicious_site_report',
    sitemap: false,
  },
  '/extension-success': {
    path: '/extension-success',
    kind: 'document',
    event: 'extension_success',
    sitemap: false,
  },
  '/compare-privacy': {
    path: '/compare-privacy',
    kind: 'document',
    event: 'compare_privacy',
    sitemap: true,
  },
} as const satisfies Record<string, RouteRecord>;
