import { brand } from '../brand';
import { subscriptionFigures } from './proFeatures';

export type ComparisonRow = {
  topic: string;
  without: string;
  with: string;
  /** The remote flag without which this is not sold. */
  flag?: 'usePaidDuckAi';
};

/** The subscription against going without it. Each row is one everyday situation. */
export const comparison: {
  title: string;
  lead: string;
  columns: { topic: string; without: string; with: string };
  rows: readonly ComparisonRow[];
} = {
  title: 'With and without the subscription',
  lead: 'What changes in everyday situations.',
  columns: { topic: 'Situation', without: 'Without', with: `With ${brand.name}` },
  rows: [
    {
      topic: 'On public Wi-Fi',
      without: 'Whoever runs the network can see which sites you visit.',
      with: 'All they see is one encrypted connection.',
    },
    {
      topic: 'At home',
      without: 'Your internet provider can keep a list of the sites you visit.',
      with: 'Your provider can see that you’re using a VPN, but not what you do with it.',
    },
    {
      topic: 'On data broker sites (US)',
      without:
        'Anyone can look up your address. It’s up to you to ask each site to remove it, again and again.',
      with: `We check more than ${subscriptionFigures.brokerSites} sites, ask for your removal, and keep checking.`,
    },
    {
      topic: 'If your identity is stolen',
      without: 'You figure out on your own who to call first, then wait on hold.',
      with: 'You call one number, and an advisor answers, day or night.',
    },
    {
      topic: 'Using AI chat',
      without: 'Your questions can be stored along with your name and IP address.',
      with: 'The model gets your question but not your IP address.',
      flag: 'usePaidDuckAi',
    },
    {
      topic: 'Managing it all',
      without: 'A separate service, bill, and password for everything.',
      with: 'One subscription, one bill, no password.',
    },
  ],
};
