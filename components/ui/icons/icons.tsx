import type { ReactNode } from 'react';

/** Our own icons on a 24-unit grid, drawn with strokes of 1.75 in the current color: those that screens render. */
export const icons = {
  close: <path d="m6 6 12 12M18 6 6 18" />,
  external: (
    <path d="M9 5H6.5A1.5 1.5 0 0 0 5 6.5v11A1.5 1.5 0 0 0 6.5 19h11a1.5 1.5 0 0 0 1.5-1.5V15M13 5h6v6M19 5l-8 8" />
  ),
  check: <path d="m5 12.5 4.75 4.75L19.25 7" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M12 11.25v4.5M12 8.1v.05" />
    </>
  ),
  success: (
    <>
      <circle cx="12" cy="12" r="8.25" />
      <path d="m8.5 12.25 2.5 2.5 4.5-5" />
    </>
  ),
  warning: (
    <>
      <path d="M12 4.25 20.75 19H3.25L12 4.25Z" />
      <path d="M12 10v4M12 16.6v.05" />
    </>
  ),
  danger: (
    <>
      <path d="M8.4 3.75h7.2l4.65 4.65v7.2l-4.65 4.65H8.4L3.75 15.6V8.4L8.4 3.75Z" />
      <path d="M12 8v4.75M12 15.9v.05" />
    </>
  ),
  browser: (
    <>
      <rect x="3.75" y="4.75" width="16.5" height="14.5" rx="2.25" />
      <path d="M3.75 9.25h16.5M7 7.05v.05M9.75 7.05v.05" />
    </>
  ),
  devices: (
    <>
      <path d="M13 17.25H4.75a1 1 0 0 1-1-1v-9a1.5 1.5 0 0 1 1.5-1.5h11.5a1.5 1.5 0 0 1 1.5 1.5v.75" />
      <rect x="14.25" y="10.25" width="6" height="9.5" rx="1.5" />
    </>
  ),
  signOut: <path d="M10.5 4.75H7a2 2 0 0 0-2 2v10.5a2 2 0 0 0 2 2h3.5M10 12h9.5M15.5 8l4 4-4 4" />,
  trash: (
    <path d="M4.75 7h14.5M9.5 7V5.25a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1V7M6.5 7l.8 11.35a1.5 1.5 0 0 0 1.5 1.4h6.4a1.5 1.5 0 0 0 1.5-1.4L17.5 7M10.25 10.75v5.5M13.75 10.75v5.5" />
  ),
  refresh: (
    <path d="M19.5 11.25A7.6 7.6 0 0 0 6 7.2L4.5 8.75M4.5 4.5v4.25h4.25M4.5 12.75A7.6 7.6 0 0 0 18 16.8l1.5-1.55M19.5 19.5v-4.25h-4.25" />
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof icons;
