import { brand } from '../brand';
import type { ComparedBrowserId, ComparisonGroupId, ComparisonRowId, Support } from './comparison';

/** The words in a cell, in a column about as wide as the name of a browser. */
export const supportWords = {
  included: 'Included',
  limited: 'Limited',
  paid: 'Costs extra',
  none: 'Not included',
} as const satisfies Record<Support, string>;

export const comparisonGroupTitles = {
  search: 'Searching',
  browsing: 'Browsing',
  beyond: 'Beyond the browser',
} as const satisfies Record<ComparisonGroupId, string>;

export type ComparisonRowWords = {
  topic: string;
  /** What the protection is good for, in a sentence. */
  meaning: string;
  /** In what way it is limited or paid, below the word in the cell of that browser. */
  notes: Readonly<Partial<Record<ComparedBrowserId, string>>>;
};

/** The words of `browserComparison`. A note says exactly what is in English, no more and no less: it judges others. */
export const comparisonWords = {
  'private-search': {
    topic: 'Private search by default',
    meaning: 'What you type in the address bar goes to a search engine that doesn’t keep a profile of you.',
    notes: {},
  },
  'private-ai': {
    topic: 'Optional private AI chat',
    meaning: 'Questions reach the AI model without your name or IP address, and you can turn AI off.',
    notes: {
      safari: 'Passes questions to another company after asking you.',
      firefox: 'A side panel for other companies’ chats, on their terms.',
    },
  },
  trackers: {
    topic: 'Blocks hidden trackers before they load',
    meaning: 'Scripts that report your visit to other companies are blocked, not just denied a cookie.',
    notes: {
      edge: 'Blocks trackers from sites you haven’t visited; the rest load.',
      safari: 'Restricts their cookies; the scripts still load.',
      firefox: 'Blocks known trackers in private windows; elsewhere, only their cookies.',
    },
  },
  'targeted-ads': {
    topic: 'Blocks ads that follow you',
    meaning: 'Without trackers, an ad network can’t connect your visits to different sites.',
    notes: {},
  },
  'cookie-pop-ups': {
    topic: 'Handles cookie pop-ups',
    meaning: 'Picks the most private option and closes the pop-up.',
    notes: {
      brave: 'Hides many of them without giving an answer.',
    },
  },
  video: {
    topic: 'Video without targeted ads',
    meaning: 'A video player that keeps what you watch from shaping ads and recommendations.',
    notes: {
      brave: 'Blocks most ads inside videos; the site still learns what you watch.',
    },
  },
  passwords: {
    topic: 'Password manager',
    meaning: 'Saves passwords, fills them in, and keeps them encrypted.',
    notes: {},
  },
  'clear-data': {
    topic: 'Clears your data with one button',
    meaning: 'Closes tabs and deletes history and cookies; sites you choose to keep stay signed in.',
    notes: {
      chrome: 'In settings, in several steps.',
      edge: 'In settings, in several steps.',
      safari: 'From a menu; you can’t keep cookies for chosen sites.',
      firefox: 'A button for the last few hours, once you add it to the toolbar.',
      brave: 'Site by site, or in settings.',
    },
  },
  links: {
    topic: 'Removes tracking codes from links',
    meaning: 'Removes the part of a link that says who clicked it before the page opens.',
    notes: {
      safari: 'In private windows.',
      firefox: 'In private windows, or with strict protection.',
    },
  },
  fingerprinting: {
    topic: 'Resists fingerprinting',
    meaning: 'Makes it harder for scripts to tell your device from others by its small differences.',
    notes: {
      firefox: 'Most of it in private windows, or with strict protection.',
    },
  },
  encryption: {
    topic: 'Upgrades sites to encrypted connections',
    meaning: 'Opens the secure version of a site if there is one, whatever the link says.',
    notes: {
      chrome: 'Tries encryption first; enforcing it is a setting.',
      edge: 'Tries encryption first; enforcing it is a setting.',
    },
  },
  'opt-out': {
    topic: 'Tells sites not to sell your data',
    meaning:
      'Sends Global Privacy Control with every page. In some places, the law requires sites to obey it.',
    notes: {
      firefox: 'A setting; on by default in private windows.',
    },
  },
  sync: {
    topic: 'Syncs without an account',
    meaning: 'Bookmarks and passwords sync between your devices with a code, not with your name.',
    notes: {},
  },
  'email-trackers': {
    topic: 'Blocks email trackers',
    meaning: 'Forwarding addresses that remove trackers from email before it reaches you.',
    notes: {
      safari: 'Forwarding addresses come with paid storage; the mail app hides opens.',
      firefox: 'In a separate service; a few addresses are free.',
    },
  },
  vpn: {
    topic: 'VPN',
    meaning: 'Hides the sites you visit from your network, and your IP address from those sites.',
    notes: {
      ours: `Part of ${brand.subscription}.`,
      edge: 'A monthly data allowance, after signing in.',
      safari: 'A relay for Safari only, with paid storage.',
      firefox: 'A separate subscription.',
      brave: 'A separate subscription.',
    },
  },
  'data-removal': {
    topic: 'Removes you from data broker sites',
    meaning: 'Asks sites that sell names and addresses to remove yours, and checks again.',
    notes: {
      ours: `Part of ${brand.subscription}, in the United States.`,
    },
  },
  'identity-restoration': {
    topic: 'Help after identity theft',
    meaning: 'An advisor helps you recover, at any hour.',
    notes: {
      ours: `Part of ${brand.subscription}.`,
    },
  },
} as const satisfies Record<ComparisonRowId, ComparisonRowWords>;
