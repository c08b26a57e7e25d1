import { brand } from '../brand';
import type { PageLink } from './links';

export type ErrorPageWords = {
  code: string;
  title: string;
  text: string;
  /** What may help, in the order to try it. */
  steps?: readonly string[];
  /** The first is the main way on. */
  links: readonly PageLink[];
};

const home: PageLink = { label: 'Go to the home page', href: '/' };
const help: PageLink = { label: 'Get help', href: '/help' };

export const errorPages = {
  notFound: {
    code: '404',
    title: 'Page not found',
    text: 'There’s no page at this address. It may have moved, or the address may have a typo.',
    links: [home, { label: `See ${brand.subscription}`, href: '/pro' }, help],
  },
  gone: {
    code: '410',
    title: 'This page is gone',
    text: 'We removed this page for good, so it won’t come back at this address.',
    links: [home, { label: `See what ${brand.name} offers`, href: '/pro' }, help],
  },
  refused: {
    code: '418',
    title: 'We can’t answer this request',
    text: 'Your request reached us, but something about it kept us from answering. This is rare and usually passes on its own.',
    steps: [
      'Wait a minute, then reload the page.',
      'Turn off extensions that change what your browser sends.',
      'If that doesn’t help, tell us what you were trying to open.',
    ],
    links: [home, help],
  },
  challenge: {
    code: '418',
    title: 'Are you a person?',
    text: 'The traffic from your network looks automated, so we stopped to check. We look at how much traffic there is, never at what you search for.',
    steps: [
      'Go back and try again by hand. In most cases, that’s all it takes.',
      'When many people share one IP address, as in an office or on a VPN, this can happen. Try another connection.',
      'If you’re running a script, write to us first. We may be able to help.',
    ],
    links: [home, { label: 'Read the rules for scripts', href: '/acceptable-use#search' }, help],
  },
  limit: {
    code: '418',
    title: 'Too many requests',
    text: 'We received more requests from you than we can answer at once. Nothing is broken, and nothing you did is lost.',
    steps: ['Wait a few minutes. The limit lifts on its own.', 'Close tabs that reload on their own.'],
    links: [home, { label: 'Why there are limits', href: '/acceptable-use#systems' }, help],
  },
  region: {
    code: '418',
    title: 'Not available in your country',
    text: 'This isn’t available where your connection comes from, either because of local law or because we aren’t ready there yet.',
    steps: [
      'Are you using a VPN or a proxy? It may make you appear to be somewhere else. Turn it off and reload the page.',
      'Our search engine and browser are free everywhere.',
    ],
    links: [home, { label: 'See where the subscription is sold', href: '/pro' }, help],
  },
  serverError: {
    code: '500',
    title: 'Something went wrong on our end',
    text: 'We couldn’t show this page. It’s our fault, and nothing you did is lost. Try again in a moment.',
    links: [home, help],
  },
} as const satisfies Record<string, ErrorPageWords>;

export type ErrorKind = keyof typeof errorPages;
