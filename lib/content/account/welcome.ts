import { brand } from '../brand';

/** Words of `/pro/welcome`, the return from checkout. */
export const welcomeWords = {
  waiting: {
    heading: 'Thank you. One moment …',
    intro: 'Your payment went through. We are setting up your subscription; this takes a few seconds.',
  },
  slow: {
    heading: 'Your payment went through',
    intro:
      'Setting up takes longer than usual. You need not pay again; this page goes on by itself as soon as it is ready.',
    reload: 'Look again',
  },
  ready: {
    heading: `Welcome to your ${brand.subscription}`,
    intro: 'Everything is switched on. Two short steps bring it to your devices.',
    trial: (date: string) => `Your free trial runs until ${date}. Cancel before then and you pay nothing.`,
    renews: (date: string) => `Your subscription renews on ${date}.`,
  },
  notFound: {
    heading: 'No purchase in this browser',
    intro:
      'This page follows a purchase. If you bought on another device or in another browser, sign in there or here.',
    seePlans: 'See the plans',
    signIn: 'Sign in',
  },
  steps: {
    heading: 'Next',
    email: {
      title: 'Add an e-mail address',
      text: 'It is the key to your subscription on other devices, and optional.',
      action: 'Add an address',
      done: (email: string) => `Done: ${email}`,
    },
    devices: {
      title: 'Set up your devices',
      text: `Get ${brand.browser} on each device, open Settings, choose “I have a subscription” and enter your address.`,
    },
    manage: 'Manage your subscription',
  },
  devices: [
    {
      name: 'iPhone and iPad',
      steps: [`Open ${brand.browser}`, 'Settings → Subscription', 'I have a subscription'],
    },
    { name: 'Android', steps: [`Open ${brand.browser}`, 'Settings → Subscription', 'I have a subscription'] },
    {
      name: 'Mac',
      steps: [`Open ${brand.browser}`, 'Menu → Settings → Subscription', 'I have a subscription'],
    },
    {
      name: 'Windows',
      steps: [`Open ${brand.browser}`, 'Menu → Settings → Subscription', 'I have a subscription'],
    },
  ],
} as const;
