import { brand } from '../brand';

/** The words of the bar at the top and of the menu, except those of links that the footer has too. */
export const navigationWords = {
  /** One short word each, beside each other in the bar. The last stays there on a phone, with 9 characters at most. */
  header: { browser: 'Browser', chat: 'AI chat', subscription: 'Subscription', signIn: 'Sign in' },
  sets: {
    search: 'Search',
    downloads: 'Downloads',
    products: `More from ${brand.name}`,
    learn: 'Learn more',
    resources: 'Other resources',
  },
  /** Below the link, in the menu alone. */
  descriptions: {
    signIn: 'With a code sent to your email address',
    account: 'Plan, billing, and devices',
    blog: 'Our research, and why we build what we build',
    podcast: 'Half an hour on privacy',
  },
  promos: {
    browser: {
      title: `Get ${brand.browser}`,
      text: 'Search, browse, and clear your data in one free app.',
      action: 'Get the browser',
    },
    subscription: {
      title: 'Privacy beyond the browser',
      text: 'A VPN and help after identity theft. In the US, also personal information removal.',
      action: 'Try it free',
    },
  },
  dismissPromo: 'Hide this offer',
} as const;
