/** The money-back promise: so many days after the first payment of a first subscription, all of it is given back. */
export const moneyBackDays = 30;

/** Where each store takes requests for a refund. */
export const storeRefundUrls = {
  apple: 'https://reportaproblem.apple.com/',
  google: 'https://play.google.com/store/account/orderhistory',
} as const;
