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
  '/newsletter': {
    path: '/newsletter',
    title: titled('Newsletter'),
    description:
      'One letter a week about privacy: one finding, one thing to do, one answer. No hidden pictures, no counted links, gone with one press.',
    kind: 'document',
    event: 'newsletter',
    sitemap: true,
  },
  '/newsletter/confirm': {
    path: '/newsletter/confirm',
    title: titled('Confirm the newsletter'),
    description: 'Say yes to the newsletter you asked for.',
    kind: 'document',
    event: 'newsletter',
    sitemap: false,
    personal: 'token',
  },
  '/newsletter/confirmed': {
    path: '/newsletter/confirmed',
    title: titled('You are on the list'),
    description: 'The newsletter is confirmed, and the next letter will come to you.',
    kind: 'document',
    event: 'newsletter',
    sitemap: false,
  },
  '/newsletter/unsubscribe': {
    path: '/newsletter/unsubscribe',
    title: titled('Leave the newsletter'),
    description: 'Delete your address from the newsletter with one press.',
    kind: 'document',
    event: 'newsletter',
    sitemap: false,
    personal: 'token',
  },
  '/newsletter/unsubscribed': {
    path: '/newsletter/unsubscribed',
    title: titled('Address deleted'),
    description: 'Your address is deleted, and no more letters will come.',
    kind: 'document',
    event: 'newsletter',
    sitemap: false,
  },
  '/newsletter/expired': {
    path: '/newsletter/expired',
    title: titled('This link has ended'),
    description: 'A link of a newsletter mail that no longer works, and how to get a new one.',
    kind: 'document',
    event: 'newsletter',
    sitemap: false,
  },
  '/hiring': {
    path: '/hiring',
    title: titled('Careers'),
    description: `Open roles at ${brand.name}, all of them remote, with the pay named: what you would do, what you bring and where to apply.`,
    kind: 'document',
    event: 'careers',
    sitemap: true,
  },
  '/how-we-hire': {
    path: '/how-we-hire',
    title: titled('How we hire'),
    description:
      'Six stages from letter to offer, two of them paid projects: how long each takes, whom you meet and why we do it this way.',
    kind: 'document',
    event: 'how_we_hire',
    sitemap: true,
  },
  '/how-we-work': {
    path: '/how-we-work',
    title: titled('How we work'),
    description:
      'Build trust, question assumptions, validate direction: three values and what they do to a week without an office.',
    kind: 'document',
    event: 'how_we_work',
    sitemap: true,
  },
  '/bangs': {
    path: '/bangs',
    title: titled('Bangs, shortcuts to other sites'),
    description:
      'Hundreds of bangs that take a search straight to the site you mean, by category, with a filter that finds them as you type.',
    kind: 'document',
    event: 'bangs',
    sitemap: true,
  },
  '/bangs/new': {
    path: '/bangs/new',
    title: titled('Suggest a bang'),
    description:
      'Tell us which site you would like to reach by a bang: its name, a command and its search address.',
    kind: 'document',
    event: 'bangs',
    sitemap: true,
  },
} as const satisfies Record<string, Route>;
