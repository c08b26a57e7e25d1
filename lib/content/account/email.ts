/** Words of the screens that add, change and restore the e-mail address. */
export const emailWords = {
  add: {
    heading: 'Add an e-mail address',
    intro: 'With an address you can use your subscription on your other devices. We use it for nothing else.',
    label: 'E-mail address',
    submit: 'Send me a code',
    later: 'Not now',
  },
  edit: {
    heading: 'Change your e-mail address',
    intro:
      'We send a code to the new address. The old one stays until you confirm, and hears about the change.',
    current: 'Current address',
    label: 'New e-mail address',
    submit: 'Send a code to the new address',
    cancel: 'Keep the current address',
  },
  confirm: {
    heading: 'Check your mail',
    sentTo: (email: string) => `We sent a code with six digits to ${email}.`,
    label: 'Code from the mail',
    submit: 'Confirm the address',
    resend: 'Send a new code',
    changeAddress: 'Use another address',
  },
  reauthenticate: {
    heading: 'Confirm that it is you',
    intro: (email: string) => `Before the address changes, we send a code to ${email}, the one you have now.`,
    send: 'Send me a code',
    label: 'Code from the mail',
    submit: 'Continue',
  },
  added: {
    heading: 'Your address is confirmed',
    intro: (email: string) => `${email} now opens your subscription on any device.`,
    next: 'On your other device, choose “I have a subscription” and enter this address.',
    manage: 'Manage your subscription',
    devices: 'What to do on each device',
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
    submit: 'Take the change back',
    done: 'The old address is back. Every device has been signed out; sign in again with a code.',
    failed: 'This link has been used, or is older than seven days.',
    signIn: 'Sign in',
  },
  signedOut: {
    heading: 'Sign in first',
    intro: 'This page belongs to your account. Sign in, and we bring you back here.',
    signIn: 'Sign in',
  },
} as const;
