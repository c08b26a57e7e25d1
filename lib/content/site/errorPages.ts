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
const help: PageLink = { label: 'Ask for help', href: brand.helpUrl };

export const errorPages = {
  notFound: {
    code: '404',
    title: 'Nothing down here',
    text: 'There is no page at this address. It may have moved, or a letter went missing on the way.',
    links: [home, { label: `See ${brand.subscription}`, href: '/pro' }, help],
  },
  gone: {
    code: '410',
    title: 'This nest is empty',
    text: 'There was a page here once. We took it down for good, so it will not come back at this address.',
    links: [home, { label: `What ${brand.name} offers today`, href: '/pro' }, help],
  },
  refused: {
    code: '418',
    title: 'We are a teapot just now',
    text: 'Your request reached us, but something about it kept us from answering. That is rare, and usually passes by itself.',
    steps: [
      'Wait a minute, then load the page again.',
      'Switch off extensions that change what your browser sends.',
      'If it stays like this, tell us what you were trying to open.',
    ],
    links: [home, help],
  },
  challenge: {
    code: '418',
    title: 'Is a person there?',
    text: 'The traffic from your network looks like that of a machine, so we stopped to make sure. We look at how much comes in, never at what you search for.',
    steps: [
      'Go back and try once more by hand. That is proof enough in most cases.',
      'Many people behind one address, as in an office or a VPN, can cause this. Another connection helps.',
      'If you run a script, please write to us first. We may find a way.',
    ],
    links: [home, { label: 'Read the rules for scripts', href: '/acceptable-use#search' }, help],
  },
  limit: {
    code: '418',
    title: 'One at a time, please',
    text: 'There were more requests from your side than we answer in a short while. Nothing is broken, and nothing you did is lost.',
    steps: [
      'Take a short break: the limit lifts by itself within minutes.',
      'Close tabs that reload on their own.',
    ],
    links: [home, { label: 'Why there are limits', href: '/acceptable-use#systems' }, help],
  },
  region: {
    code: '418',
    title: 'The line ends here',
    text: 'What you asked for is not offered where your connection comes from. The reason is the law there, or that we are not ready yet.',
    steps: [
      'On a VPN or a proxy? It may make you appear elsewhere. Switch it off and load the page again.',
      'Search and browser work everywhere, free of charge.',
    ],
    links: [home, { label: 'Where the subscription is sold', href: '/pro' }, help],
  },
  serverError: {
    code: '500',
    title: 'Rough weather on our side',
    text: 'This page could not be shown. It is our fault, not yours, and nothing you did is lost. Please try again in a moment.',
    links: [home, help],
  },
} as const satisfies Record<string, ErrorPageWords>;

export type ErrorKind = keyof typeof errorPages;
