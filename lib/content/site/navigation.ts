import { brand } from '../brand';
import type { LinkSet, SiteLink } from './links';
import { sitePages } from './sitePages';

/** The links in the bar at the top, in order. The menu holds everything else. */
export const headerLinks = [
  { label: 'Browser', href: '/app' },
  { label: 'AI chat', href: brand.chatUrl },
  { label: 'Subscription', href: '/pro' },
] as const satisfies readonly SiteLink[];

/** Beside them: one of the two, by whether somebody is signed in in this tab. */
export const accountLinks = [sitePages.signIn, sitePages.account] as const;

/** The groups of the menu. */
export const menu: readonly LinkSet[] = [
  {
    title: 'Search',
    links: [sitePages.home, sitePages.search, sitePages.settings, sitePages.theme, sitePages.bangs],
  },
  {
    title: 'Downloads',
    links: [sitePages.ios, sitePages.android, sitePages.mac, sitePages.windows, sitePages.devices],
  },
  {
    title: `More from ${brand.name}`,
    main: true,
    links: [
      sitePages.subscription,
      { ...sitePages.signIn, description: 'With a code sent to your email address' },
      { ...sitePages.account, description: 'Plan, billing, and devices' },
      sitePages.chat,
      sitePages.email,
      sitePages.newsletter,
      { ...sitePages.blog, description: 'Our research, and why we build what we build' },
      { ...sitePages.podcast, description: 'Half an hour on privacy' },
    ],
  },
  {
    title: 'Learn more',
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
    title: 'Other resources',
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
  {
    id: 'browser',
    title: `Get ${brand.browser}`,
    text: 'Search, browse, and clear your data in one free app.',
    action: { label: 'Get the browser', href: '/app?origin=funnel_menu_website__app' },
  },
  {
    id: 'subscription',
    title: 'Privacy beyond the browser',
    text: 'A VPN, personal information removal, and help after identity theft.',
    action: { label: 'Try it free', href: '/pro?origin=funnel_menu_website__pro' },
  },
] as const;

export const menuWords = { dismissPromo: 'Hide this offer' } as const;
