/** What the experiment `privacypropromo` shows on pages about other things: a line, or a banner. */
export const subscriptionPromo = {
  line: { text: 'The browser covers the page. For the network around it there is', link: 'our subscription' },
  banner: {
    title: 'What a browser cannot cover',
    text: 'Your provider sees where you go, and brokers sell where you live. The subscription brings a VPN and has your records removed.',
    link: 'See what is in it',
  },
} as const;
