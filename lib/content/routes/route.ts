import { brand } from '../brand';
import type { PageEventName } from '../events/events';

/** How a page reaches the browser: as a finished document, or as a screen that React takes over. */
export type RouteKind = 'document' | 'flow';

/** What a page is, the same in every language. */
export type RouteRecord = {
  path: string;
  kind: RouteKind;
  /** What its views are counted under. A new name goes into `lib/content/events` first. */
  event: PageEventName;
  /** Whether search engines are told about it. Screens of an account are not. */
  sitemap: boolean;
  /** What makes the page one person's: a token in its address, or cookies by which the server fills it in. */
  personal?: 'token' | 'cookies';
  /** True when what it says changes by itself: caches keep it for seconds. */
  live?: true;
  /** HTTP status of an error page, even when its own address is opened. */
  status?: number;
};

/** What a page is called, in `words` beside the records. */
export type RouteWords = {
  /** The whole title, as the browser shows it: at most 60 characters where possible, unlike that of any other page. */
  title: string;
  /** One or two sentences for search results and shared links, unlike those of any other page. */
  description: string;
};

export type Route = RouteRecord & RouteWords;

/** A page's title with the company behind it. */
export function titled(name: string): string {
  return `${name} – ${brand.name}`;
}
