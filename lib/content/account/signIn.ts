import { brand } from '../brand';

/** Words of the sign-in screens: `/subscriptions/activate` and `/subscriptions/confirm`. */
export const signInWords = {
  address: {
    heading: 'Sign in to your subscription',
    intro: `Enter the e-mail address you added to your ${brand.subscription}. We send you a code; there is no password.`,
    label: 'E-mail address',
    placeholder: 'you@example.com',
    submit: 'Send me a code',
    noSubscription: 'No subscription yet?',
    seePlans: 'See the plans',
    noEmail:
      'Never added an e-mail address? Open your subscription on the device where you bought it and add one there first.',
  },
  code: {
    heading: 'Check your mail',
    sentTo: (email: string) =>
      `We sent a code with six digits to ${email}. It works for ten minutes, in this browser.`,
    label: 'Code from the mail',
    submit: 'Sign in',
    resend: 'Send a new code',
    resendWait: (seconds: number) => `A new code can be sent in ${seconds} s`,
    resent: 'A new code is on its way. The older one no longer works.',
    changeAddress: 'Use another address',
    notArrived: 'No mail after a minute? Look in the spam folder, and check that the address above is right.',
  },
  done: 'You are signed in. One moment …',
  already: {
    heading: 'You are signed in',
    intro: (email: string | null) =>
      email ? `This browser is signed in as ${email}.` : 'This browser is signed in.',
    manage: 'Manage your subscription',
    other: 'Sign in with another address',
  },
} as const;
