import { brand } from '../brand';
import { minimumNames } from '../downloads/minimumVersions';

export const windowsChanges = {
  title: 'The same page, before and after',
  lead: 'Nothing you came for is missing. This is what goes.',
  before: 'In an ordinary browser',
  after: `In ${brand.browser}`,
  rows: [
    {
      before: 'A news page calls in dozens of other companies.',
      after: 'The page comes alone. The shield lists who was turned away.',
    },
    {
      before: 'A pop-up about cookies covers the first paragraph.',
      after: 'It was answered, as privately as the site allows, before you saw it.',
    },
    {
      before: 'The shoes you looked at once follow you for a fortnight.',
      after: 'Nobody carried the shoes along, so no ad knows about them.',
    },
    {
      before: 'Clearing your traces takes a menu, a list and three ticks.',
      after: 'One button, and the tabs are gone with the history.',
    },
  ],
} as const;

/** The way in that the installer is to replace; shown beside it except in the experiment `windowsinstaller`. */
export const olderPackage = {
  text: 'On a network that blocks programs?',
  label: 'Take the package that Windows installs',
} as const;

export const windowsInstall = {
  title: 'From file to first tab',
  lead: 'Keep this open while you install; it is four short steps.',
  steps: [
    {
      title: 'Open the installer',
      text: 'TealInstaller.exe is in your Downloads folder. Most browsers also show it at the top right.',
    },
    {
      title: 'Let Windows check it',
      text: `Windows asks whether to run it and names ${brand.legalName} as the publisher. If it names anyone else, stop and tell us.`,
    },
    {
      title: 'Wait a minute',
      text: 'The installer fetches the newest version and opens it. You need no administrator’s password.',
    },
    {
      title: 'Bring your things',
      text: 'Choose the browser you come from, and bookmarks and passwords move over. You can skip this and do it later.',
    },
  ],
  store: {
    title: 'Rather from the Microsoft Store?',
    text: 'It is the same app. The store keeps it up to date, and some companies allow nothing else.',
    label: 'Open the Microsoft Store',
  },
} as const;

export const windowsTrouble = {
  title: 'If it stops half-way',
  items: [
    {
      id: 'smart-screen',
      title: 'Windows says it protected my PC',
      text: 'That note comes up for new files. Press “More info”, look that the publisher is ours, and press “Run anyway”.',
    },
    {
      id: 'not-started',
      title: 'The download did not start',
      text: 'Press the button again. If your network blocks programs, the Microsoft Store is the other way in.',
    },
    {
      id: 's-mode',
      title: 'My PC is in S mode',
      text: 'Windows in S mode installs apps from the Microsoft Store alone. The app is there, with nothing left out.',
    },
    {
      id: 'default',
      title: 'How do I make it my default browser?',
      text: 'Open Settings, choose Apps, then Default apps, pick our browser and press “Set default”.',
    },
  ],
} as const;

export const windowsRequirements = {
  title: 'What it runs on',
  rows: [
    { term: 'System', text: `${minimumNames.windows} or newer, Windows 11` },
    { term: 'Processor', text: '64-bit, Intel, AMD or Arm' },
    { term: 'Space', text: 'About 400 MB' },
    { term: 'Rights', text: 'An ordinary user account' },
  ],
} as const;

export const windowsQuestions = {
  title: 'Asked about Windows',
  items: [
    {
      id: 'edge',
      question: 'Do I have to remove Edge?',
      answer: 'No. Both can stay, and Windows keeps Edge in any case. You choose which one opens your links.',
    },
    {
      id: 'engine',
      question: 'Is it one more copy of Chrome?',
      answer:
        'It draws pages with the engine that Windows provides, so sites work as they do in Edge and Chrome. The parts that report to Google or Microsoft are not in it; the protections are ours.',
    },
    {
      id: 'antivirus',
      question: 'Does it replace an antivirus program?',
      answer:
        'No. It warns of known malicious sites and stops trackers. It does not scan the files on your computer.',
    },
    {
      id: 'remove',
      question: 'How do I get rid of it?',
      answer:
        'Like any app: Settings, Apps, Installed apps, Uninstall. It takes its data along, and no e-mail asks you why.',
    },
  ],
} as const;

export const previewWords = {
  inside: {
    title: 'In the preview now',
    items: [
      { title: 'Tabs on the side', text: 'A column of tabs for wide screens, with groups that fold.' },
      {
        title: 'A new start page',
        text: 'Search, favourites and what was stopped today, in whatever order suits you.',
      },
      { title: 'Faster first window', text: 'The first window opens while the rest is still loading.' },
    ],
  },
  expect: {
    title: 'What to expect',
    items: [
      'New versions about once a week, installed when you close the app.',
      'Things that break. Keep another browser for your bank.',
      'Its own settings, bookmarks and passwords, apart from the ordinary app.',
      'The same privacy. A preview reports no more about you than the finished app.',
    ],
  },
  survey: { text: 'Used it for a while?', label: 'Tell us how it goes', href: '/windows-user-survey' },
  stable: { text: 'Rather wait until it is finished?', label: 'Get the ordinary app', href: '/windows' },
} as const;

export const windowsClosing = {
  title: 'Draw the curtains',
  text: 'One file, one minute, no account.',
} as const;
