import { maxStatementLength } from './maxStatementLength';

/** What the forms for a withdrawal and for a cancellation have in common. */
export const statementWords = {
  name: { label: 'Your name' },
  contract: {
    label: 'Your contract',
    hint: 'The email address you used for the purchase, or an invoice number. Your account page lists your invoices.',
  },
  email: { label: 'Email address for the confirmation', placeholder: 'you@example.org' },
  /** Never shown. */
  reference: { label: 'Leave this field empty' },
  errors: {
    name: `Enter your name in one line of at most ${maxStatementLength} characters, without a web address. Put a space after a dot.`,
    contract: `Enter the email address you used for the purchase, or an invoice number, in at most ${maxStatementLength} characters and without a web address.`,
    email: 'Enter an email address we can send the confirmation to, like name@example.org.',
  },
  sending: 'Sending…',
  /** Before the date and time. */
  received: 'Received:',
  back: { label: 'Back to help', href: '/help' },
} as const;
