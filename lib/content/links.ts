/** One link of a menu or a link set. An address with a scheme leads to another site. */
export type SiteLink = {
  label: string;
  href: string;
  /** A few words on what is behind it, shown where there is room. */
  description?: string;
  /** A short label beside it. */
  badge?: string;
};

export type LinkSet = { title: string; links: readonly SiteLink[] };

export function leadsElsewhere(href: string): boolean {
  return /^[a-z]+:/i.test(href);
}
