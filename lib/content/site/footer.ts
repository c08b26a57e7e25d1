import { brand } from '../brand';
import type { LinkSet, SiteLink, TextWithLinks } from './links';
import { sitePages } from './sitePages';

export const footerLinkSets: readonly LinkSet[] = [
  {
    title: 'Products',
    links: [
      sitePages.search,
      sitePages.app,
      sitePages.chat,
      sitePages.subscription,
      sitePages.email,
      sitePages.activate,
      sitePages.manage,
      sitePages.removal,
      sitePages.restoration,
    ],
  },
  {
    title: 'Learn more',
    links: [
      sitePages.about,
      sitePages.browser,
      sitePages.aboutChat,
      sitePages.compare,
      sitePages.updates,
      sitePages.donations,
      sitePages.blog,
      sitePages.newsletter,
      sitePages.podcast,
    ],
  },
  {
    title: 'Other resources',
    links: [
      sitePages.help,
      sitePages.community,
      sitePages.press,
      sitePages.hiring,
      sitePages.contact,
      sitePages.advertising,
      sitePages.collaborations,
    ],
  },
  {
    title: 'Fine print',
    links: [
      sitePages.privacy,
      sitePages.terms,
      sitePages.acceptableUse,
      sitePages.subscriptionTerms,
      sitePages.chatTerms,
      sitePages.imprint,
    ],
  },
];

/** What stands below every screen of the subscription. */
export const flowFooterLinks: readonly SiteLink[] = [sitePages.privacy, sitePages.subscriptionTerms];

export const footerWords: {
  tagline: string;
  aboutTitle: string;
  about: TextWithLinks;
  copyright: string;
} = {
  tagline: brand.tagline,
  aboutTitle: `About ${brand.name}`,
  about: [
    `${brand.name} makes a search engine, a browser and an `,
    { label: 'AI chat', href: brand.chatUrl },
    ' that do their work without collecting yours. Our apps for ',
    { label: 'Mac', href: '/mac' },
    ', ',
    { label: 'Windows', href: '/windows' },
    ', ',
    { label: 'iPhone', target: 'ios' },
    ', ',
    { label: 'Android', target: 'android' },
    ' and ',
    { label: 'every other device', href: '/app/devices' },
    ' are free and do more for your privacy than ',
    { label: 'most browsers', href: '/compare-privacy' },
    '. No account is needed. We earn with ads that ',
    { label: 'know the search and not the searcher', href: brand.earningsUrl },
    '.',
  ],
  copyright: `© 2026 ${brand.legalName}`,
};
