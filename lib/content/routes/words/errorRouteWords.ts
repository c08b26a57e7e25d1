import type { errorRoutes } from '../errorRoutes';
import { type RouteWords, titled } from '../route';

export const errorRouteWords = {
  '/404': {
    title: titled('Page not found'),
    description: 'There’s no page at this address.',
  },
  '/410': {
    title: titled('This page is gone'),
    description: 'We removed the page at this address for good.',
  },
  '/418': {
    title: titled('We can’t answer this request'),
    description: 'We received the request, but something about it kept us from answering.',
  },
  '/418/challenge': {
    title: titled('Are you a person?'),
    description: 'The traffic from your network looks automated. Here’s how to continue.',
  },
  '/418/limit': {
    title: titled('Too many requests'),
    description: 'We received too many requests in a short time. The limit lifts on its own.',
  },
  '/418/region': {
    title: titled('Not available in your country'),
    description: 'This isn’t available where your connection comes from.',
  },
  '/500': {
    title: titled('Something went wrong on our end'),
    description: 'We couldn’t show the page. Try again in a moment.',
  },
} as const satisfies Record<keyof typeof errorRoutes, RouteWords>;
