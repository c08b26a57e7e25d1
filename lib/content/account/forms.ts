/** Words that every form for an address or a one-time code shares. */
export const formWords = {
  email: 'E-mail address',
  emailPlaceholder: 'you@example.com',
  emailMissing: 'Enter your e-mail address.',
  emailIncomplete: 'An e-mail address has an @ and a domain, as in you@example.com.',
  sending: 'Sending the code',
  code: 'Code from the mail',
  codeShort: 'The code has six digits. Enter all of them.',
  checking: 'Checking the code',
  sentTo: (email: string) =>
    `We sent a code with six digits to ${email}. It works for ten minutes, in this browser.`,
  notArrived: 'No mail after a minute? Look in the spam folder, and check that the address is right.',
  resend: 'Send a new code',
  resendWait: (seconds: number) => `New code in ${seconds} s`,
  resent: 'A new code is on its way. The older one no longer works.',
  changeAddress: 'Use another address',
  failed: 'That did not work',
} as const;

/** Said where these screens are opened without JavaScript. */
export const withoutScript =
  'This page needs JavaScript: it talks to your account with keys that only this browser holds and that never travel in an address or a form. Please switch JavaScript on and load the page again.';

/** For somebody who has to sign in before a page of the account can be shown. */
export const signedOutWords = {
  heading: 'Sign in first',
  intro: 'This page belongs to your account. Sign in, and we bring you back here.',
  signIn: 'Sign in',
  seePlans: 'See the plans',
  noSubscription: 'No subscription yet?',
} as const;
