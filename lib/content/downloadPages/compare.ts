import { brand } from '../brand';

export const compareWords = {
  caption: 'Protections by browser',
  topic: 'Protection',
  choose: 'Compare with',
  legend: 'Key',
  asOf: 'Last checked in',
  noteMark: 'Note',
  counts: {
    caption: (total: number) =>
      `How many of the ${total} protections in the table each browser includes by default. Outlined blocks are limited or cost extra.`,
    inWords: (included: number, partial: number) =>
      `${included} included, ${partial} limited or at extra cost`,
  },
  method: {
    title: 'How we compare',
    items: [
      'We compare desktop browsers with their default settings, based on what their makers publish.',
      'A protection is included when it’s on by default and costs nothing.',
      'Limited means that it covers only part of the problem or that you have to change a setting.',
      'Browsers change. The date above the table tells you how recent it is. If something is out of date, let us know.',
    ],
    correct: 'Did you find a mistake, in our favor or against us? Email us:',
  },
  strengths: {
    title: 'Where the others do well',
    text: 'It’s only fair to say this, too, since we made this comparison ourselves.',
    items: [
      { name: 'Safari', text: 'resists fingerprinting by default and asks before apps track you.' },
      {
        name: 'Firefox',
        text: 'keeps each site’s cookies separate and runs almost any extension.',
      },
      { name: 'Brave', text: 'blocks trackers and ads before they load, as we do.' },
      {
        name: 'Chrome and Edge',
        text: 'ship security fixes fast and isolate pages well from each other.',
      },
    ],
  },
  action: { title: `Try ${brand.browser}`, text: `It’s free, and it imports your bookmarks.` },
} as const;
