import { moneyBackDays } from '../subscription/moneyBack';

/** Words of the money-back guarantee on the account page. Sums and days come in as they are read. */
export const moneyBackWords = {
  term: 'Money back',
  loading: 'Checking the money-back guarantee',
  offered: (sum: string, day: string) => `You can get ${sum} back until ${day}.`,
  inTrial: `After your first payment you have ${moneyBackDays} days to get your money back.`,
  none: `The guarantee covers the first ${moneyBackDays} days of a first purchase.`,
  requested: 'Your request is saved. You get an email as soon as the refund is made.',
  refunded: (sum: string) => `We refunded ${sum}. Your bank may take up to ten business days to show it.`,
  done: 'Your money is on its way back, and your subscription has ended.',
  failed: 'We could not check the guarantee.',
  retry: 'Try again',
  store: {
    apple: {
      text: 'Refunds for purchases in the App Store are given there.',
      action: 'Ask in the App Store',
    },
    google: {
      text: 'Refunds for purchases in Google Play are given there.',
      action: 'Ask in Google Play',
    },
  },
  ask: 'Get a refund',
  dialog: {
    title: 'Get your money back?',
    sum: (sum: string) => `We refund ${sum} to the card you paid with: everything you have paid so far.`,
    ends: 'Your subscription ends right away, on all your devices. You will not be charged again.',
    once: 'The guarantee and the free trial are for a first purchase. If you subscribe again, neither applies.',
    keep: 'Keep my subscription',
    confirm: (sum: string) => `Refund ${sum}`,
    working: 'Refunding',
    savedTitle: 'Your request is saved',
    saved:
      'Our payment provider cannot be reached right now. We will make the refund as soon as it can, and send you an email.',
    close: 'Back to your account',
  },
} as const;
