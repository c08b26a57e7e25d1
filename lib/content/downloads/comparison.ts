import { brand } from '../brand';
import { reviewedFacts, reviewedMonth } from '../reviewedFacts';

/** `paid` is there for an extra price; `limited` covers part of it, or needs a setting changed first. */
export type Support = 'included' | 'limited' | 'paid' | 'none';
type CompetitorId = 'chrome' | 'edge' | 'safari' | 'firefox' | 'brave';
export type ComparedBrowserId = 'ours' | CompetitorId;
export type ComparisonGroupId = 'search' | 'browsing' | 'beyond';

type Row = {
  id: string;
  group: ComparisonGroupId;
  /** Among the rows that a short comparison shows. */
  teaser: boolean;
  /** What each browser does about one protection; the words tell in what way it is limited, paid or different. */
  cells: Readonly<Record<ComparedBrowserId, Support>>;
};

export const comparedBrowsers: readonly { id: ComparedBrowserId; name: string }[] = [
  { id: 'ours', name: brand.name },
  { id: 'chrome', name: 'Chrome' },
  { id: 'edge', name: 'Edge' },
  { id: 'safari', name: 'Safari' },
  { id: 'firefox', name: 'Firefox' },
  { id: 'brave', name: 'Brave' },
];

export const comparisonGroups: readonly ComparisonGroupId[] = ['search', 'browsing', 'beyond'];

/** When we last went through every cell, as ISO 8601 and as it is shown. */
export const comparisonAsOf = {
  date: reviewedFacts.comparison.reviewed,
  words: reviewedMonth('comparison'),
} as const;

/**
 * The table: default settings of the current desktop release, one row for each protection. Its words are in
 * `comparisonWords`.
 */
export const browserComparison = [
  {
    id: 'private-search',
    group: 'search',
    teaser: true,
    cells: {
      ours: 'included',
      chrome: 'none',
      edge: 'none',
      safari: 'none',
      firefox: 'none',
      brave: 'included',
    },
  },
  {
    id: 'private-ai',
    group: 'search',
    teaser: true,
    cells: {
      ours: 'included',
      chrome: 'none',
      edge: 'none',
      safari: 'limited',
      firefox: 'limited',
      brave: 'included',
    },
  },
  {
    id: 'trackers',
    group: 'browsing',
    teaser: true,
    cells: {
      ours: 'included',
      chrome: 'none',
      edge: 'limited',
      safari: 'limited',
      firefox: 'limited',
      brave: 'included',
    },
  },
  {
    id: 'targeted-ads',
    group: 'browsing',
    teaser: false,
    cells: {
      ours: 'included',
      chrome: 'none',
      edge: 'none',
      safari: 'none',
      firefox: 'none',
      brave: 'included',
    },
  },
  {
    id: 'cookie-pop-ups',
    group: 'browsing',
    teaser: true,
    cells: {
      ours: 'included',
      chrome: 'none',
      edge: 'none',
      safari: 'none',
      firefox: 'none',
      brave: 'limited',
    },
  },
  {
    id: 'video',
    group: 'browsing',
    teaser: false,
    cells: {
      ours: 'included',
      chrome: 'none',
      edge: 'none',
      safari: 'none',
      firefox: 'none',
      brave: 'limited',
    },
  },
  {
    id: 'passwords',
    group: 'browsing',
    teaser: false,
    cells: {
      ours: 'included',
      chrome: 'included',
      edge: 'included',
      safari: 'included',
      firefox: 'included',
      brave: 'included',
    },
  },
  {
    id: 'clear-data',
    group: 'browsing',
    teaser: false,
    cells: {
      ours: 'included',
      chrome: 'limited',
      edge: 'limited',
      safari: 'limited',
      firefox: 'limited',
      brave: 'limited',
    },
  },
  {
    id: 'links',
    group: 'browsing',
    teaser: false,
    cells: {
      ours: 'included',
      chrome: 'none',
      edge: 'none',
      safari: 'limited',
      firefox: 'limited',
      brave: 'included',
    },
  },
  {
    id: 'fingerprinting',
    group: 'browsing',
    teaser: false,
    cells: {
      ours: 'included',
      chrome: 'none',
      edge: 'none',
      safari: 'included',
      firefox: 'limited',
      brave: 'included',
    },
  },
  {
    id: 'encryption',
    group: 'browsing',
    teaser: false,
    cells: {
      ours: 'included',
      chrome: 'limited',
      edge: 'limited',
      safari: 'included',
      firefox: 'included',
      brave: 'included',
    },
  },
  {
    id: 'opt-out',
    group: 'browsing',
    teaser: false,
    cells: {
      ours: 'included',
      chrome: 'none',
      edge: 'none',
      safari: 'none',
      firefox: 'limited',
      brave: 'included',
    },
  },
  {
    id: 'sync',
    group: 'browsing',
    teaser: false,
    cells: {
      ours: 'included',
      chrome: 'none',
      edge: 'none',
      safari: 'none',
      firefox: 'none',
      brave: 'included',
    },
  },
  {
    id: 'email-trackers',
    group: 'beyond',
    teaser: true,
    cells: {
      ours: 'included',
      chrome: 'none',
      edge: 'none',
      safari: 'paid',
      firefox: 'limited',
      brave: 'none',
    },
  },
  {
    id: 'vpn',
    group: 'beyond',
    teaser: true,
    cells: {
      ours: 'paid',
      chrome: 'none',
      edge: 'limited',
      safari: 'paid',
      firefox: 'paid',
      brave: 'paid',
    },
  },
  {
    id: 'data-removal',
    group: 'beyond',
    teaser: false,
    cells: {
      ours: 'paid',
      chrome: 'none',
      edge: 'none',
      safari: 'none',
      firefox: 'none',
      brave: 'none',
    },
  },
  {
    id: 'identity-restoration',
    group: 'beyond',
    teaser: false,
    cells: {
      ours: 'paid',
      chrome: 'none',
      edge: 'none',
      safari: 'none',
      firefox: 'none',
      brave: 'none',
    },
  },
] as const satisfies readonly Row[];

/** How many protections of the table a browser includes by default, and how many in part or for an extra price. */
export function supportCounts(browser: ComparedBrowserId): { included: number; partial: number } {
  const cells: readonly Support[] = browserComparison.map((row) => row.cells[browser]);
  return {
    included: cells.filter((cell) => cell === 'included').length,
    partial: cells.filter((cell) => cell === 'limited' || cell === 'paid').length,
  };
}

export type ComparisonRowId = (typeof browserComparison)[number]['id'];
