import type { RouteRecord } from './route';

/** The subscription on the web: landing, welcome, sign-in and account. */
export const subscriptionRoutes = {
  '/pro': {
    path: '/pro',
    kind: 'flow',
    event: 'pro',
    sitemap: true,
  },
  '/pro/welcome': {
    path: '/pro/welcome',
    kind: 'flow',
    event: 'welcome',
    sitemap: false,
  },
  '/pro/add-email': {
    path: '/pro/add-email',
    kind: 'flow',
    event: 'email_add',
    sitemap: false,
  },
  '/pro/notify': {
    path: '/pro/notify',
    kind: 'document',
    event: 'pro_notify',
    sitemap: false,
    personal: 'token',
  },
  '/subscriptions/activate': {
    path: '/subscriptions/activate',
    kind: 'flow',
    event: 'activate',
    sitemap: false,
  },
  '/subscriptions/confirm': {
    path: '/subscriptions/confirm',
    kind: 'flow',
    event: 'email_confirm',
    sitemap: false,
  },
  '/subscriptions/add-email': {
    path: '/subscriptions/add-email',
    kind: 'flow',
    event: 'email_add',
    sitemap: false,
  },
  '/subscriptions/edit-email': {
    path: '/subscriptions/edit-email',
    kind: 'flow',
    event: 'email_edit',
    sitemap: false,
  },
  '/subscriptions/undo-email': {
    path: '/subscriptions/undo-email',
    kind: 'flow',
    event: 'email_undo',
    sitemap: false,
    personal: 'token',
  },
  '/subscriptions/manage': {
    path: '/subscriptions/manage',
    kind: 'flow',
    event: 'manage',
    sitemap: false,
  },
} as const satisfies Record<string, RouteRecord>;
