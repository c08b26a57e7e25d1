import { brand } from '../brand';

/** Words of `/subscriptions/welcome`, of its return from Stripe, and of `/subscriptions` for a subscriber. */
export const appWelcomeWords = {
  heading: `Welcome to your ${brand.subscription}`,
  subscribed: `You have a ${brand.subscription}`,
  intro: 'It works in this app from now on. Start with whatever you need first.',
  withoutScript: 'This page opens the parts of the subscription with JavaScript, which is off here.',
  renews: (date: string) => `Renews on ${date}.`,
  ends: (date: string) => `Cancelled. It works until ${date}.`,
  trial: (date: string) => `Free until ${date}.`,
  /** The app says that there is a subscription, which may be newer than what the service knows of. */
  ended: (date: string) =>
    `A subscription of yours ended on ${date}. One that you have just bought takes its place in a moment.`,
  grace: (date: string) => `The last payment did not go through. It works until ${date}.`,
  featuresTitle: 'Open a feature',
  open: 'Open',
  openFeature: (feature: string) => `Open ${feature}`,
  email: {
    title: 'Use it on your other devices',
    text: 'An e-mail address is the key there: you sign in with a code that we send to it.',
    add: 'Add an e-mail address',
    has: (email: string) => `${email} opens your subscription on any device.`,
    devices: 'Set up another device',
  },
  manage: 'Manage subscription',
  settings: 'Back to settings',
  faq: 'Questions and answers',
  faqTitle: 'Questions and answers',
  loading: 'Looking up your subscription',
  web: {
    heading: 'Your subscription is in your account',
    intro: `This page belongs to ${brand.browser}, which opens the features from here. In this browser your account shows your plan, your devices and the bill.`,
    account: 'Go to my account',
    plans: 'See the plans',
  },
  stripe: {
    heading: 'Thank you',
    intro: 'Your payment went through. The app is switching your features on.',
    working: 'Waiting for the app',
    slow: 'The app is taking its time. You need not wait for it: everything is paid, and it will catch up by itself.',
    done: 'Done. The welcome page opens now.',
    next: 'Go on',
  },
  stripeChange: {
    heading: 'Back from billing',
    intro: 'The app is reading how your plan stands now.',
    working: 'Waiting for the app',
    slow: 'The app is taking its time. Whatever you changed is saved, and it will catch up by itself.',
    done: 'Done. Your subscription opens now.',
    next: 'See my plan',
  },
} as const;
