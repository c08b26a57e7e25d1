import { brand } from '../../brand';
import type { homeRoutes } from '../homeRoutes';
import type { RouteWords } from '../route';

export const homeRouteWords = {
  '/': {
    title: `${brand.name} – Private search, browser, and AI chat`,
    description: `${brand.name} is a search engine, a browser, and a subscription that keep your data yours. No profile of you, no search history, no trackers.`,
  },
} as const satisfies Record<keyof typeof homeRoutes, RouteWords>;
