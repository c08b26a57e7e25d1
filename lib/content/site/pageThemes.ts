/** The families of pages, each with a background of its own (`scripts/backgrounds/scenes`). */
export const themeFamilies = [
  'home',
  'mac',
  'windows',
  'donations',
  'about',
  'careers',
  'how-we-work',
  'how-we-hire',
  'press',
  'newsletter',
  'bangs',
  'updates',
  'legal',
  'compare-privacy',
  'private-dashboard',
  'pro',
  'subscriptions',
  'chat',
  'email',
  'settings',
  'sync',
  'theme',
] as const;

export type ThemeFamily = (typeof themeFamilies)[number];

/** Scenes that rise above two thirds of their canvas, and so need more room. */
export const tallScenes: ReadonlySet<ThemeFamily> = new Set([
  'windows',
  'donations',
  'press',
  'bangs',
  'compare-privacy',
]);

/**
 * The family of each page: of a whole path, or of a first segment, which then holds for everything
 * below it. Written without the first slash.
 */
export const pageThemes: Readonly<Record<string, ThemeFamily>> = {
  '': 'home',
  app: 'home',
  browser: 'home',
  'extension-success': 'home',
  mac: 'mac',
  windows: 'windows',
  'windows-preview': 'windows',
  'windows-user-survey': 'windows',
  'malicious-site-protection': 'private-dashboard',
  donations: 'donations',
  about: 'about',
  hiring: 'careers',
  'how-we-work': 'how-we-work',
  'how-we-hire': 'how-we-hire',
  press: 'press',
  newsletter: 'newsletter',
  bangs: 'bangs',
  updates: 'updates',
  privacy: 'legal',
  terms: 'legal',
  'acceptable-use': 'legal',
  'duckai/privacy-terms': 'legal',
  'pro/privacy-terms': 'legal',
  'pro/privacy-terms/us': 'legal',
  'pro/privacy-terms/non-us': 'legal',
  'pro/privacy-terms/non-us/de': 'legal',
  'pro/privacy-terms/non-us/en': 'legal',
  'pro/privacy-terms/non-us/es': 'legal',
  'pro/privacy-terms/non-us/fr': 'legal',
  'compare-privacy': 'compare-privacy',
  dbp: 'private-dashboard',
  pro: 'pro',
  subscriptions: 'subscriptions',
  'identity-theft-restoration': 'subscriptions',
  duckai: 'chat',
  email: 'email',
  settings: 'settings',
  sync: 'sync',
  theme: 'theme',
};
