import { brand } from '../brand';

/** The words of the help page around its questions. */
export const helpWords = {
  title: 'How can we help?',
  lead: `Answers about ${brand.subscription}, search, the browser, and AI chat. If you can’t find yours, write to us.`,
  searchLabel: 'Search the help page',
  searchPlaceholder: 'Code, refund, VPN…',
  /** Beside the search. Of the numbers from two on, the page brings the words for two. */
  found: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  topics: 'Topics',
  noneTitle: 'No answer found',
  none: 'Try a shorter word, or ask us directly.',
  contact: {
    title: 'Still have a question?',
    text: 'Write to us. A person reads your message and usually answers within two business days.',
    action: 'Contact us',
  },
  more: [
    {
      title: 'Is something down?',
      text: 'The status of each part of the service, now and over the last 90 days.',
      link: { label: 'See service status', href: '/status' },
    },
    {
      title: 'Found a security problem?',
      text: 'Where to report it, and what we promise to people who do.',
      link: { label: 'Read about security', href: '/security' },
    },
    {
      title: 'Your account',
      text: 'Plan, card, invoices, email address, and devices in one place.',
      link: { label: 'Open your account', href: '/subscriptions/manage' },
    },
  ],
} as const;
