import { brand } from '../brand';

/** The form for visitors from a country in which nothing is sold. */
export const saleInterestForm = {
  title: 'Want to know when that changes?',
  text: 'Leave your email address. We’ll email you once, when you can subscribe in your country, and then delete it.',
  submit: 'Email me',
  sending: 'Sending',
  sentTitle: 'Check your inbox',
  sent: `If the address is right, an email from ${brand.name} is on its way. Select the button in it to confirm. If you don’t, we delete your address after seven days.`,
} as const;

/** The page behind the link of the confirmation mail. */
export const notifyQuestion = {
  title: 'Should we tell you when you can subscribe?',
  text: 'We’ll send one email when the subscription is available in your country, and delete your address right after. Some email apps open links automatically, so we ask you to confirm.',
  confirm: 'Yes, email me',
  remove: 'Remove my address',
  after: 'If you close this page without confirming, we delete your address seven days after you entered it.',
} as const;

/** What that page says after an answer. */
export const notifyOutcomes = {
  confirmed: {
    title: 'You’re on the list',
    text: 'We’ll email you once, when you can subscribe in your country. Until then, our search engine and browser are free to use.',
    action: { label: 'Go to the home page', href: '/' },
  },
  removed: {
    title: 'Your address is removed',
    text: 'We deleted it and won’t email you about the subscription.',
    action: { label: 'Go to the home page', href: '/' },
  },
  expired: {
    title: 'This link has expired',
    text: 'Confirmation links work for seven days and stop working once the address is deleted. Enter your address again to get a new one.',
    action: { label: 'Enter my address', href: '/pro' },
  },
} as const;
