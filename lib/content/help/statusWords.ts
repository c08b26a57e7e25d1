import { minutesOrHours, type StatusPart } from './statusParts';

export const statusPartWords: Record<StatusPart, { name: string; text: string }> = {
  site: { name: 'Website', text: 'These pages, downloads, and settings' },
  accounts: { name: 'Sign-in and accounts', text: 'Signing in, your account page, and access in the apps' },
  mail: { name: 'Email', text: 'Sign-in codes, receipts, and notices' },
  payments: { name: 'Payments', text: 'New subscriptions, renewals, and billing' },
  stores: { name: 'App stores', text: 'Purchases made in the App Store and Google Play' },
};

export const statusWords = {
  title: 'Service status',
  lead: 'What’s working right now, and every disruption in the last 90 days. We check once a minute.',
  /** In the place of the states, until the server has written them into the page. */
  waiting: 'The status can’t be shown at the moment. Reload the page in a minute.',
  summary: {
    up: 'Everything is working',
    slow: 'Something is delayed',
    down: 'Something is not working',
    unknown: 'The first checks are running',
  },
  checked: (time: string) => `Last checked: ${time} (UTC)`,
  never: 'Not checked yet. The first check runs within a minute.',
  databaseAway:
    'Our database isn’t responding at the moment. You can’t sign in or subscribe until it does, and the history below may be missing or incomplete.',
  partsTitle: 'Parts of the service',
  states: { up: 'Working', slow: 'Delayed', down: 'Not working', unknown: 'Not checked' },
  firstDay: '90 days ago',
  lastDay: 'Today',
  /**
   * Under the bars of a part, between the two days: the share of the time in which it worked, as "99.9%", and since which
   * day that is known, null for all days shown.
   */
  uptime: (percent: string, since: string | null) =>
    since === null ? `${percent} working` : `${percent} working since ${since}`,
  /** What the bars of a part show, for people who cannot see them. */
  bars: ({ up, troubled, unknown }: { up: number; troubled: number; unknown: number }) =>
    `Last 90 days. Days without a disruption: ${up}. Days with one: ${troubled}. Days without checks: ${unknown}.`,
  incidentsTitle: 'Disruptions in the last 90 days',
  noIncidents: 'None.',
  noHistory: 'The history can’t be shown at the moment.',
  incident: {
    down: (minutes: number) => `Not working for about ${minutesOrHours(minutes, 'en')}`,
    slow: (minutes: number) => `Delayed for about ${minutesOrHours(minutes, 'en')}`,
    missed: (minutes: number) => `No checks for about ${minutesOrHours(minutes, 'en')}`,
  },
  /** When a disruption began and ended, as "Jun 8, 2026, 12:30 – 1:15 PM". */
  between: (times: string) => `${times} (UTC)`,
  notes: {
    title: 'How to read this page',
    items: [
      {
        title: 'Recorded automatically',
        text: 'Our servers record the status of each part themselves. Nobody edits the history.',
      },
      {
        title: 'Bars',
        text: 'Each bar is a day. A full bar is a day without a disruption, a shorter bar is a day with a delay or an outage, and a line at the bottom is a day without checks.',
      },
      {
        title: 'Limits',
        text: 'A server that is off records nothing, so that time is listed as time without checks. The VPN and AI chat run on separate systems and are not measured here.',
      },
    ],
  },
  /** The link stands after the text. */
  contact: { text: 'Everything works here, but not for you?', label: 'Contact us', href: '/help/contact' },
} as const;
