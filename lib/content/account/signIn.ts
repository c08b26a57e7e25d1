import { brand } from '../brand';
import { formWords } from './forms';

/** Words for the sign-in screens: `/subscriptions/activate` and `/subscriptions/confirm`. */
export const signInWords = {
  address: {
    heading: 'Sign in to your subscription',
    intro: `Enter the email address you added to your ${brand.subscription}, or the one you gave at checkout. We’ll email you a one-\u2060time code. You don’t need a password.`,
    label: formWords.email,
    submit: 'Email me a code',
    noSubscription: 'No subscription yet?',
    seePlans: 'See plans',
    noEmail:
      'Bought in an app store and never added an email address? Restore your purchase in the app, then add one there.',
  },
  code: {
    heading: 'Check your email',
    label: formWords.code,
    submit: 'Sign in',
    changeAddress: formWords.changeAddress,
  },
  choice: {
    heading: 'Choose a subscription',
    intro:
      'More than one subscription was purchased with this email address. Choose the one that’s yours. You can still get to the others from your account page.',
    legend: 'Subscriptions with this email address',
    current: 'Your account',
    names: { Monthly: 'Monthly Subscription', Yearly: 'Yearly Subscription' },
    none: 'No subscription yet',
    trial: 'Free trial',
    /** Below the name of the subscription. */
    since: (day: string) => `Since ${day}`,
    card: (digits: string) => `Card ending in\u00a0${digits}`,
    stranger:
      'Don’t recognize any of these? Someone else may have entered your address at checkout. Leave this page and contact us.',
    missing: 'Choose a subscription.',
    submit: 'Open subscription',
    opening: 'Opening',
  },
  done: { heading: 'You’re signed in', intro: 'Taking you to your subscription.' },
  /** For a visitor whom an app has led here, and whose sign-in it gets. */
  forApp: {
    question: 'You’re signing in to the app that opened this page.',
    cancel: 'Cancel and go back to the app',
    open: 'Go back to the app',
    signIn: 'Sign in on this website',
    done: { heading: 'You’re signed in', intro: 'You can go back to the app now.' },
    over: {
      heading: 'This sign-in has ended',
      intro: 'The app isn’t signed in. To try again, go back to the app and start there.',
    },
  },
  already: {
    heading: 'You’re signed in',
    intro: (email: string | null) =>
      email ? `You can continue as ${email}.` : 'There’s nothing left to do here.',
    manage: 'Manage subscription',
    next: 'Continue',
    other: 'Use a different address',
  },
} as const;
