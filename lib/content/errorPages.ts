import { brand } from './brand';
import type { SiteLink } from './links';

export type ErrorPageWords = {
  code: string;
  title: string;
  text: string;
  /** The first is the main way on. */
  links: readonly SiteLink[];
};

export const errorPages: Record<'notFound' | 'serverError', ErrorPageWords> = {
  notFound: {
    code: '404',
    title: 'Nothing down here',
    text: 'There is no page at this address. It may have moved, or a letter went missing on the way.',
    links: [
      { label: 'Go to the home page', href: '/' },
      { label: `See ${brand.subscription}`, href: '/pro' },
      { label: 'Ask for help', href: brand.helpUrl },
    ],
  },
  serverError: {
    code: '500',
    title: 'Rough weather on our side',
    text: 'This page could not be shown. It is our fault, not yours, and nothing you did is lost. Please try again in a moment.',
    links: [
      { label: 'Go to the home page', href: '/' },
      { label: 'Ask for help', href: brand.helpUrl },
    ],
  },
};
