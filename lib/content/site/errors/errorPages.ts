import type { PageLink } from '../links';
import { errorPageLinks as labels, errorPageWords as words } from './errorPageWords';

export type ErrorPageContent = {
  code: string;
  title: string;
  text: string;
  /** What may help, in the order to try it. */
  steps?: readonly string[];
  /** The first is the main way on. */
  links: readonly PageLink[];
};

const home: PageLink = { label: labels.home, href: '/' };
const help: PageLink = { label: labels.help, href: '/help' };

export const errorPages = {
  notFound: {
    code: '404',
    ...words.notFound,
    links: [home, { label: labels.subscription, href: '/pro' }, help],
  },
  gone: {
    code: '410',
    ...words.gone,
    links: [home, { label: labels.offers, href: '/pro' }, help],
  },
  refused: {
    code: '418',
    ...words.refused,
    links: [home, help],
  },
  challenge: {
    code: '418',
    ...words.challenge,
    links: [home, { label: labels.scripts, href: '/acceptable-use#search' }, help],
  },
  limit: {
    code: '418',
    ...words.limit,
    links: [home, { label: labels.limits, href: '/acceptable-use#systems' }, help],
  },
  region: {
    code: '418',
    ...words.region,
    links: [home, { label: labels.countries, href: '/pro' }, help],
  },
  serverError: {
    code: '500',
    ...words.serverError,
    links: [home, help],
  },
} as const satisfies Record<keyof typeof words, ErrorPageContent>;

export type ErrorKind = keyof typeof errorPages;
