import { brand } from '../brand';
import { figures, shortCount } from '../figures';

export const extensionWords = {
  toMobile: 'Get it on your phone',
  toChanges: 'See what changed',
  changes: {
    title: 'What’s different now',
    items: [
      {
        id: 'search',
        name: 'Private search',
        title: 'Your searches are private',
        text: `What you type in the address bar now goes to ${brand.search}. Your browser may ask whether you meant to change it. Confirm that you did.`,
      },
      {
        id: 'trackers',
        name: 'Protection on sites',
        title: 'Trackers are blocked before they load',
        text: 'On any page, select the duck in the toolbar to see which companies tried to follow you.',
      },
      {
        id: 'connect',
        name: 'Encryption',
        title: 'Connections are encrypted',
        text: 'If a site has a secure version, you get that one, even from an old link.',
      },
      {
        id: 'email',
        name: 'Email protection',
        title: 'Private addresses for forms',
        text: 'Click an email field, and the extension offers a forwarding address. It removes trackers from email on the way to you.',
      },
    ],
  },
  next: {
    title: 'Three optional steps',
    lead: 'The extension works without them.',
    steps: [
      {
        title: 'Pin the duck to your toolbar',
        text: 'Click the puzzle piece next to the address bar, then the pin next to our name. That keeps the duck in view.',
      },
      {
        title: 'Open a page you know well',
        text: 'The number on the duck shows how many trackers were blocked. On news sites, it’s rarely small.',
      },
      {
        title: 'Turn it on for private windows',
        text: 'Browsers turn extensions off in private windows at first. To change that, open the extension’s page and look under “Details.”',
      },
    ],
  },
  company: {
    title: 'You’re in good company',
    lead: 'Totals only. We don’t count individual people.',
  },
  mobile: {
    title: 'Protect your phone, too',
    text: 'Extensions only work on computers. Our app does the same on your phone or tablet, and it adds a button that clears your data.',
    ratings: `${figures.ios.rating} on the App Store (${shortCount(figures.ios.reviews)}), ${figures.android.rating} on Google Play (${shortCount(figures.android.reviews)}).`,
    apple: 'App Store',
    google: 'Google Play',
  },
  questions: {
    title: 'Questions about the extension',
    items: [
      {
        id: 'broken',
        question: 'A site looks broken. What can I do?',
        answer:
          'Click the duck and turn protection off for that site. The page reloads without it, and you can tell us what was broken. The report contains nothing about you.',
      },
      {
        id: 'other-blocker',
        question: 'I already have a blocker. Do they work together?',
        answer:
          'Mostly. Two blockers stop many things twice, which does no harm. If a page doesn’t work, try turning one of them off.',
      },
      {
        id: 'permissions',
        question: 'Why does it need to read data on all websites?',
        answer:
          'To block a request, it has to see the request. That happens in your browser. The sites you visit are not sent to us.',
      },
      {
        id: 'search-back',
        question: 'How do I get my old search engine back?',
        answer:
          'In your browser’s settings, under “Search engine.” The other protections keep working with any search engine.',
      },
      {
        id: 'pop-ups',
        question: 'Why is the cookie pop-up gone?',
        answer:
          'We answered it for you with the most private option the site allows. If a site has no way to decline, its pop-up stays.',
      },
      {
        id: 'account',
        question: 'Do I need an account?',
        answer: 'No. There’s no account for the extension or for search.',
      },
      {
        id: 'pays',
        question: 'If it’s free, how do you make money?',
        answer: `${brand.name} makes money from ads that match the words of one search, and from an optional subscription. We don’t sell your data.`,
      },
      {
        id: 'devices',
        question: 'Is it on my other computer now, too?',
        answer:
          'Only if your browser syncs extensions. If not, add it there the same way. It takes a minute.',
      },
      {
        id: 'browser',
        question: 'Should I use the extension or the browser?',
        answer:
          'The browser can do more, because it has full control over how pages load. The extension is for people who want to keep the browser they have.',
      },
      {
        id: 'remove',
        question: 'How do I remove it?',
        answer:
          'Click the puzzle piece, then the three dots next to our name, then “Remove.” It leaves nothing behind.',
      },
    ],
  },
} as const;
