import { brand } from '../../brand';
import type { appRoutes } from '../appRoutes';
import { type RouteWords, titled } from '../route';

export const appRouteWords = {
  '/identity-theft-restoration': {
    title: titled('Identity theft restoration'),
    description: `For ${brand.subscription} subscribers: get an access code to call an identity theft advisor, and see what the advisor does in your country.`,
  },
  '/dbp': {
    title: titled('Personal information removal'),
    description:
      'For US subscribers: finds your name and address on sites that sell them, requests removal of each record, and checks again. Your details stay on your computer.',
  },
} as const satisfies Record<keyof typeof appRoutes, RouteWords>;
