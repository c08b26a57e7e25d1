import { brand } from '../brand';
import type { Route } from './route';

/** Home. */
export const homeRoutes = {
  '/': {
    path: '/',
    title: `${brand.name} – Private search, browser, and AI chat`,
    description: `${brand.name} is a search engine, a browser, and a subscription that keep your data yours. No profile of you, no search history, no trackers.`,
    kind: 'document',
    event: 'home',
    sitemap: true,
  },
} as const satisfies Record<string, Route>;
