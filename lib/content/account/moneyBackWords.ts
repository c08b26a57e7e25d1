import { moneyBackDays } from '../subscription/moneyBack';

/** Words for the money-back guarantee on the account page. Amounts and dates come in already formatted. */
export const moneyBackWords = {
  term: 'Money-back guarantee',
  loading: 'Checking the money-back guarantee',
  offered: (sum: string, day: string) => `You can get ${sum} back until ${day}.`,
  inTrial: `After your first payment, you have ${moneyBackDays} days to get your money back.`,
  none: `The guarantee covers a first purchase, for ${moneyBackDays} days after the first payment.`,
  requested: 'We’ve received your request. We’ll email you as soon as the refund has been made.',
  refunded: (sum: string) => `We refunded ${sum}. Your bank may take up to 10 business days to show it.`,
  done: 'Your money is on its way back, and your subscription has ended.',
  failed: 'We couldn’t check the guarantee.',
  retry: 'Try again',
  store: {
    apple: {
      text: 'Apple handles refunds for App Store purchases.',
      action: 'Request a refund',
    },
    google: {
      text: 'Google handles refunds for Google Play purchases.',
      action: 'Request a refund',
    },
  },
  ask: 'Get a refund',
  dialog: {
    title: 'Get your money back?',
    sum: (sum: string) => `We’ll refund ${sum}, everything you’ve paid so far, to the card you paid with.`,
    ends: 'Your subscription ends right away on all your devices. You won’t be charged again.',
    once: 'The guarantee and the free trial cover a first purchase only. If you subscribe again, neither applies, but any legal right to withdraw still does.',
    keep: 'Keep my subscription',
    confirm: (sum: string) => `Refund ${sum}`,
    working: 'Processing refund',
    savedTitle: 'We’ve received your request',
    saved:
      'We can’t reach our payment provider right now. We’ll make the refund as soon as we can and send you an email.',
    close: 'Back to your account',
  },
} as const;
