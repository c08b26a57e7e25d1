import { type Route, titled } from './route';

/** Pages that stand in for one that cannot be shown. */
export const errorsRoutes = {
  '/404': {
    path: '/404',
    title: titled('Page not found'),
    description: 'There is no page at this address.',
    kind: 'document',
    event: 'error_404',
    sitemap: false,
  },
  '/500': {
    path: '/500',
    title: titled('Something went wrong on our side'),
    description: 'The page could not be shown. Please try again in a moment.',
    kind: 'document',
    event: 'error_500',
    sitemap: false,
  },
} as const satisfies Record<string, Route>;
