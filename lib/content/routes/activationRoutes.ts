import type { RouteRecord } from './route';

/** Bringing a subscription to this device or to another one; apps open these addresses themselves. */
export const activationRoutes = {
  '/subscriptions/activation-flow': {
    path: '/subscriptions/activation-flow',
    kind: 'flow',
    event: 'activation_flow',
    sitemap: false,
  },
  '/subscriptions/activation-flow/this-device': {
    path: '/subscriptions/activation-flow/this-device',
    kind: 'flow',
    event: 'activation_this_device',
    sitemap: false,
  },
  '/subscriptions/activation-flow/this-device/email': {
    path: '/subscriptions/activation-flow/this-device/email',
    kind: 'flow',
    event: 'activation_this_device',
    sitemap: false,
  },
  '/subscriptions/activation-flow/this-device/activate-by-email': {
    path: '/subscriptions/activation-flow/this-device/activate-by-email',
    kind: 'flow',
    event: 'activate',
    sitemap: false,
  },
  '/subscriptions/activation-flow/this-device/activate-by-email/otp': {
    path: '/subscriptions/activation-flow/this-device/activate-by-email/otp',
    kind: 'flow',
    event: 'email_verify',
    sitemap: false,
  },
  '/subscriptions/activation-flow/this-device/activate-by-email/success': {
    path: '/subscriptions/activation-flow/this-device/activate-by-email/success',
    kind: 'flow',
    event: 'email_success',
    sitemap: false,
  },
  '/subscriptions/activation-flow/another-device': {
    path: '/subscriptions/activation-flow/another-device',
    kind: 'flow',
    event: 'activation_another_device',
    sitemap: false,
  },
  '/subscriptions/activation-flow/another-device/add-email': {
    path: '/subscriptions/activation-flow/another-device/add-email',
    kind: 'flow',
    event: 'email_add',
    sitemap: false,
  },
  '/subscriptions/activation-flow/another-device/add-email/otp': {
    path: '/subscriptions/activation-flow/another-device/add-email/otp',
    kind: 'flow',
    event: 'email_verify',
    sitemap: false,
  },
  '/subscriptions/activation-flow/another-device/add-email/success': {
    path: '/subscriptions/activation-flow/another-device/add-email/success',
    kind: 'flow',
    event: 'email_success',
    sitemap: false,
  },
  '/subscriptions/activation-flow/another-device/email': {
    path: '/subscriptions/activation-flow/another-device/email',
    kind: 'flow',
    event: 'activation_another_device',
    sitemap: false,
  },
  '/subscriptions/add-email/otp': {
    path: '/subscriptions/add-email/otp',
    kind: 'flow',
    event: 'email_verify',
    sitemap: false,
  },
  '/subscriptions/add-email/success': {
    path: '/subscriptions/add-email/success',
    kind: 'flow',
    event: 'email_success',
    sitemap: false,
  },
  '/subscriptions/activate/success': {
    path: '/subscriptions/activate/success',
    kind: 'flow',
    event: 'email_success',
    sitemap: false,
  },
} as const satisfies Record<string, RouteRecord>;
