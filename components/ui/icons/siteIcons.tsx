import type { ReactNode } from 'react';
import { icons } from './icons';

/** The icons of documents and of static markup in flows, in a separate file so that no script contains them. */
export const siteIcons = {
  devices: icons.devices,
  check: icons.check,
  search: (
    <>
      <circle cx="10.75" cy="10.75" r="6.25" />
      <path d="m15.5 15.5 4.75 4.75" />
    </>
  ),
  menu: <path d="M4 8.5h16M4 15.5h16" />,
  /** Points to what follows: to the left in languages that are written from right to left. */
  arrowRight: <path className="forward" d="M4.5 12h14.5M13 6l6 6-6 6" />,
  chevronDown: <path d="m6 9.5 6 6 6-6" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M3.75 12h16.5M12 3.75c2.4 2.5 3.5 5.2 3.5 8.25s-1.1 5.75-3.5 8.25c-2.4-2.5-3.5-5.2-3.5-8.25s1.1-5.75 3.5-8.25Z" />
    </>
  ),
  eraser: (
    <path d="m8.5 19.25-4-4a1.6 1.6 0 0 1 0-2.25l8.25-8.25a1.6 1.6 0 0 1 2.25 0l4 4a1.6 1.6 0 0 1 0 2.25L10.75 19.25H8.5Zm2.25 0h8.5M9 8.5l6.25 6.25" />
  ),
  identity: (
    <>
      <rect x="3.75" y="5.25" width="16.5" height="13.5" rx="2" />
      <circle cx="8.75" cy="10.75" r="1.75" />
      <path d="M6 15.75c.35-1.5 1.35-2.25 2.75-2.25s2.4.75 2.75 2.25M14.25 10h3.25M14.25 13.75h3.25" />
    </>
  ),
  chat: (
    <path d="M6.5 4.75h11a2.5 2.5 0 0 1 2.5 2.5v6.5a2.5 2.5 0 0 1-2.5 2.5h-4.25L8.5 20.25v-4h-2a2.5 2.5 0 0 1-2.5-2.5v-6.5a2.5 2.5 0 0 1 2.5-2.5ZM8.5 9.25h7M8.5 12.25h4" />
  ),
  mail: (
    <>
      <rect x="3.75" y="5.75" width="16.5" height="12.5" rx="2" />
      <path d="m4.5 7.25 7.5 6 7.5-6" />
    </>
  ),
  lock: (
    <>
      <rect x="5.25" y="10.75" width="13.5" height="9" rx="2" />
      <path d="M8.25 10.75V8a3.75 3.75 0 0 1 7.5 0v2.75M12 14.25v2" />
    </>
  ),
  calendar: (
    <>
      <rect x="4.25" y="5.75" width="15.5" height="13.5" rx="2" />
      <path d="M4.25 10h15.5M8.5 3.75v4M15.5 3.75v4" />
    </>
  ),
  star: <path d="m12 4 2.4 5 5.5.75-4 3.85.95 5.45L12 16.45l-4.85 2.6.95-5.45-4-3.85L9.6 9 12 4Z" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="3.75" />
      <path d="M12 3.5v1.75M12 18.75v1.75M3.5 12h1.75M18.75 12h1.75M6 6l1.2 1.2M16.8 16.8 18 18M6 18l1.2-1.2M16.8 7.2 18 6" />
    </>
  ),
  moon: <path d="M19.75 14.25A8 8 0 0 1 9.75 4.25a8 8 0 1 0 10 10Z" />,
  system: (
    <>
      <rect x="3.75" y="5" width="16.5" height="11" rx="2" />
      <path d="M9 19.5h6M12 16v3.5" />
    </>
  ),
  download: <path d="M12 4v10.5M7 10l5 5 5-5M4.75 19.25h14.5" />,
  laptop: (
    <path d="M6.5 5.25h11A1.25 1.25 0 0 1 18.75 6.5v8.25H5.25V6.5A1.25 1.25 0 0 1 6.5 5.25ZM3 18.25h18" />
  ),
  phone: (
    <>
      <rect x="7" y="3.25" width="10" height="17.5" rx="2.25" />
      <path d="M11 17.75h2" />
    </>
  ),
  shield: <path d="M12 3.5 19 6v5.5c0 4.25-2.75 7.25-7 9-4.25-1.75-7-4.75-7-9V6l7-2.5Z" />,
} satisfies Record<string, ReactNode>;

export type SiteIconName = keyof typeof siteIcons;
