import { brand } from '../brand';
import { formWords } from './forms';

/** Words of the sign-in screens: `/subscriptions/activate` and `/subscriptions/confirm`. */
export const signInWords = {
  address: {
    heading: 'Sign in to your subscription',
    intro: `Enter the e-mail address you added to your ${brand.subscription}. We send you a code; there is no password.`,
    label: formWords.email,
    submit: 'Send me a code',
    noSubscription: 'No subscription yet?',
    seePlans: 'See the plans',
    noEmail:
      'Never added an e-mail address? Open your subscription on the device where you bought it and add one there first.',
  },
  code: {
    heading: 'Check your mail',
    label: formWords.code,
    submit: 'Sign in',
    changeAddress: formWords.changeAddress,
  },
  choice: {
    heading: 'Which one do you want to open?',
    intro:
      'More than one subscription was paid for with this address. Open the one that you know. The others stay where they are, and you find them on the page of your account.',
    legend: 'Subscriptions with this address',
    current: 'Your account',
    none: 'No subscription yet',
    trial: 'Free trial',
    since: (day: string) => `Since ${day}`,
    card: (digits: string) => `Card ending in ${digits}`,
    stranger:
      'You know none of them? Then somebody else typed your address when paying: leave and write to us.',
    missing: 'Choose one of them.',
    submit: 'Open this one',
    opening: 'Opening',
  },
  done: { heading: 'You are signed in', intro: 'One moment, we bring you to your subscription.' },
  /** The page behind the link of the mail about too many tries. */
  unlock: {
    heading: 'Go on signing in',
    intro:
      'So many codes were asked for or mistyped with your address that we stopped for a while. Nobody got in.',
    effect:
      'This browser can then ask for codes again at once. The button signs nobody in: that still takes a code from your mailbox.',
    submit: 'Let this browser go on',
    busy: 'One moment',
    leave: 'Not now',
    done: 'You can go on here',
    failed: 'This link no longer works',
    missing: 'Open the link from the mail again',
    introOf: {
      done: 'Ask for a code in this browser and type it here. If strangers keep trying, it does not hold you up.',
      failed: 'It has been used, or is older than six hours. If you still cannot sign in, write to us.',
      missing:
        'The address of this page is not complete. The link in our mail has a part that is needed here.',
    },
    signIn: 'Ask for a code',
    help: 'Get help',
  },
  already: {
    heading: 'You are signed in',
    intro: (email: string | null) =>
      email ? `The subscription here belongs to ${email}.` : 'There is nothing left to do here.',
    manage: 'Manage your subscription',
    next: 'Go on',
    other: 'Sign in with another address',
  },
} as const;
