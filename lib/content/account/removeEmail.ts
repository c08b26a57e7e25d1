/** Words for removing the email address from an account. */
export const removeEmailWords = {
  open: 'Remove email address',
  heading: 'Remove your email address?',
  intro: (email: string) => `You’ll no longer be able to sign in with ${email}.`,
  effects: [
    'This browser stays signed in.',
    'Every other device is signed out and can’t sign in again until you add an address.',
    'If you lose access to this browser, the link in our email is the only way back in, and it works for 7 days.',
  ],
  submit: 'Remove email address',
  busy: 'Removing email address',
  confirmFirst: (email: string) => `Before we remove your address, we’ll send a code to ${email}.`,
  done: {
    heading: 'Your email address has been removed',
    intro: (email: string) =>
      `We sent one last email to ${email}, with a link to restore the address within 7 days.`,
    add: 'Add another email address',
  },
} as const;
