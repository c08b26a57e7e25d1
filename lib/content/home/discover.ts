import { brand } from '../brand';

export const discoverWords = {
  title: 'Four ways to keep to yourself',
  lead: 'Each works alone. Together they cover the question, the page behind it and the line in between.',
  choose: 'Show',
} as const;

export type DiscoverItem = {
  id: 'search' | 'chat' | 'subscription' | 'mail';
  tab: string;
  title: string;
  text: string;
  points: readonly string[];
  link: { label: string; href: string };
  /** Where somebody who has it already is led instead. */
  subscriber?: { label: string; href: string };
};

export const discoverItems: readonly DiscoverItem[] = [
  {
    id: 'search',
    tab: 'Private search',
    title: 'Answers, not a file on you',
    text: 'Full results for the whole web. A search is answered and let go, so there is nothing to look up about you later.',
    points: [
      'Ads follow the words, never the person',
      'The same results for everybody who asks',
      'No account',
    ],
    link: { label: 'Start a search', href: brand.searchUrl },
  },
  {
    id: 'chat',
    tab: brand.chat,
    title: 'Ask the models, skip the profile',
    text: 'Models from several companies in one place. We ask in our own name, so the maker of a model never meets you.',
    points: [
      'Not stored by us, not used for training',
      'Free, and no account',
      'Off wherever you do not want it',
    ],
    link: { label: `Open ${brand.chat}`, href: `${brand.chatUrl}?origin=funnel_home_website__discover` },
  },
  {
    id: 'subscription',
    tab: 'Subscription',
    title: 'Cover beyond the browser',
    text: 'Four kinds of help in one plan: a VPN, your data off broker sites, an adviser after identity theft, better models.',
    points: ['Five devices at once', 'No logs of what the VPN carries', 'Starts with a free trial'],
    link: { label: 'See plans and prices', href: '/pro?origin=funnel_home_website__discover' },
    subscriber: { label: 'Manage your subscription', href: '/subscriptions/manage' },
  },
  {
    id: 'mail',
    tab: 'E-mail protection',
    title: 'Mail that does not report back',
    text: 'Give out an address of ours. We take the trackers out of every mail and pass the rest on to your own inbox.',
    points: ['A new address for every shop', 'Switch one off when it leaks', 'Works with the inbox you have'],
    link: { label: 'How it works', href: '/email?origin=funnel_home_website__discover' },
  },
];
