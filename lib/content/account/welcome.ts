import { brand } from '../brand';

/** The same in both waits, which follow each other: nothing below it moves. */
const preparing = 'We’re getting your subscription ready. This takes a few seconds.';

/** Words for `/pro/welcome`, the page after checkout. */
export const welcomeWords = {
  opening: {
    heading: 'Welcome. Just a\u00a0moment…',
    intro: preparing,
  },
  waiting: {
    heading: 'Thank you. Just a\u00a0moment…',
    intro: preparing,
    status: 'Setting up your subscription',
  },
  slow: {
    heading: 'Almost there',
    intro:
      'Setup is taking longer than usual. You don’t need to pay again. This page will continue on its own as soon as everything is ready.',
    reload: 'Check again',
  },
  ready: {
    heading: `Welcome to your ${brand.subscription}`,
    intro: 'Everything is turned on. Just two steps to use it on your devices.',
    /** Once there is an email address. */
    introLastStep: 'Everything is turned on. Just one more step to use it on your devices.',
  },
  failed: {
    heading: 'We couldn’t load your subscription',
    intro:
      'If you just paid, you don’t need to pay again: your purchase is safe. Check your connection and try again.',
  },
  /** A purchase that was undone, without its reason, since anybody can type an address. A mail, which is not always sent, tells it. */
  undone: {
    heading: 'Your subscription didn’t start',
    notCharged: 'You haven’t been charged.',
    refunded: (amount: string) => `The ${amount} you paid is refunded in full.`,
    title: 'Start without a free trial?',
    text: 'This happens when the card has been used for a free trial or the email address already has a subscription. To find out whether it does, sign in with the address you gave at checkout.',
    next: 'You’ll see the amount again on the payment page before you pay.',
    pay: {
      Monthly: (amount: string) => `Pay ${amount} a month`,
      Yearly: (amount: string) => `Pay ${amount} a year`,
    },
    otherCard: 'Try free with another card',
    signIn: 'I already have a subscription',
    notNow: 'Not now',
    going: 'Opening the payment page',
  },
  /** Back from paying by a form, without a script, which leaves no sign-in in this browser. */
  paid: {
    heading: 'Thank you. One more step',
    intro: 'Sign in with the email address you gave at checkout. We’ll send it a code.',
  },
  withoutScript:
    'If you paid, your purchase is safe, and an email about it is on its way. In the app, sign in with the email address you gave at checkout. To see your account here, turn on JavaScript and reload the page.',
  notFound: {
    heading: 'No purchase found in this browser',
    intro:
      'This page appears after a purchase. If you subscribed on another device or in another browser, sign in there or here.',
    seePlans: 'See plans',
    signIn: 'Sign in',
  },
  steps: {
    heading: 'What to do next',
    email: {
      title: 'Add an email address',
      text: 'You use it to sign in on your other devices. Until you add one, you can get back in with the address you gave at checkout.',
      action: 'Add email address',
      offer: (email: string) => `Use ${email}, the address you gave at checkout?`,
      send: 'Email me a code',
      other: 'Use a different address',
      done: (email: string) => `Done. You can sign in with ${email} on any device.`,
    },
    devices: {
      title: 'Set up your devices',
      text: `Get ${brand.browser} on each device and enter your email address there under Settings → Subscription → I\u00a0have\u00a0a\u00a0subscription.`,
    },
    manage: 'Manage subscription',
  },
} as const;
