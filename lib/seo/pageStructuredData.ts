import { macQuestions } from '@/lib/content/downloadPages/mac';
import { windowsQuestions } from '@/lib/content/downloadPages/windows';
import { type RoutePath, routes } from '@/lib/content/routes';
import {
  breadcrumbs,
  browser,
  organization,
  phoneApp,
  questionPage,
  subscription,
  type Thing,
  website,
} from './structuredData';

/** What each page is about. A page that is not named here still tells the way that leads to it. */
const pages: Partial<Record<RoutePath, () => readonly Thing[]>> = {
  '/': () => [organization(), website(), phoneApp('ios'), phoneApp('android')],
  '/about': () => [organization()],
  '/press': () => [organization()],
  '/app': () => [phoneApp('ios'), phoneApp('android')],
  '/browser': () => [phoneApp('ios'), phoneApp('android')],
  '/mac': () => [browser('macOS'), questionPage(macQuestions.items)],
  '/windows': () => [browser('Windows'), questionPage(windowsQuestions.items)],
  // Questions stand on the page alone here, as at home: told twice they would make it too heavy.
  '/pro': () => [subscription()],
};

/** The structured data of a page (JSON-LD), or null for pages that no search engine shows. */
export function pageStructuredData(route: RoutePath): string | null {
  if (!routes[route].sitemap) return null;
  const trail = breadcrumbs(route);
  const graph = [...(pages[route]?.() ?? []), ...(trail ? [trail] : [])];
  // Within a script element only this sign could end the data early.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
