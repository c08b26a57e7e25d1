/** Words of taking the e-mail address off an account. */
export const removeEmailWords = {
  open: 'Remove the address',
  heading: 'Remove your address?',
  intro: (email: string) => `${email} will no longer open your subscription.`,
  effects: [
    'Here everything goes on as before.',
    'Every other device is signed out, and nobody can sign in anew without an address.',
    'If you lose this browser, only the link in our mail brings you back, and only for seven days.',
  ],
  submit: 'Remove the address',
  busy: 'Removing the address',
  confirmFirst: (email: string) => `Before the address goes, we send a code to ${email}.`,
  done: {
    heading: 'Your address is removed',
    intro: (email: string) =>
      `We have written a last mail to ${email}, with a link that puts the address back within seven days.`,
    add: 'Add another address',
  },
} as const;
