import { brand } from '../brand';
import type { Route } from './route';

/** Home. */
export const homeRoutes = {
  '/': {
    path: '/',
    title: `${brand.name} – Search, browse and chat in private`,
    description: `${brand.name} is a search engine, a browser, and a subscription that leave your data with you. No profile, no history, no trackers.`,
    kind: 'document',
    event: 'home',
    sitemap: true,
  },
} as const satisfies Record<string, Route>;
