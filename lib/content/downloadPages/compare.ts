import { brand } from '../brand';

export const compareWords = {
  caption: 'Protections by browser',
  topic: 'Protection',
  choose: 'Compare with',
  legend: 'How to read it',
  asOf: 'As of',
  noteMark: 'Note',
  method: {
    title: 'How we looked',
    items: [
      'Desktop browsers with the settings they come with, by what their makers publish about them.',
      'A protection counts as included when it is on without doing anything, and costs nothing.',
      'Limited means that it covers part of the matter, or that you must find a setting first.',
      'Browsers change. The date above the table says how old it is; tell us when a cell has been overtaken.',
    ],
    correct: 'Found a cell that is wrong? Write to us, whichever way it is wrong:',
  },
  strengths: {
    title: 'Where the others do well',
    text: 'A comparison made by one of the parties should say this too.',
    items: [
      { name: 'Safari', text: 'resists fingerprinting from the start and asks before apps track you.' },
      {
        name: 'Firefox',
        text: 'keeps each site’s cookies in a jar of its own, and runs nearly any extension.',
      },
      { name: 'Brave', text: 'blocks trackers and ads before they load, as we do.' },
      {
        name: 'Chrome and Edge',
        text: 'ship security fixes fast, and keep pages well apart from one another.',
      },
    ],
  },
  action: { title: `Try the first column`, text: `${brand.browser} is free, and moves your bookmarks over.` },
} as const;
