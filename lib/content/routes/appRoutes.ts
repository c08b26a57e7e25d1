import { brand } from '../brand';
import { type Route, titled } from './route';

/** Screens that the apps show inside themselves. */
export const appRoutes = {
  '/identity-theft-restoration': {
    path: '/identity-theft-restoration',
    title: titled('Identity theft restoration'),
    description: `For ${brand.subscription} subscribers: get an access code to call an identity theft advisor, and see what the advisor does in your country.`,
    kind: 'flow',
    event: 'identity_theft_restoration',
    sitemap: true,
  },
  '/dbp': {
    path: '/dbp',
    title: titled('Personal information removal'),
    description:
      'Finds your name, address, and relatives on sites that sell them, requests removal of each record, and checks again. Your details stay on your computer.',
    kind: 'flow',
    event: 'dbp',
    sitemap: true,
  },
} as const satisfies Record<string, Route>;
