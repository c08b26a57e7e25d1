import { brand } from '../../brand';
import { type RouteWords, titled } from '../route';
import type { subscriptionRoutes } from '../subscriptionRoutes';

export const subscriptionRouteWords = {
  '/pro': {
    title: `${brand.subscription} – VPN and help after identity theft`,
    description: `One plan with a VPN, help after identity theft, and more capable models in ${brand.chat}. In the US, it also includes personal information removal. Cancel anytime.`,
  },
  '/pro/welcome': {
    title: titled('Welcome to your subscription'),
    description: 'Your subscription is ready. Here’s what to do next on each of your devices.',
  },
  '/pro/add-email': {
    title: titled('Set up your email address'),
    description: 'Add an email address to use your subscription on other devices.',
  },
  '/pro/notify': {
    title: titled('Confirm your interest in the subscription'),
    description:
      'Confirm that you want to hear when the subscription is available in your country, or remove your address.',
  },
  '/subscriptions/activate': {
    title: titled('Sign in to your subscription'),
    description: 'Sign in with a one-time code sent to the email address of your subscription.',
  },
  '/subscriptions/confirm': {
    title: titled('Confirm your code'),
    description: 'Enter the one-time code we sent to your email address.',
  },
  '/subscriptions/add-email': {
    title: titled('Add an email address'),
    description: 'Add an email address to your subscription and use it to sign in on other devices.',
  },
  '/subscriptions/edit-email': {
    title: titled('Change your email address'),
    description: 'Change the email address of your subscription.',
  },
  '/subscriptions/undo-email': {
    title: titled('Undo an address change'),
    description: 'Undo a change to the email address of your subscription.',
  },
  '/subscriptions/manage': {
    title: titled('Your subscription'),
    description: 'Plan, renewal date, billing, email address, and devices of your subscription.',
  },
} as const satisfies Record<keyof typeof subscriptionRoutes, RouteWords>;
