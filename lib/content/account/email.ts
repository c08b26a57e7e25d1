import { formWords, signedOutWords } from './forms';

/** Words for the screens that add, change, and restore the email address. */
export const emailWords = {
  loading: 'Loading your account',
  add: {
    heading: 'Add your email address',
    intro:
      'With an email address, you can use your subscription on your other devices. We use it only for your account.',
    label: formWords.email,
    submit: 'Email me a code',
    later: 'Not now',
    already: {
      heading: 'You already have an email address',
      intro: (email: string) => `You can sign in with ${email} on any device.`,
      edit: 'Change email address',
    },
  },
  edit: {
    heading: 'Change your email address',
    intro:
      'We’ll send a code to your new email address. Nothing changes until you enter it. Then we’ll let your old address know.',
    current: 'Current email address',
    label: 'New email address',
    submit: 'Email me a code',
    cancel: 'Keep current address',
  },
  confirm: { heading: 'Check your email', label: formWords.code, submit: 'Confirm email address' },
  reauthenticate: {
    heading: 'Confirm it’s you',
    intro: (email: string) =>
      `Before you change your email address, we’ll send a code to the one you have now: ${email}.`,
    send: 'Email me a code',
    label: formWords.code,
    submit: 'Continue',
    next: (email: string) => `After that, we’ll send a second code to ${email}.`,
    afterward: 'That’s the right code. Next, we’ll send one to your new address.',
  },
  added: {
    heading: 'Your email address is confirmed',
    intro: (email: string) => `You can now sign in with ${email} on any device.`,
    next: 'On your other device, choose “I have a subscription” and enter this email address.',
    manage: 'Manage subscription',
    welcome: 'Continue to your devices',
    device: 'Set up another device',
  },
  changed: {
    heading: 'Your email address has been changed',
    intro: (email: string) => `From now on, sign in with ${email}. Your other devices have been signed out.`,
    manage: 'Back to your subscription',
  },
  undo: {
    heading: 'Undo the email address change?',
    intro: 'The email address on your subscription was changed. If that wasn’t you, undo the change here.',
    effect: 'Your old address will work for signing in again, and every device will be signed out.',
    submit: 'Undo the change',
    busy: 'Undoing the change',
    leave: 'Keep the new address',
    done: 'Your old email address is back',
    failed: 'This link no longer works',
    missing: 'This link is incomplete',
    introOf: {
      done: 'Every device has been signed out. Sign in again with a code sent to your old address.',
      failed: 'It was already used or is more than 7 days old. If you need help, contact us.',
      missing: 'Part of the address is missing. Open the link in our email again.',
    },
    signIn: 'Sign in',
    help: 'Get help',
  },
  signedOut: signedOutWords,
} as const;
