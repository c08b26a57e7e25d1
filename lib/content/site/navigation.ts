import { brand } from '../brand';
import type { LinkSet, SiteLink } from './links';
import { navigationWords as words } from './navigationWords';
import { sitePages } from './sitePages';

/** The links in the bar at the top, in order. The menu holds everything else. */
export const headerLinks = [
  { label: words.header.browser, href: '/app' },
  { label: words.header.chat, href: brand.chatUrl },
  { label: words.header.subscription, href: '/pro' },
] as const satisfies readonly SiteLink[];

/** Beside them: one of the two, by whether somebody is signed in in this tab. */
export const accountLinks = [{ ...sitePages.signIn, label: words.header.signIn }, sitePages.account] as const;

/** The groups of the menu. */
export const menu: readonly LinkSet[] = [
  {
    title: words.sets.search,
    links: [sitePages.home, sitePages.search, sitePages.settings, sitePages.theme, sitePages.bangs],
  },
  {
    title: words.sets.downloads,
    links: [sitePages.ios, sitePages.android, sitePages.mac, sitePages.windows, sitePages.devices],
  },
  {
    title: words.sets.products,
    main: true,
    links: [
      sitePages.subscription,
      { ...sitePages.signIn, description: words.descriptions.signIn },
      { ...sitePages.account, description: words.descriptions.account },
      sitePages.chat,
      sitePages.email,
      sitePages.newsletter,
      { ...sitePages.blog, description: words.descriptions.blog },
      { ...sitePages.podcast, description: words.descriptions.podcast },
    ],
  },
  {
    title: words.sets.learn,
    links: [
      sitePages.updates,
      sitePages.compare,
      sitePages.browser,
      sitePages.aboutChat,
      sitePages.about,
      sitePages.donations,
      sitePages.collaborations,
    ],
  },
  {
    title: words.sets.resources,
    links: [
      sitePages.help,
      sitePages.contact,
      sitePages.status,
      sitePages.community,
      sitePages.hiring,
      sitePages.privacy,
      sitePages.terms,
      sitePages.press,
      sitePages.advertising,
      sitePages.imprint,
    ],
  },
];

/** The card at the top of the menu: the browser, or the subscription where no app of ours can be installed or one is around. */
export const menuPromos = [
  { id: 'browser', ...words.promos.browser, href: '/app?origin=funnel_menu_website__app' },
  { id: 'subscription', ...words.promos.subscription, href: '/pro?origin=funnel_menu_website__pro' },
] as const;
