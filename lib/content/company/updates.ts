import { brand } from '../brand';

/** What a change is for, in the order of the filter. */
export const updateSystems = {
  ios: 'iPhone and iPad',
  android: 'Android',
  mac: 'Mac',
  windows: 'Windows',
  web: 'Search and chat',
} as const;
type UpdateSystem = keyof typeof updateSystems;

export type Update = {
  /** Its anchor on the page, which never changes once published. */
  id: string;
  /** ISO 8601, a day. */
  date: string;
  systems: readonly UpdateSystem[];
  title: string;
  text: string;
};

function update(date: string, name: string, systems: string, title: string, text: string): Update {
  const list = systems.split(' ').filter(isUpdateSystem);
  return { id: `${date}-${name}`, date, systems: list, title, text };
}

function isUpdateSystem(name: string): name is UpdateSystem {
  return Object.hasOwn(updateSystems, name);
}

export const updatesWords = {
  title: 'What’s new',
  lead: 'Changes you can see or feel, by the day they reached everyone. Fixes nobody would notice are left out.',
  filter: 'Show changes for',
  all: 'Everything',
  feed: 'Follow by feed',
  feedTitle: `${brand.name}: what’s new`,
  permalink: 'Link to this change',
  none: 'No change in this list.',
  help: { label: 'Ask about a change', href: brand.helpUrl },
} as const;

/** Newest first. */
export const updates: readonly Update[] = [
  update(
    '2026-05-27',
    'scam-warnings',
    'mac windows',
    'Warnings before fake shops',
    'Pages that copy a known shop are stopped by a full-page warning. The list lives on your device, so no address is sent anywhere to be checked.',
  ),
  update(
    '2026-05-14',
    'answer-length',
    'web',
    'Choose how long an answer is',
    'Short answers above the results can be one line, one paragraph or gone. The choice stays in your browser.',
  ),
  update(
    '2026-05-05',
    'vpn-exclusions',
    'android windows',
    'Let single apps bypass the VPN',
    'A bank or a printer that refuses to work through the VPN can be left out, one app at a time.',
  ),
  update(
    '2026-04-22',
    'widget',
    'ios',
    'A search field on the lock screen',
    'The new widget opens a private search in one press, and the fire button in two.',
  ),
  update(
    '2026-04-16',
    'vertical-tabs',
    'mac windows',
    'Tabs down the side',
    'Long titles can be read again: tabs may stand in a column that folds away while you read.',
  ),
  update(
    '2026-04-02',
    'voice-chat',
    'ios android',
    `Talk to ${brand.chat}`,
    'Speech is turned into text, answered and dropped. No recording is kept by us or by the provider of the model.',
  ),
  update(
    '2026-03-19',
    'removal-report',
    'mac windows',
    'A monthly letter about your data',
    'The removal service now sums up what was found, what is gone and what is still being asked for.',
  ),
  update(
    '2026-03-11',
    'picture-search',
    'web',
    'Pictures without generated ones',
    'One switch hides results known to be made by a machine. It works from an open list of sites.',
  ),
  update(
    '2026-02-26',
    'autofill-cards',
    'mac ios',
    'Cards fill themselves in',
    'Payment cards are kept on the device, locked by fingerprint or face, and offered only on encrypted pages.',
  ),
  update(
    '2026-02-18',
    'cookie-popups',
    'mac windows ios android',
    'More cookie banners answered for you',
    'Another three hundred consent windows are refused and closed before you see them.',
  ),
  update(
    '2026-02-03',
    'sync-recovery',
    'mac windows ios android',
    'A recovery sheet for sync',
    'Print it or save it: with the sheet, a lost phone no longer means lost bookmarks.',
  ),
  update(
    '2026-01-21',
    'maps-offline',
    'web',
    'Sharper maps',
    'Map pictures load at the resolution of your screen, and opening hours show the time of the place, not yours.',
  ),
  update(
    '2026-01-08',
    'tablet-layout',
    'android',
    'Made for tablets',
    'Tabs along the top, menus beside the thumb and two pages next to each other on wide screens.',
  ),
  update(
    '2025-12-16',
    'import',
    'windows',
    'Bring everything along',
    'Bookmarks, passwords and open tabs come over from another browser in one step at the first start.',
  ),
  update(
    '2025-12-04',
    'email-reply',
    'mac windows ios android',
    'Answer from a private address',
    'Replies to a forwarded mail now leave from the same throw-away address, so yours stays out of the thread.',
  ),
  update(
    '2025-11-25',
    'tracker-count',
    'mac',
    'A week of blocked trackers',
    'The new tab page shows who tried to follow you in the last seven days. The count never leaves the device.',
  ),
  update(
    '2025-11-12',
    'chat-files',
    'web mac windows',
    'Ask about a document',
    'PDF files can be added to a chat. They are read for the answer and deleted with the conversation.',
  ),
  update(
    '2025-10-30',
    'vpn-cities',
    'mac windows ios android',
    'Choose a city, not only a country',
    'The VPN lists nearest places first and tells how busy each one is.',
  ),
  update(
    '2025-10-15',
    'dark-pages',
    'ios android',
    'Dark mode for bright pages',
    'Sites without a dark look of their own can be dimmed, one by one or all of them.',
  ),
  update(
    '2025-09-24',
    'local-results',
    'web',
    'Places near you, roughly',
    'Local results work from a position rounded to several kilometres, used for one answer and thrown away.',
  ),
  update(
    '2025-09-09',
    'fire-one-site',
    'mac windows ios android',
    'Burn a single site',
    'The fire button can clear one site and leave the rest signed in.',
  ),
  update(
    '2025-08-21',
    'shortcuts',
    'mac',
    'Shortcuts and automation',
    'Open a private window, clear data or connect the VPN from the system’s own shortcuts.',
  ),
  update(
    '2025-08-06',
    'video-player',
    'android ios',
    'Films without the audience',
    'Videos open in a plain player without targeted ads, and what you watched stays out of recommendations.',
  ),
  update(
    '2025-07-17',
    'arm',
    'windows',
    'Native on ARM',
    'The browser runs without translation on newer laptops and uses about a third less battery.',
  ),
  update(
    '2025-07-02',
    'search-keys',
    'web',
    'Results by keyboard',
    'Arrow keys walk through results, Enter opens, and a press of the question mark lists every key.',
  ),
  update(
    '2025-06-18',
    'passkeys',
    'ios mac',
    'Passkeys',
    'Sign in by fingerprint or face where a site allows it. The key stays in the safe of the device.',
  ),
  update(
    '2025-06-05',
    'app-tracking',
    'android',
    'Trackers in other apps',
    'Blocking of trackers inside other apps leaves its trial phase, with a list of what each app tried.',
  ),
];

/** The updates of each month, newest first: `[["2026-05", […]], …]`. */
export function updatesByMonth(): [month: string, entries: readonly Update[]][] {
  const months = new Map<string, Update[]>();
  for (const entry of updates) {
    const month = entry.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return [...months];
}

/** `"2026-05-27"` → `"27 May"`. */
export function dayAndMonth(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}

/** `"2026-05"` → `"May 2026"`. */
export function monthAndYear(month: string): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
}
