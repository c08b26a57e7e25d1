import { brand } from '../brand';
import { startHost } from '../site/hosts';

export const defaultSearchWords = {
  title: `Make ${brand.name} your search engine`,
  lead: 'Choose your browser to see the three steps.',
  address: `If ${brand.name} isn’t in your browser’s list, add this address: ${brand.searchUrl}?q=%s`,
  start: `You can also make ${startHost} your start page.`,
  close: 'Close',
} as const;

/** The steps in each browser, by its name in lib/device; on phones and tablets by the name of the system. */
export const defaultSearchSteps = [
  {
    id: 'chrome',
    name: 'Chrome',
    steps: [
      'Open the menu in the top-right corner and select Settings.',
      'Select “Search engine.”',
      `Select ${brand.name} and confirm.`,
    ],
  },
  {
    id: 'edge',
    name: 'Edge',
    steps: [
      'Open the menu in the top-right corner and select Settings.',
      'Select “Privacy, search, and services,” then “Address bar and search.”',
      `Select ${brand.name} for the address bar.`,
    ],
  },
  {
    id: 'firefox',
    name: 'Firefox',
    steps: [
      'Open the menu in the top-right corner and select Settings.',
      'Select “Search.”',
      `Select ${brand.name} under “Default search engine.”`,
    ],
  },
  {
    id: 'safari',
    name: 'Safari',
    steps: [
      'Open the Safari menu and select Settings.',
      'Select the “Search” tab.',
      `Select ${brand.name} as the search engine.`,
    ],
  },
  {
    id: 'ios',
    name: 'iPhone and iPad',
    steps: ['Open the Settings app, then tap Apps and Safari.', 'Tap “Search Engine.”', `Tap ${brand.name}.`],
  },
  {
    id: 'android',
    name: 'Android',
    steps: ['In Chrome, tap the three dots, then Settings.', 'Tap “Search engine.”', `Tap ${brand.name}.`],
  },
] as const;
