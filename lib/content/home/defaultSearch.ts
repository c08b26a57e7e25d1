import { brand } from '../brand';
import { startHost } from '../site/hosts';

export const defaultSearchWords = {
  title: `Make ${brand.name} your search engine`,
  lead: 'Choose your browser. It takes about four clicks.',
  address: `If it is not in the list of your browser, add this address: ${brand.searchUrl}?q=%s`,
  start: `Or open ${startHost} whenever a new window opens.`,
  close: 'Close',
} as const;

/** The steps in each browser, by its name in lib/device; on phones and tablets by the name of the system. */
export const defaultSearchSteps = [
  {
    id: 'chrome',
    name: 'Chrome',
    steps: [
      'Open the menu at the top right, then Settings.',
      'Choose “Search engine”.',
      `Choose ${brand.name} and confirm.`,
    ],
  },
  {
    id: 'edge',
    name: 'Edge',
    steps: [
      'Open the menu at the top right, then Settings.',
      'Choose “Privacy, search and services”, then “Address bar and search”.',
      `Choose ${brand.name} for the address bar.`,
    ],
  },
  {
    id: 'firefox',
    name: 'Firefox',
    steps: [
      'Open the menu at the top right, then Settings.',
      'Choose “Search”.',
      `Choose ${brand.name} under “Default search engine”.`,
    ],
  },
  {
    id: 'safari',
    name: 'Safari',
    steps: [
      'Open the Safari menu, then Settings.',
      'Choose the “Search” tab.',
      `Choose ${brand.name} as the search engine.`,
    ],
  },
  {
    id: 'ios',
    name: 'iPhone and iPad',
    steps: [
      'Open the Settings app, then Apps, then Safari.',
      'Touch “Search Engine”.',
      `Choose ${brand.name}.`,
    ],
  },
  {
    id: 'android',
    name: 'Android',
    steps: [
      'In Chrome, touch the three dots, then Settings.',
      'Touch “Search engine”.',
      `Choose ${brand.name}.`,
    ],
  },
] as const;
