import { brand } from '../brand';
import { footerWords } from './footerWords';
import type { LinkSet, PageLink } from './links';
import { contentUpdated } from './siteMap';
import { sitePages } from './sitePages';
import { textWithLinks } from './textWithLinks';

export const footerLinkSets: readonly LinkSet[] = [
  {
    title: footerWords.sets.products,
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
    title: footerWords.sets.learn,
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
    title: footerWords.sets.resources,
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
    title: footerWords.sets.legal,
    links: [
      sitePages.privacy,
      sitePages.terms,
      sitePages.acceptableUse,
      sitePages.subscriptionTerms,
      sitePages.chatTerms,
      sitePages.cancel,
      sitePages.withdraw,
      sitePages.accessibility,
      sitePages.imprint,
    ],
  },
];

/** What stands below every screen of the subscription. */
export const flowFooterLinks: readonly PageLink[] = [
  sitePages.help,
  sitePages.privacy,
  sitePages.subscriptionTerms,
  sitePages.accessibility,
  sitePages.imprint,
];

/** What we do, with links to it. */
export const footerAbout = textWithLinks(footerWords.about, {
  chat: { href: brand.chatUrl },
  mac: { href: '/mac' },
  windows: { href: '/windows' },
  ios: { target: 'ios' },
  android: { target: 'android' },
  devices: { href: '/app/devices' },
  compare: { href: '/compare-privacy' },
  earnings: { href: brand.earningsUrl },
});

export const copyright = `© ${contentUpdated.slice(0, 4)} ${brand.legalName}`;
