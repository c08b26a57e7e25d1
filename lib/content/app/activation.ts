import { brand } from '../brand';

/** Words for `/subscriptions/activation-flow`: using a subscription on this device or on another one. */
export const activationWords = {
  loading: 'Loading your subscription',
  choice: {
    heading: 'Use your subscription here',
    intro: `Already have a ${brand.subscription}? Use it on this device at no extra cost.`,
    store: {
      title: 'Purchased in the app store',
      text: 'If you’re signed in to the same store account on this device, you can restore your subscription from there.',
      action: 'Restore purchase',
    },
    email: {
      title: 'With your email address',
      text: 'Use the address you added to your subscription, or the one you gave at checkout. We’ll send a code to it.',
      action: 'Continue with email',
    },
    webEmail: {
      title: 'With your email address',
      text: 'Sign in with a code we send to the email address on your subscription.',
      action: 'Continue with email',
    },
    none: 'No subscription yet?',
    plans: 'See plans',
  },
  signedIn: {
    heading: 'Your subscription is active here',
    intro: (email: string | null) =>
      email
        ? `You’re signed in as ${email}.`
        : 'It has no email address yet. Add one to use it on your other devices.',
    another: 'Use it on another device',
    addEmail: 'Add an email address',
    manage: 'Manage subscription',
  },
  done: {
    heading: 'Your subscription is active here',
    intro: 'Everything in it is ready to use on this device.',
    open: 'See what’s included',
    account: 'Manage subscription',
    settings: 'Back to settings',
  },
  notYet: {
    heading: 'You’re not signed in',
    intro: 'This page appears after you activate a subscription. You can do that now.',
    start: 'Activate your subscription',
  },
  another: {
    heading: 'On your other device',
    intro: 'Use the email address below to sign in on any of your phones, tablets, or computers.',
    address: 'Your email address',
    change: 'Change email address',
    steps: [
      {
        title: `Install ${brand.browser}`,
        text: 'Get it from that device’s app store, or from our website on a computer.',
      },
      {
        title: 'Open Settings →\u00a0Subscription',
        text: 'Choose “I have a subscription,” then email.',
      },
      {
        title: 'Enter the address, then the code',
        text: 'We’ll email you the code. It works for 10 minutes.',
      },
    ],
    done: 'Done',
  },
} as const;
