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
  done: { heading: 'You are signed in', intro: 'One moment, we bring you to your subscription.' },
  already: {
    heading: 'You are signed in',
    intro: (email: string | null) =>
      email ? `The subscription here belongs to ${email}.` : 'There is nothing left to do here.',
    manage: 'Manage your subscription',
    goOn: 'Go on',
    other: 'Sign in with another address',
  },
} as const;
