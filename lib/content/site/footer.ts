import { brand } from '../brand';
import type { LinkSet, SiteLink, TextWithLinks } from './links';
import { contentUpdated } from './siteMap';
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
      sitePages.signIn,
      sitePages.account,
      sitePages.vpnLocations,
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
      sitePages.contact,
      sitePages.status,
      sitePages.security,
      sitePages.community,
      sitePages.press,
      sitePages.hiring,
      sitePages.advertising,
      sitePages.collaborations,
    ],
  },
  {
    title: 'Legal',
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
export const flowFooterLinks: readonly SiteLink[] = [
  sitePages.help,
  sitePages.privacy,
  sitePages.subscriptionTerms,
];

export const footerWords: {
  tagline: string;
  aboutTitle: string;
  about: TextWithLinks;
  copyright: string;
} = {
  tagline: brand.tagline,
  aboutTitle: `About ${brand.name}`,
  about: [
    `${brand.name} makes a search engine, a browser, and an `,
    { label: 'AI chat', href: brand.chatUrl },
    ' that don’t collect your data. Our apps for ',
    { label: 'Mac', href: '/mac' },
    ', ',
    { label: 'Windows', href: '/windows' },
    ', ',
    { label: 'iPhone', target: 'ios' },
    ', ',
    { label: 'Android', target: 'android' },
    ', and ',
    { label: 'other devices', href: '/app/devices' },
    ' are free and protect your privacy better than ',
    { label: 'most browsers', href: '/compare-privacy' },
    '. You don’t need an account. We make money from ads that ',
    { label: 'match the search, not the person', href: brand.earningsUrl },
    '.',
  ],
  copyright: `© ${contentUpdated.slice(0, 4)} ${brand.legalName}`,
};
