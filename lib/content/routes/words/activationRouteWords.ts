import type { activationRoutes } from '../activationRoutes';
import { type RouteWords, titled } from '../route';

export const activationRouteWords = {
  '/subscriptions/activation-flow': {
    title: titled('Activate your subscription'),
    description: 'Use a subscription you already have on this device, or add it to another one.',
  },
  '/subscriptions/activation-flow/this-device': {
    title: titled('Activate on this device'),
    description: 'Get back a subscription you bought before, through the app store or your email address.',
  },
  '/subscriptions/activation-flow/this-device/email': {
    title: titled('Your subscription on this device'),
    description: 'The email address of the subscription on this device.',
  },
  '/subscriptions/activation-flow/this-device/activate-by-email': {
    title: titled('Activate by email'),
    description: 'Activate your subscription on this device with a one-time code sent to its email address.',
  },
  '/subscriptions/activation-flow/this-device/activate-by-email/otp': {
    title: titled('Your activation code'),
    description: 'Enter the one-time code that activates your subscription on this device.',
  },
  '/subscriptions/activation-flow/this-device/activate-by-email/success': {
    title: titled('Activated'),
    description: 'Your subscription is active on this device. Here’s what to do next.',
  },
  '/subscriptions/activation-flow/another-device': {
    title: titled('Use it on another device'),
    description: 'Add your subscription to another phone, tablet, or computer.',
  },
  '/subscriptions/activation-flow/another-device/add-email': {
    title: titled('Add an address for your devices'),
    description: 'Add an email address to activate your other devices with it.',
  },
  '/subscriptions/activation-flow/another-device/add-email/otp': {
    title: titled('Confirm the address for your devices'),
    description: 'Enter the one-time code that confirms the address for your other devices.',
  },
  '/subscriptions/activation-flow/another-device/add-email/success': {
    title: titled('Address for your devices added'),
    description: 'Your address is confirmed. Here’s how to activate your other device with it.',
  },
  '/subscriptions/activation-flow/another-device/email': {
    title: titled('Steps for your other device'),
    description: 'Three steps to use your subscription on another device.',
  },
  '/subscriptions/add-email/otp': {
    title: titled('Confirm your address'),
    description: 'Enter the one-time code that confirms the new address of your subscription.',
  },
  '/subscriptions/add-email/success': {
    title: titled('Your address is confirmed'),
    description: 'The address of your subscription is confirmed. Here’s what you can use it for.',
  },
  '/subscriptions/activate/success': {
    title: titled('You are signed in'),
    description: 'You signed in by email, and your subscription is active here. Here’s where to go next.',
  },
} as const satisfies Record<keyof typeof activationRoutes, RouteWords>;
