import { brand } from '../brand';

export const homeFeatureWords = {
  title: 'How we protect you',
  lead: 'Select a protection to see what it does.',
} as const;

/** Three times a day-to-day matter, each with three protections. */
export const featureGroups = [
  {
    id: 'asking',
    icon: 'search',
    title: 'When you search',
    items: [
      {
        title: 'No search history',
        text: 'We never store your search terms with anything that leads to you.',
      },
      {
        title: 'No filter bubble',
        text: 'What you clicked last week doesn’t change what you see today.',
      },
      {
        title: 'Shortcuts to other sites',
        text: 'Start with !w or !a to go straight to an encyclopedia or a store.',
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
        title: 'Tracking codes in links',
        text: 'The part of a link that says who clicked it is removed before the page opens.',
      },
      {
        title: 'Encrypted connections',
        text: 'When a site has a secure version, that’s the one you get, whatever the link says.',
      },
    ],
  },
  {
    id: 'beyond',
    icon: 'lock',
    title: 'Beyond the browser',
    items: [
      {
        title: 'Trackers in other apps',
        text: 'On Android, the browser also blocks trackers in your other apps, around the clock.',
      },
      {
        title: 'Data broker sites',
        text: `In the US, ${brand.subscription} gets your name and address removed from sites that sell them.`,
      },
      {
        title: 'Public Wi-Fi',
        text: 'The VPN hides what you do online from the coffee shop, the hotel, and your provider.',
      },
    ],
  },
] as const;
