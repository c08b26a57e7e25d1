import { brand } from '../brand';
import { reviewedFacts, reviewedMonth } from '../reviewedFacts';

/** `paid` is there for an extra price; `limited` covers part of it, or needs a setting changed first. */
export type Support = 'included' | 'limited' | 'paid' | 'none';
type CompetitorId = 'chrome' | 'edge' | 'safari' | 'firefox' | 'brave';
export type ComparedBrowserId = 'ours' | CompetitorId;
/** What a browser does about one protection; the note says in what way it is limited, paid or different. */
type ComparisonCell = { support: Support; note?: string };
export type ComparisonGroupId = 'search' | 'browsing' | 'beyond';

export type BrowserComparisonRow = {
  id: string;
  group: ComparisonGroupId;
  topic: string;
  /** What the protection is good for, in a sentence. */
  meaning: string;
  /** Among the rows that a short comparison shows. */
  teaser: boolean;
  cells: Readonly<Record<ComparedBrowserId, ComparisonCell>>;
};

export const comparedBrowsers: readonly { id: ComparedBrowserId; name: string }[] = [
  { id: 'ours', name: brand.name },
  { id: 'chrome', name: 'Chrome' },
  { id: 'edge', name: 'Edge' },
  { id: 'safari', name: 'Safari' },
  { id: 'firefox', name: 'Firefox' },
  { id: 'brave', name: 'Brave' },
];

export const supportWords: Readonly<Record<Support, string>> = {
  included: 'Included',
  limited: 'Limited',
  paid: 'Costs extra',
  none: 'Not included',
};

export const comparisonGroups: readonly { id: ComparisonGroupId; title: string }[] = [
  { id: 'search', title: 'Searching' },
  { id: 'browsing', title: 'Browsing' },
  { id: 'beyond', title: 'Beyond the browser' },
];

/** When we last went through every cell, as ISO 8601 and as it is shown. */
export const comparisonAsOf = {
  date: reviewedFacts.comparison.reviewed,
  words: reviewedMonth('comparison'),
} as const;

const included: ComparisonCell = { support: 'included' };
const none: ComparisonCell = { support: 'none' };

function limited(note: string): ComparisonCell {
  return { support: 'limited', note };
}

function paid(note: string): ComparisonCell {
  return { support: 'paid', note };
}

