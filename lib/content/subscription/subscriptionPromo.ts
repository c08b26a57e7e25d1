/** What the experiment `privacypropromo` shows on pages about other things: a line, or a banner. */
export const subscriptionPromo = {
  line: { text: 'The browser covers the page. For the network around it there is', link: 'our subscription' },
  banner: {
    title: 'What a browser cannot cover',
    text: 'Your provider sees where you go, and brokers sell where you live. The subscription brings a VPN and has your records removed.',
    link: 'See what is in it',
  },
  /** To a subscriber in one of our apps, in the same places. */
  own: {
    line: {
      text: 'The browser covers the page. The network around it is covered by',
      link: 'your subscription',
    },
    banner: {
      title: 'What a browser cannot cover is covered',
      text: 'With your subscription the VPN hides where you go, and your records are taken off broker sites.',
      link: 'Manage your subscription',
    },
  },
} as const;
