/** Words shared by every form for an email address or a one-time code. */
export const formWords = {
  email: 'Email address',
  emailPlaceholder: 'you@example.com',
  emailMissing: 'Enter your email address.',
  emailIncomplete: 'Enter a complete email address, like you@example.com.',
  emailSlip: {
    question: (address: string) => `Did you mean ${address}?`,
    yes: 'Yes, use it',
    no: 'No, mine is right',
  },
  sending: 'Sending code',
  code: 'One-time code',
  codeShort: 'Enter all the digits of the code.',
  checking: 'Checking code',
  sentTo: (email: string) =>
    `We sent a six-digit code to ${email}. It works for 10 minutes, in this browser only.`,
  /** Said alike for every address, so it can’t say whether there is such an email. */
  longCodeSentTo: (email: string) =>
    `Too many codes were requested for ${email}, so we can’t send a short one now. If there’s an account with this address, we’ve emailed it a long code of sixteen digits. Enter that one.`,
  notArrived: 'No email after a minute? Check your spam folder and make sure the address is right.',
  resend: 'Send a new code',
  alreadySent: (seconds: number) =>
    `We sent a code a moment ago. Enter it above. You can get a new one in ${seconds} s.`,
  resendWait: (seconds: number) => `New code in ${seconds} s`,
  resent: 'A new code is on its way. The old one no longer works.',
  changeAddress: 'Use a different address',
  failed: 'That didn’t work',
} as const;

/** Shown when these screens are opened without JavaScript. */
export const withoutScript =
  'This page needs JavaScript. It reaches your account with keys that only this browser has and that are never sent in a URL or a form. Please turn on JavaScript and reload the page.';

/** Shown when a script of the page has not arrived; `paid` where the payment page returns to. */
export const lostScriptWords = {
  text: 'Part of this page hasn’t loaded, so it may not work.',
  paid: 'If you’ve just paid, your payment is safe, and an email about it is on its way.',
  help: (email: string) => `If trying again doesn’t help, write to ${email}.`,
  insecure: 'To sign in or subscribe, open this page with https in a current browser.',
} as const;

/** For a browser whose sign-in was ended elsewhere or has expired, by how it ended. */
export const endedSignInWords = {
  ended: {
    heading: 'You’ve been signed out',
    intro:
      'This browser was signed out from another device, or because the email address on the account changed. Your subscription isn’t affected. If this wasn’t you, sign in again and check which devices are signed in.',
  },
  expired: {
    heading: 'Your sign-in has expired',
    intro:
      'To keep your account safe, sign-ins expire after a while. Once you’re signed in again, we’ll bring you back here.',
  },
  deleted: {
    heading: 'This account has been deleted',
    intro: 'It was deleted on another device, so there’s nothing left to open here.',
  },
  over: {
    heading: 'You’re no longer signed in',
    intro:
      'Your sign-in has expired or was ended on another device. Once you’re signed in again, we’ll bring you back here.',
  },
} as const;

/** For someone who has to sign in before an account page can be shown. */
export const signedOutWords = {
  heading: 'Sign in to continue',
  intro: 'This page is part of your account. Once you’re signed in, we’ll bring you back here.',
  signIn: 'Sign in',
  seePlans: 'See plans',
  noSubscription: 'No subscription yet?',
} as const;
