import { brand } from '../brand';

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
  paid: 'Paid extra',
  none: 'Not included',
};

export const comparisonGroups: readonly { id: ComparisonGroupId; title: string }[] = [
  { id: 'search', title: 'Asking' },
  { id: 'browsing', title: 'Browsing' },
  { id: 'beyond', title: 'Beyond the browser' },
];

/** When we last went through every cell, as ISO 8601 and as it is shown. */
export const comparisonAsOf = { date: '2025-12-15', words: 'December 2025' } as const;

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
    meaning: 'What you type in the address bar goes to a search engine that keeps no profile.',
    teaser: true,
    cells: { ours: included, chrome: none, edge: none, safari: none, firefox: none, brave: included },
  },
  {
    id: 'private-ai',
    group: 'search',
    topic: 'Private AI chat, if you want it',
    meaning: 'Questions reach the model without your name or network address, and it can be switched off.',
    teaser: true,
    cells: {
      ours: included,
      chrome: none,
      edge: none,
      safari: limited('Hands questions to another company after asking you.'),
      firefox: limited('A side panel for other companies’ chats, under their terms.'),
      brave: included,
    },
  },
  {
    id: 'trackers',
    group: 'browsing',
    topic: 'Blocks hidden trackers before they load',
    meaning: 'Scripts that report a visit to other companies are stopped, not just refused a cookie.',
    teaser: true,
    cells: {
      ours: included,
      chrome: none,
      edge: limited('Stops trackers of sites you have not visited; the rest load.'),
      safari: limited('Restricts their cookies; the scripts still load.'),
      firefox: limited('Blocks known trackers in private windows, their cookies elsewhere.'),
      brave: included,
    },
  },
  {
    id: 'targeted-ads',
    group: 'browsing',
    topic: 'Blocks ads that follow you',
    meaning: 'Without trackers, an ad network cannot carry your visit on one site to the next.',
    teaser: true,
    cells: { ours: included, chrome: none, edge: none, safari: none, firefox: none, brave: included },
  },
  {
    id: 'cookie-pop-ups',
    group: 'browsing',
    topic: 'Answers cookie pop-ups for you',
    meaning: 'The most private choice is made and the pop-up is gone.',
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
    meaning: 'A plain player that keeps what you watch from shaping ads and suggestions.',
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
    meaning: 'Passwords are saved, filled in and kept encrypted.',
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
    topic: 'Clears everything with one button',
    meaning: 'Tabs, history and cookies go at once; sites you chose to keep stay signed in.',
    teaser: true,
    cells: {
      ours: included,
      chrome: limited('In the settings, in several steps.'),
      edge: limited('In the settings, in several steps.'),
      safari: limited('From a menu; cookies of chosen sites cannot be kept.'),
      firefox: limited('A button for the last hours, once you add it to the bar.'),
      brave: limited('Site by site, or in the settings.'),
    },
  },
  {
    id: 'links',
    group: 'browsing',
    topic: 'Takes tracking codes out of links',
    meaning: 'The tail of a link that says who clicked it is cut off before the page opens.',
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
    meaning: 'Scripts find it harder to tell your device from others by its small differences.',
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
    topic: 'Moves sites to an encrypted connection',
    meaning: 'Where a site has a secure form, that one opens, whatever the link said.',
    teaser: false,
    cells: {
      ours: included,
      chrome: limited('Tries first; the full form is a setting.'),
      edge: limited('Tries first; the full form is a setting.'),
      safari: included,
      firefox: included,
      brave: included,
    },
  },
  {
    id: 'opt-out',
    group: 'browsing',
    topic: 'Tells sites not to sell your data',
    meaning: 'Global Privacy Control is sent with every page. In some places the law makes sites obey it.',
    teaser: false,
    cells: {
      ours: included,
      chrome: none,
      edge: none,
      safari: none,
      firefox: limited('A setting; on from the start in private windows.'),
      brave: included,
    },
  },
  {
    id: 'sync',
    group: 'browsing',
    topic: 'Syncs without an account',
    meaning: 'Bookmarks and passwords move between your devices with a code, not with your name.',
    teaser: false,
    cells: { ours: included, chrome: none, edge: none, safari: none, firefox: none, brave: included },
  },
  {
    id: 'email-trackers',
    group: 'beyond',
    topic: 'Blocks e-mail trackers',
    meaning: 'A forwarding address that takes the trackers out of mails before they reach you.',
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
    meaning: 'Hides the sites you open from your network, and your network address from the sites.',
    teaser: true,
    cells: {
      ours: paid(`Part of ${brand.subscription}.`),
      chrome: none,
      edge: limited('A monthly data allowance, after signing in.'),
      safari: paid('A relay for Safari alone comes with paid storage.'),
      firefox: paid('A separate subscription.'),
      brave: paid('A separate subscription.'),
    },
  },
  {
    id: 'data-removal',
    group: 'beyond',
    topic: 'Takes you off data broker sites',
    meaning: 'Sites that sell names and addresses are asked to remove yours, and are checked again.',
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
    meaning: 'An adviser helps to set things right, at any hour.',
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
