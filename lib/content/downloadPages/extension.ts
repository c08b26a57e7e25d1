import { brand } from '../brand';
import { figures, shortCount } from '../figures';

export const extensionWords = {
  toMobile: 'Get it on your phone',
  toChanges: 'See what changed',
  changes: {
    title: 'What is different now',
    items: [
      {
        id: 'search',
        name: 'Private search',
        title: 'The address bar keeps quiet',
        text: `What you type there goes to ${brand.search}. Your browser may ask whether you meant that; you did.`,
      },
      {
        id: 'trackers',
        name: 'Protection on sites',
        title: 'Trackers are stopped before they load',
        text: 'Press the teal in the bar on any page to see which companies wanted to come along.',
      },
      {
        id: 'connect',
        name: 'Encryption',
        title: 'Sites open on a closed line',
        text: 'Where a site has a secure form, you get that one, even from an old link.',
      },
      {
        id: 'email',
        name: 'E-mail protection',
        title: 'A spare address in every form',
        text: 'Click into an e-mail field and the extension offers a forwarding address. Trackers in the mail are removed on the way.',
      },
    ],
  },
  next: {
    title: 'Three small things, if you like',
    lead: 'None of them is needed.',
    steps: [
      {
        title: 'Pin the teal to the bar',
        text: 'Press the puzzle piece next to the address, then the pin beside our name. The shield is then always in sight.',
      },
      {
        title: 'Open a page you know well',
        text: 'The number on the teal is how many trackers were stopped there. On news pages it is rarely small.',
      },
      {
        title: 'Let it work in private windows',
        text: 'Browsers keep extensions out of those at first. The switch is on the page of the extension, under “Details”.',
      },
    ],
  },
  company: {
    title: 'You are not the only one',
    lead: 'All of us together. Nobody is counted one by one.',
  },
  mobile: {
    title: 'Your phone is still being followed',
    text: 'Extensions live on computers. The app does the same on a phone or tablet, and one thing more: a button that clears everything.',
    ratings: `${figures.ios.rating} on the App Store (${shortCount(figures.ios.reviews)}), ${figures.android.rating} on Google Play (${shortCount(figures.android.reviews)}).`,
    apple: 'App Store',
    google: 'Google Play',
  },
  questions: {
    title: 'Now that it is here',
    items: [
      {
        id: 'broken',
        question: 'A site looks odd. What now?',
        answer:
          'Press the teal and switch protection off for that site. It loads again without it, and you may tell us which part was broken. Nothing about you goes along.',
      },
      {
        id: 'other-blocker',
        question: 'I have another blocker. Do they get along?',
        answer:
          'Mostly. Two blockers stop many things twice and nothing worse happens. If a page fails, try it with one of them off.',
      },
      {
        id: 'permissions',
        question: 'Why may it read data on all websites?',
        answer:
          'To stop a request, it has to see the request. That happens in your browser; what you visit is not sent to us.',
      },
      {
        id: 'search-back',
        question: 'How do I get my old search engine back?',
        answer:
          'In the settings of your browser, under “Search engine”. The protections go on working with any of them.',
      },
      {
        id: 'pop-ups',
        question: 'Why is the cookie pop-up gone?',
        answer:
          'It was answered for you, as privately as the site allows. Where a site offers no refusal, its pop-up stays.',
      },
      {
        id: 'account',
        question: 'Do I have to sign in somewhere?',
        answer: 'No. There is no account, neither for the extension nor for the search.',
      },
      {
        id: 'pays',
        question: 'It is free. What does it sell?',
        answer: `Not you. ${brand.name} earns with ads that fit the words of one search, and with a subscription you may ignore.`,
      },
      {
        id: 'devices',
        question: 'Is it on my other computer now?',
        answer:
          'Only if that browser copies its extensions. Otherwise add it there the same way; it takes a minute.',
      },
      {
        id: 'browser',
        question: 'Extension or whole browser: which is better?',
        answer:
          'The browser can do more, because nothing stands between it and the page. The extension is for those who like the browser they have.',
      },
      {
        id: 'remove',
        question: 'And if I want it gone?',
        answer:
          'Press the puzzle piece, then the three dots beside our name, then “Remove”. It leaves nothing behind.',
      },
    ],
  },
} as const;
