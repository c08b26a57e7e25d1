import { brand } from './brand';
import type { LinkSet, SiteLink } from './links';

/** The links in the bar at the top, in order. The menu holds everything else. */
export const headerLinks: readonly SiteLink[] = [
  { label: 'Search', href: brand.searchUrl },
  { label: 'AI chat', href: brand.chatUrl },
  { label: 'Subscription', href: '/pro' },
];

export const signInLink: SiteLink = { label: 'Sign in', href: '/subscriptions/activate' };

/** The groups of the menu. */
export const menu: readonly LinkSet[] = [
  {
    title: 'Products',
    links: [
      { label: 'Home', href: '/' },
      { label: brand.search, href: brand.searchUrl, description: 'Results without a profile' },
      { label: brand.chat, href: brand.chatUrl, description: 'AI chat that forgets you', badge: 'New' },
      {
        label: brand.subscription,
        href: '/pro',
        description: 'VPN, removal, restoration',
        badge: 'Try free',
      },
    ],
  },
  {
    title: 'Your subscription',
    links: [
      { label: 'I have a subscription', href: '/subscriptions/activate' },
      { label: 'Manage my subscription', href: '/subscriptions/manage' },
    ],
  },
  {
    title: 'More',
    links: [
      { label: 'Help', href: brand.helpUrl },
      { label: 'Blog', href: brand.blogUrl },
    ],
  },
];
