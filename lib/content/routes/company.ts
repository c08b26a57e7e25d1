import { brand } from '../brand';
import { figures, shortCount } from '../figures';
import { type Route, titled } from './route';

/** The company, its people and its news. */
export const companyRoutes = {
  '/about': {
    path: '/about',
    title: titled('About us'),
    description: `Who makes ${brand.name}, what it is for, the figures of today and thirty moments on the way from a list of complaints to a company.`,
    kind: 'document',
    event: 'about',
    sitemap: true,
  },
  '/donations': {
    path: '/donations',
    title: titled('What we give'),
    description: `$${shortCount(figures.donatedDollars)} given to groups that defend privacy: every year, every sum and what it was for.`,
    kind: 'document',
    event: 'donations',
    sitemap: true,
  },
  '/press': {
    path: '/press',
    title: titled('Press'),
    description: `Facts about ${brand.name} on one page, the press kit with mark, colours and product pictures, and an address that answers.`,
    kind: 'document',
    event: 'press',
    sitemap: true,
  },
  '/updates': {
    path: '/updates',
    title: titled('What’s new'),
    description: `Changes to the ${brand.name} apps, search and chat, dated, by system, with a feed to follow.`,
    kind: 'document',
    event: 'updates',
    sitemap: true,
  },
} as const satisfies Record<string, Route>;
