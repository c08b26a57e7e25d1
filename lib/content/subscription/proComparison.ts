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
  title: 'What changes',
  lead: 'The same day, with the subscription and without.',
  columns: { topic: 'Situation', without: 'Going without', with: `With ${brand.name}` },
  rows: [
    {
      topic: 'On public Wi-Fi',
      without: 'Whoever runs the network can see which sites you open.',
      with: 'They see one encrypted connection, and nothing inside it.',
    },
    {
      topic: 'At home',
      without: 'Your internet provider can keep a list of the sites you visit.',
      with: 'Your provider sees that a VPN is on. The list stays empty.',
    },
    {
      topic: 'On people-search sites (US)',
      without:
        'Your address is a search away. Asking each site to remove it is up to you, and so is asking again.',
      with: `We ask more than ${subscriptionFigures.brokerSites} sites for you, and look again in case you return.`,
    },
    {
      topic: 'When your identity is stolen',
      without: 'You work out alone whom to call first, and wait on hold.',
      with: 'You call one number. An adviser answers, day or night.',
    },
    {
      topic: 'Asking an AI',
      without: 'Your questions can be kept next to your name and your IP address.',
      with: 'The model gets the question. It does not get your IP address.',
      flag: 'usePaidDuckAi',
    },
    {
      topic: 'Looking after it all',
      without: 'A service, a bill and a password for every part.',
      with: 'One subscription, one bill, no password.',
    },
  ],
};
