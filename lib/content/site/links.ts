import type { DownloadTarget } from './downloadTarget';

type Link = {
  label: string;
  /** A few words about the target, shown where there is room. */
  description?: string;
  /** A short label beside it. */
  badge?: string;
  /** Whom the badge is for, when that is not everybody: an offer is for those who have no account yet. */
  badgeShownTo?: 'signed-out';
  /** Only for somebody who is signed in in this tab, or only for everybody else (`styles/base.css`). */
  shownTo?: 'signed-in' | 'signed-out';
};

/** A link to a page of ours or to another site. */
export type PageLink = Link & { href: string; target?: undefined };

/** One link of a menu or a link set: to a page, or to an installation, whose address is built where it is shown. */
export type SiteLink = PageLink | (Link & { target: DownloadTarget; href?: undefined });

/** A link set is a column of small links, unless its links are the main ways on. */
export type LinkSet = { title: string; main?: boolean; links: readonly SiteLink[] };

/** Running text with links in it. */
export type TextWithLinks = readonly (string | SiteLink)[];

/** Whether an address leads to another site: it has a scheme. */
export function leadsElsewhere(href: string): boolean {
  return /^[a-z]+:/i.test(href);
}
