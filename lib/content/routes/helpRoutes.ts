import { brand } from '../brand';
import { type Route, titled } from './route';

/** What people look for when something is unclear or does not work. */
export const helpRoutes = {
  '/help': {
    path: '/help',
    title: titled('Help'),
    description: `Answers to the questions people ask about ${brand.subscription}, ${brand.search}, ${brand.browser}, and ${brand.chat}, with a search and a way to reach us.`,
    kind: 'document',
    event: 'help',
    sitemap: true,
  },
  '/help/contact': {
    path: '/help/contact',
    title: titled('Contact us'),
    description: `Write to ${brand.name} support. A person reads your message and replies by email, usually within two business days.`,
    kind: 'document',
    event: 'contact',
    sitemap: true,
  },
  '/status': {
    path: '/status',
    title: titled('Service status'),
    description:
      'What’s working right now: website, sign-in, payments, email, and app stores, with every disruption in the last 90 days.',
    kind: 'document',
    event: 'status',
    sitemap: true,
    live: true,
  },
  '/security': {
    path: '/security',
    title: titled('Security'),
    description: `How ${brand.name} protects accounts, payments, and pages, what is stored and for how long, and how to report a vulnerability.`,
    kind: 'document',
    event: 'security',
    sitemap: true,
  },
  '/vpn-locations': {
    path: '/vpn-locations',
    title: titled('VPN locations'),
    description: `Every city and country the ${brand.name} VPN connects through, on a map and as a list, with the date it was last checked.`,
    kind: 'document',
    event: 'vpn_locations',
    sitemap: true,
  },
} as const satisfies Record<string, Route>;
