import { formWords, signedOutWords } from './forms';

/** Words of the screens that add, change and restore the e-mail address. */
export const emailWords = {
  loading: 'Looking up your account',
  add: {
    heading: 'Add your address',
    intro:
      'With an e-mail address you can use your subscription on your other devices. We use it for nothing else.',
    label: formWords.email,
    submit: 'Send me a code',
    later: 'Not now',
    already: {
      heading: 'You have an address already',
      intro: (email: string) => `${email} opens your subscription on any device.`,
      edit: 'Change the address',
    },
  },
  edit: {
    heading: 'Change your address',
    intro:
      'We send a code to the new e-mail address. The old one stays until you confirm, and hears about the change.',
    current: 'Current address',
    label: 'New e-mail address',
    submit: 'Send a code to it',
    cancel: 'Keep the current address',
  },
  confirm: { heading: 'Check your mail', label: formWords.code, submit: 'Confirm the address' },
  reauthenticate: {
    heading: 'Confirm that it is you',
    intro: (email: string) => `Before the address changes, we send a code to ${email}, the one you have now.`,
    send: 'Send me a code',
    label: formWords.code,
    submit: 'Continue',
    next: (email: string) => `After that, a second code goes to ${email}.`,
    afterwards: 'That was right. Now we send a code to the new address.',
  },
  added: {
    heading: 'Your address is confirmed',
    intro: (email: string) => `${email} now opens your subscription on any device.`,
    next: 'On your other device, choose “I have a subscription” and enter this address.',
    manage: 'Manage your subscription',
    welcome: 'Go on to your devices',
    device: 'Set up the other device',
  },
  changed: {
    heading: 'Your address has changed',
    intro: (email: string) =>
      `From now on, ${email} opens your subscription. Other devices have been signed out.`,
    manage: 'Back to your subscription',
  },
  undo: {
    heading: 'Keep the old address?',
    intro:
      'The e-mail address of your subscription was changed. If that was not you, take the change back here.',
    effect: 'The old address opens the subscription again, and every device is signed out.',
    submit: 'Take the change back',
    busy: 'Taking the change back',
    leave: 'Leave it as it is',
    done: 'The old address is back',
    failed: 'This link no longer works',
    missing: 'Open the link from the mail again',
    introOf: {
      done: 'Every device has been signed out. Sign in again with a code to the old address.',
      failed: 'It has been used, or is older than seven days. If you need help, write to us.',
      missing:
        'The address of this page is not complete. The link in our mail has a part that is needed here.',
    },
    signIn: 'Sign in',
    help: 'Get help',
  },
  signedOut: signedOutWords,
} as const;
