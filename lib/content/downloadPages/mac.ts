import { brand } from '../brand';
import { minimumNames } from '../downloads/minimumVersions';

export const macNotices = {
  title: 'What you notice in the first week',
  items: [
    {
      id: 'fast',
      title: 'Pages stop twitching',
      text: 'With the trackers gone, there is less to fetch and less to jump about while you read. The shield in the address bar counts what was left out.',
    },
    {
      id: 'cookies',
      title: 'Nobody asks about cookies',
      text: 'Where a site lets us, we pick the most private answer for you, and the pop-up is gone before you reach for the mouse.',
    },
    {
      id: 'clear',
      title: 'One press, clean slate',
      text: 'The clear button closes tabs and wipes history and cookies. Sites you marked to keep stay signed in.',
    },
    {
      id: 'video',
      title: 'Video without the memory',
      text: 'Our player shows the film and keeps what you watched from turning into suggestions and ads.',
    },
  ],
} as const;

export const macInstall = {
  title: 'Three steps, one of them is waiting',
  steps: [
    {
      title: 'Open the file you downloaded',
      text: 'Teal.dmg is in your Downloads folder, at the right end of the Dock. A double click opens a small window.',
    },
    {
      title: 'Drag the app onto Applications',
      text: 'That copies it to your Mac. You can close the window and throw the file away afterwards.',
    },
    {
      title: 'Start it from Applications',
      text: 'The first time, macOS asks whether to open an app from the internet. It also tells you that Apple checked it for known malware.',
    },
  ],
  trouble: {
    title: 'Something in the way?',
    items: [
      {
        id: 'not-started',
        title: 'The download did not start',
        text: 'Press the button again. If nothing comes, your network may block files of this kind; try another connection.',
      },
      {
        id: 'no-permission',
        title: 'I may not install apps on this Mac',
        text: 'On a Mac that belongs to a school or a company, drag the app to your desktop instead of Applications and start it there, or add our extension to the browser you have.',
      },
      {
        id: 'default',
        title: 'How do I make it my default browser?',
        text: 'Open System Settings, choose Desktop & Dock, and pick it under “Default web browser”. The app offers to take you there.',
      },
    ],
  },
} as const;

export const macRequirements = {
  title: 'What it runs on',
  rows: [
    { term: 'System', text: `${minimumNames.macos} (10.15) or newer` },
    { term: 'Macs', text: 'Apple silicon and Intel, one file for both' },
    { term: 'Space', text: 'About 300 MB' },
    { term: 'Updates', text: 'By itself, when you quit the app' },
    { term: 'Account', text: 'None' },
  ],
} as const;

export const macQuestions = {
  title: 'Before you download',
  items: [
    {
      id: 'import',
      question: 'Can I bring my passwords and bookmarks?',
      answer: `Yes, from Safari, Chrome, Edge, Brave and Firefox. The app asks at the first start, and you find it later under Settings, Import. What you bring stays on your Mac.`,
    },
    {
      id: 'safari',
      question: 'What is different from Safari?',
      answer: `Safari restricts the cookies of trackers; the trackers themselves still load. We stop them before they load, answer cookie pop-ups, and search in private from the start. The comparison has the rest, including where Safari does as well.`,
    },
    {
      id: 'engine',
      question: 'Which engine does it use?',
      answer:
        'The one that comes with macOS, as Safari does. So pages look the way they do in Safari, and the app stays small.',
    },
    {
      id: 'extensions',
      question: 'Can I use extensions?',
      answer:
        'Not yet. Most people who ask want a content blocker and a password manager, and both are built in. Other password managers work with the app by their own programs.',
    },
    {
      id: 'phone',
      question: 'Will my phone and my Mac share things?',
      answer: `If you want it. ${brand.browser} syncs bookmarks and passwords by a code that you scan. There is no account, and we cannot read what is synced.`,
    },
  ],
} as const;

export const macClosing = {
  title: 'A minute from here',
  text: 'Download, drag, done. It leaves Safari where it is.',
} as const;
