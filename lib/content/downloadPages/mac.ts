import { brand } from '../brand';
import { minimumNames } from '../downloads/minimumNames';

export const macNotices = {
  title: 'What you’ll notice in the first week',
  items: [
    {
      id: 'fast',
      title: 'Pages load faster',
      text: 'Without trackers, there’s less to load, and less moves around while you read. The shield in the address bar shows how many were blocked.',
    },
    {
      id: 'cookies',
      title: 'Fewer cookie pop-ups',
      text: 'Where a site lets us, we choose the most private option for you and close the pop-up before you reach for the mouse.',
    },
    {
      id: 'clear',
      title: 'Your data clears in one click',
      text: 'The clear button closes tabs and deletes history and cookies. Sites you choose to keep stay signed in.',
    },
    {
      id: 'video',
      title: 'Private video',
      text: 'Our player shows the video and keeps what you watch from shaping your recommendations and ads.',
    },
  ],
} as const;

export const macInstall = {
  title: 'Install it in three steps',
  steps: [
    {
      title: 'Open the file you downloaded',
      text: 'Teal.dmg is in your Downloads folder, at the right end of the Dock. Double-click it to open a small window.',
    },
    {
      title: 'Drag the app to Applications',
      text: 'This copies the app to your Mac. Afterward, you can close the window and delete the file.',
    },
    {
      title: 'Start it from Applications',
      text: 'The first time, macOS asks whether you want to open an app from the internet. It also tells you that Apple checked it for malware.',
    },
  ],
  trouble: {
    title: 'Having trouble?',
    items: [
      {
        id: 'not-started',
        title: 'The download didn’t start',
        text: 'Click the button again. If nothing happens, your network may block this kind of file. Try another connection.',
      },
      {
        id: 'no-permission',
        title: 'I’m not allowed to install apps on this Mac',
        text: 'On a Mac managed by a school or company, drag the app to your desktop instead of Applications and open it there, or add our extension to the browser you have.',
      },
      {
        id: 'default',
        title: 'How do I make it my default browser?',
        text: 'Open System Settings, select Desktop & Dock, and choose our browser under “Default web browser.” The app offers to take you there.',
      },
    ],
  },
} as const;

export const macRequirements = {
  title: 'System requirements',
  rows: [
    { term: 'System', text: `${minimumNames.macos} (10.15) or newer` },
    { term: 'Macs', text: 'Apple silicon and Intel, with one file for both' },
    { term: 'Space', text: 'About 300 MB' },
    { term: 'Updates', text: 'Automatic, when you quit the app' },
    { term: 'Account', text: 'Not needed' },
  ],
} as const;

export const macQuestions = {
  title: 'Questions about the Mac app',
  items: [
    {
      id: 'import',
      question: 'Can I import my passwords and bookmarks?',
      answer: `Yes, from Safari, Chrome, Edge, Brave, and Firefox. The app offers this the first time you open it, and you can do it later under Settings, Import. Everything you import stays on your Mac.`,
    },
    {
      id: 'safari',
      question: 'How is it different from Safari?',
      answer: `Safari restricts trackers’ cookies, but the trackers themselves still load. We block them before they load, handle cookie pop-ups, and make search private by default. See the comparison for the rest, including what Safari does just as well.`,
    },
    {
      id: 'engine',
      question: 'Which browser engine does it use?',
      answer:
        'The one that comes with macOS, the same as Safari. Pages look the way they do in Safari, and the app stays small.',
    },
    {
      id: 'extensions',
      question: 'Can I use extensions?',
      answer:
        'Not yet. Most people who ask want a content blocker or a password manager, and both are built in. Other password managers work with our browser through their own apps.',
    },
    {
      id: 'phone',
      question: 'Does it sync with my phone?',
      answer: `If you want it to. ${brand.browser} syncs bookmarks and passwords with a code that you scan. There’s no account, and we can’t read what you sync.`,
    },
  ],
} as const;

export const macClosing = {
  title: `Get ${brand.browser} for Mac`,
  text: 'It takes about a minute to install, and you can keep Safari.',
} as const;
