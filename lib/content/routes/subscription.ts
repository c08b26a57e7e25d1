import { brand } from '../brand';
import { type Route, titled } from './route';

/** The subscription on the web: landing, welcome, sign-in and account. */
export const subscriptionRoutes = {
  '/pro': {
    path: '/pro',
    title: `${brand.subscription} – VPN, data removal and identity help in one`,
    description: `One plan for a private connection, the removal of your data from broker sites, help after identity theft and better models in ${brand.chat}. Cancel whenever you like.`,
    kind: 'flow',
    event: 'pro',
    sitemap: true,
  },
  '/pro/welcome': {
    path: '/pro/welcome',
    title: titled('Welcome to your subscription'),
    description: 'Your subscription is ready: what to do next on each of your devices.',
    kind: 'flow',
    event: 'welcome',
    sitemap: false,
  },
  '/pro/add-email': {
    path: '/pro/add-email',
    title: titled('Add an e-mail address'),
    description: 'Add an e-mail address so that you can use your subscription on other devices.',
    kind: 'flow',
    event: 'email_add',
    sitemap: false,
  },
  '/subscriptions/activate': {
    path: '/subscriptions/activate',
    title: titled('Sign in to your subscription'),
    description: 'Sign in with a one-time code sent to the e-mail address of your subscription.',
    kind: 'flow',
    event: 'activate',
    sitemap: false,
  },
  '/subscriptions/confirm': {
    path: '/subscriptions/confirm',
    title: titled('Confirm your code'),
    description: 'Type the one-time code that was sent to your e-mail address.',
    kind: 'flow',
    event: 'email_confirm',
    sitemap: false,
  },
  '/subscriptions/add-email': {
    path: '/subscriptions/add-email',
    title: titled('Add an e-mail address'),
    description: 'Add an e-mail address to your subscription to use it on other devices.',
    kind: 'flow',
    event: 'email_add',
    sitemap: false,
  },
  '/subscriptions/edit-email': {
    path: '/subscriptions/edit-email',
    title: titled('Change your e-mail address'),
    description: 'Change the e-mail address that your subscription belongs to.',
    kind: 'flow',
    event: 'email_edit',
    sitemap: false,
  },
  '/subscriptions/undo-email': {
    path: '/subscriptions/undo-email',
    title: titled('Undo a changed address'),
    description: 'Take back a change of the e-mail address of your subscription.',
    kind: 'flow',
    event: 'email_undo',
    sitemap: false,
  },
  '/subscriptions/manage': {
    path: '/subscriptions/manage',
    title: titled('Your subscription'),
    description: 'Plan, renewal date, billing, e-mail address and devices of your subscription.',
    kind: 'flow',
    event: 'manage',
    sitemap: false,
  },
} as const satisfies Record<string, Route>;
