import { brand } from '../../brand';
import type { helpRoutes } from '../helpRoutes';
import { type RouteWords, titled } from '../route';

export const helpRouteWords = {
  '/help': {
    title: titled('Help'),
    description: `Answers to the questions people ask about ${brand.subscription}, ${brand.search}, ${brand.browser}, and ${brand.chat}, with a search and a way to reach us.`,
  },
  '/help/contact': {
    title: titled('Contact us'),
    description: `Write to ${brand.name} support. A person reads your message and replies by email, usually within two business days.`,
  },
  '/help/cancel': {
    title: titled('Cancel a contract'),
    description:
      'Cancel a subscription that you bought on this website, without signing in, and get a confirmation by email.',
  },
  '/help/withdraw': {
    title: titled('Withdraw from a contract'),
    description:
      'Withdraw within 14 days from a subscription bought on this website in the European Union, the United Kingdom, or Canada.',
  },
  '/help/confirm': {
    title: titled('Confirm a withdrawal or a cancellation'),
    description:
      'Confirm a withdrawal from a contract, or its cancellation, by the button that an email of ours leads to.',
  },
  '/status': {
    title: titled('Service status'),
    description:
      'What’s working right now: website, sign-in, payments, email, and app stores, with every disruption in the last 90 days.',
  },
  '/security': {
    title: titled('Security'),
    description: `How ${brand.name} protects accounts, payments, and pages, what is stored and for how long, and how to report a vulnerability.`,
  },
  '/vpn-locations': {
    title: titled('VPN locations'),
    description: `Every city and country the ${brand.name} VPN connects through, on a map and as a list, with the date it was last checked.`,
  },
} as const satisfies Record<keyof typeof helpRoutes, RouteWords>;
