import { brand } from '../brand';

export const discoverWords = {
  title: 'Privacy for search, AI, email, and more',
  lead: 'Use any of them on its own, or all four together.',
  choose: 'Show',
} as const;

export type DiscoverItem = {
  id: 'search' | 'chat' | 'subscription' | 'mail';
  tab: string;
  title: string;
  text: string;
  /** The text where larger models are not sold (flag usePaidDuckAi). */
  withoutChat?: string;
  points: readonly string[];
  link: { label: string; href: string };
  /** Where somebody who has it already is led instead. */
  subscriber?: { label: string; href: string };
};

export const discoverItems: readonly DiscoverItem[] = [
  {
    id: 'search',
    tab: 'Private search',
    title: 'Results without a search history',
    text: 'Full results from across the web. We don’t store your searches, so there’s nothing to look up about you later.',
    points: ['Ads based on your search, not on you', 'The same results for everyone', 'No account'],
    link: { label: 'Start searching', href: brand.searchUrl },
  },
  {
    id: 'chat',
    tab: brand.chat,
    title: 'AI models that don’t know who’s asking',
    text: 'Models from several companies in one place. We send your question as our own, so the company behind a model never learns who you are.',
    points: ['Not stored by us or used for training', 'Free, with no account', 'Easy to turn off'],
    link: { label: `Open ${brand.chat}`, href: `${brand.chatUrl}?origin=funnel_home_website__discover` },
  },
  {
    id: 'subscription',
    tab: 'Subscription',
    title: 'Protection beyond the browser',
    text: 'A VPN, help after identity theft, and more capable AI models in one plan. In the US, it includes personal information removal, too.',
    withoutChat:
      'A VPN and help after identity theft in one plan. In the US, it includes personal information removal, too.',
    points: ['Five devices at once', 'No VPN activity logs', 'Starts with a free trial'],
    link: { label: 'See plans and prices', href: '/pro?origin=funnel_home_website__discover' },
    subscriber: { label: 'Manage subscription', href: '/subscriptions/manage' },
  },
  {
    id: 'mail',
    tab: 'Email protection',
    title: 'Email without trackers',
    text: 'Give out one of our addresses. We remove the trackers from each message and forward the rest to your inbox.',
    points: [
      'A new address for every store',
      'Turn off an address that leaks',
      'Works with the inbox you have',
    ],
    link: { label: 'How it works', href: '/email?origin=funnel_home_website__discover' },
  },
];