/** The table: default settings of the current desktop release, one row for each protection. */
export const browserComparison: readonly BrowserComparisonRow[] = [
  {
    id: 'private-search',
    group: 'search',
    topic: 'Private search by default',
    meaning: 'What you type in the address bar goes to a search engine that doesn’t keep a profile of you.',
    teaser: true,
    cells: { ours: included, chrome: none, edge: none, safari: none, firefox: none, brave: included },
  },
  {
    id: 'private-ai',
    group: 'search',
    topic: 'Optional private AI chat',
    meaning: 'Questions reach the AI model without your name or IP address, and you can turn AI off.',
    teaser: true,
    cells: {
      ours: included,
      chrome: none,
      edge: none,
      safari: limited('Passes questions to another company after asking you.'),
      firefox: limited('A side panel for other companies’ chats, on their terms.'),
      brave: included,
    },
  },
  {
    id: 'trackers',
    group: 'browsing',
    topic: 'Blocks hidden trackers before they load',
    meaning: 'Scripts that report your visit to other companies are blocked, not just denied a cookie.',
    teaser: true,
    cells: {
      ours: included,
      chrome: none,
      edge: limited('Blocks trackers from sites you haven’t visited; the rest load.'),
      safari: limited('Restricts their cookies; the scripts still load.'),
      firefox: limited('Blocks known trackers in private windows; elsewhere, only their cookies.'),
      brave: included,
    },
  },
  {
    id: 'targeted-ads',
    group: 'browsing',
    topic: 'Blocks ads that follow you',
    meaning: 'Without trackers, an ad network can’t connect your visits to different sites.',
    teaser: true,
    cells: { ours: included, chrome: none, edge: none, safari: none, firefox: none, brave: included },
  },
  {
    id: 'cookie-pop-ups',
    group: 'browsing',
    topic: 'Handles cookie pop-ups',
    meaning: 'Picks the most private option and closes the pop-up.',
    teaser: true,
    cells: {
      ours: included,
      chrome: none,
      edge: none,
      safari: none,
      firefox: none,
      brave: limited('Hides many of them without giving an answer.'),
    },
  },
  {
    id: 'video',
    group: 'browsing',
    topic: 'Video without targeted ads',
    meaning: 'A video player that keeps what you watch from shaping ads and recommendations.',
    teaser: true,
    cells: {
      ours: included,
      chrome: none,
      edge: none,
      safari: none,
      firefox: none,
      brave: limited('Blocks most ads inside videos; the site still learns what you watch.'),
    },
  },
  {
    id: 'passwords',
    group: 'browsing',
    topic: 'Password manager',
    meaning: 'Saves passwords, fills them in, and keeps them encrypted.',
    teaser: true,
    cells: {
      ours: included,
      chrome: included,
      edge: included,
      safari: included,
      firefox: included,
      brave: included,
    },
  },
  {
    id: 'clear-data',
    group: 'browsing',
    topic: 'Clears your data with one button',
    meaning: 'Closes tabs and deletes history and cookies; sites you choose to keep stay signed in.',
    teaser: true,
    cells: {
      ours: included,
      chrome: limited('In settings, in several steps.'),
      edge: limited('In settings, in several steps.'),
      safari: limited('From a menu; you can’t keep cookies for chosen sites.'),
      firefox: limited('A button for the last few hours, once you add it to the toolbar.'),
      brave: limited('Site by site, or in settings.'),
    },
  },
  {
    id: 'links',
    group: 'browsing',
    topic: 'Removes tracking codes from links',
    meaning: 'Removes the part of a link that says who clicked it before the page opens.',
    teaser: false,
    cells: {
      ours: included,
      chrome: none,
      edge: none,
      safari: limited('In private windows.'),
      firefox: limited('In private windows, or with strict protection.'),
      brave: included,
    },
  },
  {
    id: 'fingerprinting',
    group: 'browsing',
    topic: 'Resists fingerprinting',
    meaning: 'Makes it harder for scripts to tell your device from others by its small differences.',
    teaser: false,
    cells: {
      ours: included,
      chrome: none,
      edge: none,
      safari: included,
      firefox: limited('Most of it in private windows, or with strict protection.'),
      brave: included,
    },
  },
  {
    id: 'encryption',
    group: 'browsing',
    topic: 'Upgrades sites to encrypted connections',
    meaning: 'Opens the secure version of a site if there is one, whatever the link says.',
    teaser: false,
    cells: {
      ours: included,
      chrome: limited('Tries encryption first; enforcing it is a setting.'),
      edge: limited('Tries encryption first; enforcing it is a setting.'),
      safari: included,
      firefox: included,
      brave: included,
    },
  },
  {
    id: 'opt-out',
    group: 'browsing',
    topic: 'Tells sites not to sell your data',
    meaning:
      'Sends Global Privacy Control with every page. In some places, the law requires sites to obey it.',
    teaser: false,
    cells: {
      ours: included,
      chrome: none,
      edge: none,
      safari: none,
      firefox: limited('A setting; on by default in private windows.'),
      brave: included,
    },
  },
  {
    id: 'sync',
    group: 'browsing',
    topic: 'Syncs without an account',
    meaning: 'Bookmarks and passwords sync between your devices with a code, not with your name.',
    teaser: false,
    cells: { ours: included, chrome: none, edge: none, safari: none, firefox: none, brave: included },
  },
  {
    id: 'email-trackers',
    group: 'beyond',
    topic: 'Blocks email trackers',
    meaning: 'Forwarding addresses that remove trackers from email before it reaches you.',
    teaser: true,
    cells: {
      ours: included,
      chrome: none,
      edge: none,
      safari: paid('Forwarding addresses come with paid storage; the mail app hides opens.'),
      firefox: limited('In a separate service; a few addresses are free.'),
      brave: none,
    },
  },
  {
    id: 'vpn',
    group: 'beyond',
    topic: 'VPN',
    meaning: 'Hides the sites you visit from your network, and your IP address from those sites.',
    teaser: true,
    cells: {
      ours: paid(`Part of ${brand.subscription}.`),
      chrome: none,
      edge: limited('A monthly data allowance, after signing in.'),
      safari: paid('A relay for Safari only, with paid storage.'),
      firefox: paid('A separate subscription.'),
      brave: paid('A separate subscription.'),
    },
  },
  {
    id: 'data-removal',
    group: 'beyond',
    topic: 'Removes you from data broker sites',
    meaning: 'Asks sites that sell names and addresses to remove yours, and checks again.',
    teaser: true,
    cells: {
      ours: paid(`Part of ${brand.subscription}, in the United States.`),
      chrome: none,
      edge: none,
      safari: none,
      firefox: none,
      brave: none,
    },
  },
  {
    id: 'identity-restoration',
    group: 'beyond',
    topic: 'Help after identity theft',
    meaning: 'An advisor helps you recover, at any hour.',
    teaser: true,
    cells: {
      ours: paid(`Part of ${brand.subscription}.`),
      chrome: none,
      edge: none,
      safari: none,
      firefox: none,
      brave: none,
    },
  },
];
