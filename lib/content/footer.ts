import { brand } from './brand';
import type { LinkSet } from './links';

export const footerLinkSets: readonly LinkSet[] = [
  {
    title: 'Products',
    links: [
      { label: brand.search, href: brand.searchUrl },
      { label: brand.chat, href: brand.chatUrl, badge: 'New' },
      { label: brand.subscription, href: '/pro', badge: 'Try free' },
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
    title: 'Resources',
    links: [
      { label: 'Help', href: brand.helpUrl },
      { label: 'Blog', href: brand.blogUrl },
      { label: 'Contact', href: `mailto:${brand.supportEmail}` },
    ],
  },
];

export const footerWords = {
  tagline: brand.tagline,
  about: `${brand.name} makes a search engine, a browser and a subscription that do their work without collecting yours. No account is needed to search, and nobody follows you from page to page.`,
  copyright: `© 2026 ${brand.legalName}`,
} as const;
