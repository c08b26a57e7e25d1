import { brand } from '../brand';

/** Words for `/subscriptions/welcome`, for the return from Stripe, and for `/subscriptions` when a subscriber opens it. */
export const appWelcomeWords = {
  heading: `Welcome to your ${brand.subscription}`,
  subscribed: `You have a ${brand.subscription}`,
  intro: 'Start with the feature you need first.',
  withoutScript:
    'This page needs JavaScript to open your subscription’s features. JavaScript is turned off here.',
  over: {
    ended: 'Your subscription has ended',
    inactive: 'Your subscription is on hold',
  },
  /** The app says that there is a subscription, which may be newer than what the service knows of. */
  ended: (date: string) =>
    `It ended on ${date}. If you just paid for a new one, wait a moment, then reload this page.`,
  notThere:
    'If you just subscribed, your plan and renewal date will soon appear under “Manage subscription.”',
  unread: 'We couldn’t load your plan right now. You’ll find it under “Manage subscription.”',
  seePlans: 'See plans',
  reload: 'Reload',
  payment: {
    advice: 'Update your payment method to keep your subscription.',
    action: 'Update payment method',
  },
  featuresTitle: 'Open a feature',
  open: 'Open',
  openFeature: (feature: string) => `Open ${feature}`,
  email: {
    title: 'Use it on your other devices',
    text: 'Add an email address, then sign in there with a code we send to it.',
    add: 'Add an email address',
    has: (email: string) => `You can sign in with ${email} on any device.`,
    devices: 'Set up another device',
  },
  manage: 'Manage subscription',
  settings: 'Back to settings',
  /** In an ordinary tab, from which the page cannot open a feature. */
  tab: {
    intro: `It’s ready to use in ${brand.browser}. To open a feature, go to the app’s settings.`,
    settings: 'Open settings',
  },
  faq: 'Frequently asked questions',
  faqTitle: 'Frequently asked questions',
  loading: 'Loading your subscription',
  web: {
    heading: 'Your subscription is in your account',
    intro: `This page is for ${brand.browser}, where it opens each feature. In this browser, your account shows your plan, devices, and billing.`,
    account: 'Go to my account',
    plans: 'See plans',
  },
  stripe: {
    heading: 'Just a\u00a0moment…',
    intro: 'The app is checking your subscription.',
    working: 'Waiting for the app',
    slow: 'This is taking longer than usual. You don’t need to wait or pay again. The app will catch up on its own.',
    done: 'Done. Opening the next page.',
    next: 'Continue',
  },
  /** Back from checkout or billing in a browser, without the app in which it began. */
  stripeWeb: {
    heading: `Continue in ${brand.browser}`,
    intro:
      'If you paid or changed your plan, that’s saved, and you don’t need to pay again. Go back to the app to see it there, or check your account.',
  },
  stripeChange: {
    heading: 'Back from billing',
    intro: 'The app is updating your plan.',
    working: 'Waiting for the app',
    slow: 'The app is taking longer than usual. Your changes are saved, and the app will catch up on its own.',
    done: 'All set. Opening your subscription.',
    next: 'See my plan',
  },
} as const;
