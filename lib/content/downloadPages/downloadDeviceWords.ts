import { minimumNames } from '../downloads/minimumNames';
import type { DeviceGroupId, DeviceId, DownloadWay } from './devices';

export const deviceGroupWords = {
  computers: { title: 'Computers', note: 'The full browser.' },
  phones: { title: 'Phones and tablets', note: 'The same browser, designed for small screens.' },
  extensions: {
    title: 'Browser extensions',
    note: 'The extension adds private search and tracker blocking to the browser you have, including on Linux and ChromeOS.',
  },
} as const satisfies Record<DeviceGroupId, { title: string; note: string }>;

export const deviceWords = {
  mac: { name: 'Mac', needs: `${minimumNames.macos} or newer` },
  windows: { name: 'Windows', needs: `${minimumNames.windows} or newer` },
  windowsPreview: { name: 'Windows preview', needs: 'Installs alongside the regular app' },
  ios: { name: 'iPhone and iPad', needs: `${minimumNames.ios} or newer` },
  android: { name: 'Android', needs: `${minimumNames.android} or newer` },
  chrome: { name: 'Chrome and Chromium browsers', needs: `${minimumNames.chrome} or newer` },
  firefox: { name: 'Firefox', needs: `${minimumNames.firefox} or newer` },
  edge: { name: 'Edge', needs: `${minimumNames.edge} or newer` },
  opera: { name: 'Opera', needs: `${minimumNames.opera} or newer` },
  safari: { name: 'Safari on a Mac', needs: `${minimumNames.macos} or newer` },
} as const satisfies Record<DeviceId, { name: string; needs: string }>;

/** The links beside a device; stores go by the name they have in the reader’s country. */
export const downloadWayWords = {
  diskImage: 'Disk image',
  installer: 'Installer',
  howToInstall: 'How to install',
  aboutPreview: 'About the preview',
  apkFile: 'APK file',
  microsoftStore: 'Microsoft Store',
  appStore: 'App Store',
  macAppStore: 'Mac App Store',
  googlePlay: 'Google Play',
  fDroid: 'F-Droid',
  chromeWebStore: 'Chrome Web Store',
  firefoxAddOns: 'Firefox Add-ons',
  edgeAddOns: 'Edge Add-ons',
  operaAddOns: 'Opera Add-ons',
} as const satisfies Record<DownloadWay, string>;

export const fileHelp = {
  title: 'What to do with the file',
  lead: 'It depends on the file extension.',
  files: [
    {
      ending: '.dmg',
      text: 'For Mac. Open it, drag the app to Applications, and start it from there.',
      link: { label: 'Mac, step by step', href: '/mac#install' },
    },
    {
      ending: '.exe',
      text: 'For Windows. Open it and select Yes when Windows asks. The installer does the rest.',
      link: { label: 'Windows, step by step', href: '/windows#install' },
    },
    {
      ending: '.apk',
      text: 'For Android, without an app store. Open it on your phone and allow your file app to install it. You’ll need to update the app yourself.',
      link: null,
    },
  ],
} as const;

export const unsupportedWords = {
  optionsTitle: 'What you can do',
  options: [
    {
      id: 'search',
      title: 'Search privately without an app',
      text: 'Private search works in any browser on any system, even without JavaScript.',
    },
    {
      id: 'extension',
      title: 'Add the extension',
      text: `If you have ${minimumNames.firefox}, ${minimumNames.chrome}, or newer, the extension runs on systems that are too old for the app.`,
    },
    {
      id: 'update',
      title: 'Check for a system update',
      text: 'Many devices can be updated to a newer version. The oldest versions our app supports are listed below.',
    },
    {
      id: 'elsewhere',
      title: 'Use another device',
      text: 'Any phone or tablet from the last few years will work. See all downloads.',
    },
  ],
  links: {
    search: 'Start a private search',
    extension: 'See the extension stores',
    elsewhere: 'All downloads',
  },
  minimum: {
    title: 'The oldest systems we support',
    rows: [
      { term: 'Mac', text: `${minimumNames.macos} (10.15)` },
      { term: 'Windows', text: minimumNames.windows },
      { term: 'iPhone and iPad', text: minimumNames.ios },
      { term: 'Android', text: minimumNames.android },
    ],
    note: 'Older systems no longer get security updates from their makers, and a browser is only as safe as the system it runs on.',
  },
  mistaken: {
    title: 'Did we get your device wrong?',
    items: [
      {
        id: 'another-name',
        title: 'My system is newer than you say',
        text: 'Some browsers report a different system, and some people set theirs to. You can still choose any download from the page of all downloads.',
      },
      {
        id: 'try-anyway',
        title: 'Can I try it anyway?',
        text: 'Yes. App stores won’t install an app that can’t run, and our installers stop before they change anything.',
      },
    ],
  },
} as const;
