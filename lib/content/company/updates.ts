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
  lead: 'Changes you’ll notice, dated by the day they reached everyone. We leave out small fixes.',
  filter: 'Show changes for',
  all: 'Everything',
  feed: 'Subscribe to the feed',
  feedTitle: `${brand.name}: what’s new`,
  permalink: 'Link to this update',
  none: 'No updates in this list.',
  help: { label: 'Ask about an update', href: '/help/contact' },
} as const;

/** Newest first. */
export const updates: readonly Update[] = [
  update(
    '2026-11-22',
    'money-back',
    'web',
    'Thirty days to get your money back',
    'A first subscription is now refunded in full if you ask within 30 days of your first payment. The button is on the account page, and the terms of the subscription say the same.',
  ),
  update(
    '2026-11-22',
    'account-data',
    'web',
    'Download your account data',
    'One button on the account page saves everything we have stored about your account, in a file that you can read.',
  ),
  update(
    '2026-11-02',
    'policies',
    'web',
    'Policies that say how long',
    'The privacy policy, the terms, the rules of acceptable use, and the policies of chat and subscription now say for each thing we keep how long we keep it. What we collect has not changed.',
  ),
  update(
    '2026-10-19',
    'chat-policy',
    'web',
    'The policy of the chat names its counter',
    'It now says what is counted for the daily limit, in which form, and that the counter is gone within a day.',
  ),
  update(
    '2026-10-14',
    'cookie-windows',
    'mac windows',
    'Fewer cookie windows',
    'The browser now answers the cookie windows of many more sites with the fewest cookies they allow, before you see them.',
  ),
  update(
    '2026-09-23',
    'vpn-widget',
    'ios android',
    'VPN on the home screen',
    'A widget turns the VPN on and off and shows where you are connected.',
  ),
  update(
    '2026-08-26',
    'chat-images',
    'web',
    'Image questions in chat',
    'You can attach a picture to a question. It goes to the model without your name, and we do not store it.',
  ),
  update(
    '2026-07-15',
    'password-import',
    'mac windows ios android',
    'Bring your passwords along',
    'Passwords from another browser or a password manager can be imported from a file, which is read on your device.',
  ),
  update(
    '2026-06-17',
    'quiet-notices',
    'android',
    'Fewer notification requests',
    'Sites can no longer ask to send notifications until you have visited them a few times.',
  ),
  update(
    '2026-05-27',
    'scam-warnings',
    'mac windows',
    'Warnings about fake stores',
    'A full-page warning stops you before you open a page that copies a well-known store. The list is stored on your device, so no addresses are sent anywhere to be checked.',
  ),
  update(
    '2026-05-14',
    'answer-length',
    'web',
    'Choose the length of answers',
    'The short answers above search results can be one line, one paragraph, or off. Your choice stays in your browser.',
  ),
  update(
    '2026-05-05',
    'vpn-exclusions',
    'android windows',
    'Exclude apps from the VPN',
    'If a banking app or a printer refuses to work through the VPN, you can exclude it, one app at a time.',
  ),
  update(
    '2026-04-22',
    'widget',
    'ios',
    'Private search on the lock screen',
    'The new widget opens a private search in one tap and the Fire Button in two.',
  ),
  update(
    '2026-04-16',
    'vertical-tabs',
    'mac windows',
    'Vertical tabs',
    'Tabs can now be shown in a column at the side, where long titles fit. The column folds away while you read.',
  ),
  update(
    '2026-04-02',
    'voice-chat',
    'ios android',
    `Voice chat in ${brand.chat}`,
    'Your speech is turned into text, answered, and discarded. Neither we nor the model’s provider keep a recording.',
  ),
  update(
    '2026-03-19',
    'removal-report',
    'mac windows',
    'Monthly reports on your data',
    'Personal information removal now sums up what it found, what has been removed, and what is still in progress.',
  ),
  update(
    '2026-03-11',
    'picture-search',
    'web',
    'Hide AI-generated images',
    'One setting hides image results that are known to be AI-generated. It uses a public list of sites.',
  ),
  update(
    '2026-02-26',
    'autofill-cards',
    'mac ios',
    'Payment card autofill',
    'Payment cards are stored on your device, locked with your fingerprint or face, and offered only on encrypted pages.',
  ),
  update(
    '2026-02-18',
    'cookie-popups',
    'mac windows ios android',
    'More cookie pop-ups handled for you',
    'The browser now rejects and closes another 300 kinds of cookie pop-ups before you see them.',
  ),
  update(
    '2026-02-03',
    'sync-recovery',
    'mac windows ios android',
    'A recovery sheet for sync',
    'Print or save the recovery sheet, and a lost phone no longer means lost bookmarks.',
  ),
  update(
    '2026-01-21',
    'maps-offline',
    'web',
    'Sharper maps',
    'Maps load at your screen’s full resolution, and opening hours use the local time of the place.',
  ),
  update(
    '2026-01-08',
    'tablet-layout',
    'android',
    'A new layout for tablets',
    'Tabs at the top, menus within reach of your thumb, and two pages side by side on wide screens.',
  ),
  update(
    '2025-12-16',
    'import',
    'windows',
    'One-step import',
    'The first time you start the browser, you can import bookmarks, passwords, and open tabs from another browser in one step.',
  ),
  update(
    '2025-12-04',
    'email-reply',
    'mac windows ios android',
    'Reply from a private address',
    'Replies to forwarded email now come from the same private address, so your own stays out of the thread.',
  ),
  update(
    '2025-11-25',
    'tracker-count',
    'mac',
    'Seven days of blocked trackers',
    'The new tab page shows which companies tried to track you in the last seven days. The count never leaves your device.',
  ),
  update(
    '2025-11-12',
    'chat-files',
    'web mac windows',
    'Ask about a document',
    'You can now add PDF files to a chat. They’re read for the answer and deleted with the conversation.',
  ),
  update(
    '2025-10-30',
    'vpn-cities',
    'mac windows ios android',
    'Choose a VPN city',
    'You can now choose a city, not only a country. The nearest places come first, with how busy each one is.',
  ),
  update(
    '2025-10-15',
    'dark-pages',
    'ios android',
    'Dark mode for any site',
    'You can darken sites that have no dark mode, one at a time or all at once.',
  ),
  update(
    '2025-09-24',
    'local-results',
    'web',
    'Local results from a rough location',
    'Local results use a location rounded to several miles. We use it for one answer and then discard it.',
  ),
  update(
    '2025-09-09',
    'fire-one-site',
    'mac windows ios android',
    'Clear data for a single site',
    'The Fire Button can now clear one site and leave you signed in everywhere else.',
  ),
  update(
    '2025-08-21',
    'shortcuts',
    'mac',
    'Shortcuts and automation',
    'Open a private window, clear your data, or connect the VPN from the Shortcuts app.',
  ),
  update(
    '2025-08-06',
    'video-player',
    'android ios',
    'Private video player',
    'Videos open in a player without targeted ads, and what you watch doesn’t affect your recommendations.',
  ),
  update(
    '2025-07-17',
    'arm',
    'windows',
    'Runs natively on Arm',
    'The browser now runs natively on newer laptops and uses about a third less battery.',
  ),
  update(
    '2025-07-02',
    'search-keys',
    'web',
    'Keyboard navigation in results',
    'Use the arrow keys to move through results and Enter to open one. Press the question mark for a list of all keys.',
  ),
  update(
    '2025-06-18',
    'passkeys',
    'ios mac',
    'Passkeys',
    'Sign in with your fingerprint or face where a site supports it. The key stays on your device.',
  ),
  update(
    '2025-06-05',
    'app-tracking',
    'android',
    'App tracking protection',
    'Tracker blocking in other apps is out of beta, and now lists what each app tried.',
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

/** `"2026-05-27"` → `"May 27"`. */
export function dayAndMonth(date: string): string {
  return new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
