import { brand } from '../brand';
import { minimumNames } from '../downloads/minimumNames';

export const windowsChanges = {
  title: 'The same page, before and after',
  lead: 'You still get everything you came for. Here’s what goes away.',
  before: 'In most browsers',
  after: `In ${brand.browser}`,
  rows: [
    {
      before: 'A news site loads scripts from dozens of other companies.',
      after: 'The site loads without them, and the shield lists what was blocked.',
    },
    {
      before: 'A cookie pop-up covers the first paragraph.',
      after: 'It’s answered before you see it, with the most private option available.',
    },
    {
      before: 'The shoes you looked at once follow you around for two weeks.',
      after: 'The ad networks never saw you look at them.',
    },
    {
      before: 'Clearing your data takes a menu, a list, and three checkboxes.',
      after: 'One button clears your tabs and your history.',
    },
  ],
} as const;

/** The way in that the installer is to replace; shown beside it except in the experiment `windowsinstaller`. */
export const olderPackage = {
  text: 'Does your network block installers?',
  label: 'Download the Windows app package',
} as const;

export const windowsInstall = {
  title: 'How to install it',
  lead: 'Keep this page open while you install. There are four short steps.',
  steps: [
    {
      title: 'Open the installer',
      text: 'TealInstaller.exe is in your Downloads folder. Most browsers also show it in the top-right corner.',
    },
    {
      title: 'Confirm the publisher',
      text: `Windows asks whether to run it and names ${brand.legalName} as the publisher. If you see any other name, stop and let us know.`,
    },
    {
      title: 'Wait a minute',
      text: 'The installer downloads the newest version and opens it. You don’t need an administrator password.',
    },
    {
      title: 'Import your bookmarks and passwords',
      text: 'Select your old browser, and your bookmarks and passwords move over. You can skip this step and do it later.',
    },
  ],
  store: {
    title: 'Do you prefer the Microsoft Store?',
    text: 'It’s the same app. The store keeps it up to date, and some companies only allow apps from there.',
    label: 'Open the Microsoft Store',
  },
} as const;

export const windowsTrouble = {
  title: 'If the installation stops',
  items: [
    {
      id: 'smart-screen',
      title: 'Windows says it protected my PC',
      text: 'Windows shows this message for new files. Click “More info,” check that we’re the publisher, and click “Run anyway.”',
    },
    {
      id: 'not-started',
      title: 'The download didn’t start',
      text: 'Click the button again. If your network blocks installers, use the Microsoft Store instead.',
    },
    {
      id: 's-mode',
      title: 'My PC is in S mode',
      text: 'In S mode, Windows only installs apps from the Microsoft Store. You can get the full app there.',
    },
    {
      id: 'default',
      title: 'How do I make it my default browser?',
      text: 'Open Settings, select Apps, then Default apps, choose our browser, and click “Set default.”',
    },
  ],
} as const;

export const windowsRequirements = {
  title: 'System requirements',
  rows: [
    { term: 'System', text: `${minimumNames.windows} or newer, Windows 11` },
    { term: 'Processor', text: '64-bit Intel, AMD, or Arm' },
    { term: 'Space', text: 'About 400 MB' },
    { term: 'Permissions', text: 'A standard user account' },
  ],
} as const;

export const windowsQuestions = {
  title: 'Questions about the Windows app',
  items: [
    {
      id: 'edge',
      question: 'Do I have to remove Edge?',
      answer:
        'No. You can keep both, and Windows keeps Edge in any case. You choose which one opens your links.',
    },
    {
      id: 'engine',
      question: 'Is it another copy of Chrome?',
      answer:
        'No, but it displays pages with the engine that Windows provides, so sites work as they do in Edge and Chrome. It leaves out the parts that report to Google or Microsoft, and adds protections of our own.',
    },
    {
      id: 'antivirus',
      question: 'Does it replace antivirus software?',
      answer:
        'No. It warns you about known malicious sites and blocks trackers. It doesn’t scan the files on your computer.',
    },
    {
      id: 'remove',
      question: 'How do I uninstall it?',
      answer:
        'Open Settings, Apps, Installed apps, and select Uninstall, as with any app. That removes its data, too, and we don’t email you to ask why.',
    },
  ],
} as const;

export const previewWords = {
  inside: {
    title: 'What’s in the preview now',
    items: [
      { title: 'Two pages side by side', text: 'One window, two pages, and a divider that you can move.' },
      {
        title: 'A new start page',
        text: 'Search, bookmarks, and today’s blocked trackers, in whatever order suits you.',
      },
      { title: 'Faster startup', text: 'The first window opens while the rest is still loading.' },
    ],
  },
  expect: {
    title: 'What to expect',
    items: [
      'New versions about once a week, installed when you close the app.',
      'Some things that don’t work yet. Keep another browser for your bank.',
      'Its own settings, bookmarks, and passwords, separate from the regular app.',
      'The same privacy. The preview reports no more about you than the regular app.',
    ],
  },
  survey: {
    text: 'Have you used it for a while?',
    label: 'Tell us how it’s going',
    href: '/windows-user-survey',
  },
  stable: {
    text: 'Would you rather wait until it’s finished?',
    label: 'Get the regular app',
    href: '/windows',
  },
} as const;

export const windowsClosing = {
  title: `Get ${brand.browser} for Windows`,
  text: 'It installs in about a minute, and you don’t need an account.',
} as const;
