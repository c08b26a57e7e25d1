import { brand } from '../brand';

export const featureWords = {
  title: 'What happens while you do nothing',
  lead: 'All of it is on from the first start. Open a line to see what it does.',
} as const;

/** Three times a day-to-day matter, each with three protections. */
export const featureGroups = [
  {
    id: 'asking',
    icon: 'search',
    title: 'When you ask',
    items: [
      {
        title: 'No search history',
        text: 'The words of a search are never written down together with anything that leads to you.',
      },
      {
        title: 'Results without a bubble',
        text: 'What you clicked last week changes nothing about what you are shown today.',
      },
      {
        title: 'Shortcuts to other sites',
        text: 'Begin with !w or !a and the search goes straight to an encyclopaedia or a shop.',
      },
    ],
  },
  {
    id: 'browsing',
    icon: 'globe',
    title: 'When you browse',
    items: [
      {
        title: 'Hidden trackers',
        text: 'Scripts that tell other companies about your visit are blocked before they run.',
      },
      {
        title: 'Links with a tail',
        text: 'The part of a link that says who clicked it is cut off before the page opens.',
      },
      {
        title: 'Encrypted where it can be',
        text: 'Where a site has a secure form, that is the one you get, whatever the link said.',
      },
    ],
  },
  {
    id: 'beyond',
    icon: 'lock',
    title: 'When you look away',
    items: [
      {
        title: 'Trackers in other apps',
        text: 'On Android, the browser stops trackers in the apps beside it, round the clock.',
      },
      {
        title: 'Your data at brokers',
        text: `In the United States, ${brand.subscription} has your name and address taken off sites that sell them.`,
      },
      {
        title: 'The network you are on',
        text: 'The VPN hides what you open from the coffee shop, the hotel and your provider.',
      },
    ],
  },
] as const;
