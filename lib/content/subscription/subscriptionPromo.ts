/** What the experiment `privacypropromo` shows on pages about other things: a line, or a banner. */
export const subscriptionPromo = {
  line: { text: 'Want privacy beyond the browser?', link: 'See the subscription' },
  banner: {
    title: 'Privacy beyond the browser',
    text: 'Your internet provider sees which sites you visit, and data brokers sell your home address. The subscription includes a VPN and, in the US, gets your records removed.',
    link: 'See what’s included',
  },
  /** To a subscriber in one of our apps, in the same places. */
  own: {
    line: {
      text: 'Your privacy goes beyond the browser.',
      link: 'Manage subscription',
    },
    banner: {
      title: 'You’re covered beyond the browser',
      text: 'Your subscription includes a VPN that hides which sites you visit. In the US, it also gets your records removed from data broker sites.',
      link: 'Manage subscription',
    },
  },
} as const;
