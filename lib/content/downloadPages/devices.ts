import type { DownloadTarget } from '../downloads/downloads';
import { extensionStores } from '../downloads/extensionStores';
import { minimumNames } from '../downloads/minimumVersions';
import { stores } from '../subscription/stores';

type Destination = { target: DownloadTarget } | { page: string };
type DeviceRow = { name: string; needs: string; links: readonly { label: string; to: Destination }[] };
export type DeviceGroup = { id: string; title: string; note: string; rows: readonly DeviceRow[] };

/** Every way to install us, by kind of device. */
export const deviceGroups: readonly DeviceGroup[] = [
  {
    id: 'computers',
    title: 'Computers',
    note: 'The full browser.',
    rows: [
      {
        name: 'Mac',
        needs: `${minimumNames.macos} or newer`,
        links: [
          { label: 'Disk image', to: { target: 'mac' } },
          { label: 'How to install', to: { page: '/mac#install' } },
        ],
      },
      {
        name: 'Windows',
        needs: `${minimumNames.windows} or newer`,
        links: [
          { label: 'Installer', to: { target: 'windows' } },
          { label: 'Microsoft Store', to: { target: 'windowsStore' } },
          { label: 'How to install', to: { page: '/windows#install' } },
        ],
      },
      {
        name: 'Windows preview',
        needs: 'Beside the ordinary app',
        links: [{ label: 'About the preview', to: { page: '/windows-preview' } }],
      },
    ],
  },
  {
    id: 'phones',
    title: 'Phones and tablets',
    note: 'The same browser, made for one hand.',
    rows: [
      {
        name: 'iPhone and iPad',
        needs: `${minimumNames.ios} or newer`,
        links: [{ label: 'App Store', to: { target: 'ios' } }],
      },
      {
        name: 'Android',
        needs: `${minimumNames.android} or newer`,
        links: [
          { label: 'Google Play', to: { target: 'android' } },
          { label: 'F-Droid', to: { page: stores.freeStore } },
          { label: 'APK file', to: { target: 'androidPackage' } },
        ],
      },
    ],
  },
  {
    id: 'extensions',
    title: 'The browser you have',
    note: 'The extension blocks trackers and searches in private, also on Linux and ChromeOS.',
    rows: [
      {
        name: 'Chrome and relatives',
        needs: `${minimumNames.chrome} or newer`,
        links: [{ label: 'Chrome Web Store', to: { page: extensionStores.chrome } }],
      },
      {
        name: 'Firefox',
        needs: `${minimumNames.firefox} or newer`,
        links: [{ label: 'Firefox Add-ons', to: { page: extensionStores.firefox } }],
      },
      {
        name: 'Edge',
        needs: `${minimumNames.edge} or newer`,
        links: [{ label: 'Edge Add-ons', to: { page: extensionStores.edge } }],
      },
      {
        name: 'Opera',
        needs: `${minimumNames.opera} or newer`,
        links: [{ label: 'Opera Add-ons', to: { page: extensionStores.opera } }],
      },
      {
        name: 'Safari on a Mac',
        needs: `${minimumNames.macos} or newer`,
        links: [{ label: 'Mac App Store', to: { target: 'macStore' } }],
      },
    ],
  },
];

export const fileHelp = {
  title: 'You have the file. Now what?',
  lead: 'By its ending you know what to do.',
  files: [
    {
      ending: '.dmg',
      text: 'For a Mac. Open it, drag the app onto Applications, start it from there.',
      link: { label: 'Mac, step by step', href: '/mac#install' },
    },
    {
      ending: '.exe',
      text: 'For Windows. Open it and agree when Windows asks. It does the rest.',
      link: { label: 'Windows, step by step', href: '/windows#install' },
    },
    {
      ending: '.apk',
      text: 'For Android, without a store. Open it on the phone and allow your file app to install it. You update it yourself.',
      link: null,
    },
  ],
} as const;

export const unsupportedWords = {
  optionsTitle: 'Four ways on',
  options: [
    {
      id: 'search',
      title: 'Search in private, as you are',
      text: 'Private search needs no app and no new system. It works in any browser, also without JavaScript.',
    },
    {
      id: 'extension',
      title: 'Add the extension',
      text: `If your browser is ${minimumNames.firefox}, ${minimumNames.chrome} or newer, the extension runs on systems that the app does not.`,
    },
    {
      id: 'update',
      title: 'See whether an update waits',
      text: 'Many devices take one more version of their system. The oldest that our app runs on stand below.',
    },
    {
      id: 'elsewhere',
      title: 'Use another device',
      text: 'A phone or tablet of the last years will do. Here are all downloads.',
    },
  ],
  links: {
    search: 'Start a private search',
    extension: 'See the extension stores',
    elsewhere: 'All downloads',
  },
  minimum: {
    title: 'The oldest systems our app runs on',
    rows: [
      { term: 'Mac', text: `${minimumNames.macos} (10.15)` },
      { term: 'Windows', text: minimumNames.windows },
      { term: 'iPhone and iPad', text: minimumNames.ios },
      { term: 'Android', text: minimumNames.android },
    ],
    note: 'Older systems no longer get security updates from their makers, and a browser is only as safe as what it stands on.',
  },
  mistaken: {
    title: 'Wrong about your device?',
    items: [
      {
        id: 'another-name',
        title: 'My system is newer than you say',
        text: 'Browsers sometimes give their system another name, and some people tell theirs to. Nothing is locked: take any download you like from the page of all downloads.',
      },
      {
        id: 'try-anyway',
        title: 'May I try it all the same?',
        text: 'Yes. The stores refuse an app that cannot run, and an installer stops before it changes anything.',
      },
    ],
  },
} as const;
