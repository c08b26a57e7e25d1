import { brand } from '../brand';

/** One visit in the order in which things happen: when, what usually goes on, and what we do about it. */
export const visit = {
  title: 'One visit, step by step',
  usual: 'Usually',
  ours: `In ${brand.browser}`,
  moments: [
    {
      id: 'type',
      when: 'You type',
      title: 'Your search stays private',
      usual: 'Every letter you type goes to a search company that knows your account.',
      ours: `${brand.search} gets the words but not who typed them, and the same goes for suggestions.`,
    },
    {
      id: 'connect',
      when: 'You press Enter',
      title: 'The connection is encrypted',
      usual: 'Old links open without encryption and tell the site who clicked them.',
      ours: 'We open the secure version of a site if there is one and remove tracking codes from the link.',
    },
    {
      id: 'load',
      when: 'The page loads',
      title: 'Trackers are blocked',
      usual: 'Scripts from other companies load, too, and report that you’re there.',
      ours: 'We block known trackers before they load. The page gets a harmless replacement, so it still works.',
    },
    {
      id: 'ask',
      when: 'It asks about cookies',
      title: 'The pop-up is answered for you',
      usual: 'You face a wall of switches, and saying no takes the longest.',
      ours: 'We select “no” for you where the site allows it and show a small icon in the toolbar.',
    },
    {
      id: 'watch',
      when: 'You watch a video',
      title: 'Your viewing stays yours',
      usual: 'What you watch shapes your ads and recommendations for weeks.',
      ours: 'Our player keeps it from doing that, as far as the site that hosts the video allows.',
    },
    {
      id: 'leave',
      when: 'You leave',
      title: 'Your data is cleared',
      usual: 'Cookies stay behind and recognize you elsewhere.',
      ours: 'One button clears tabs, history, and cookies, except for sites you choose to keep.',
    },
  ],
} as const;

export const browserLimits = {
  title: 'What it doesn’t do',
  lead: 'It’s better to know the limits of a protection than to rely on it too much.',
  items: [
    {
      title: 'Sites you sign in to know who you are',
      text: 'Once you sign in, what you do on that site is between you and the site.',
    },
    {
      title: 'Your internet provider sees which sites you visit',
      text: `It sees the names of the sites, though not the pages. A VPN hides those, too. Ours is part of ${brand.subscription}.`,
    },
    {
      title: 'New trackers appear',
      text: 'We look for them constantly, but some get through for a while. We update our list every day.',
    },
    {
      title: 'It can’t undo the past',
      text: 'Data that was already collected is still out there. We can help remove some of it, not all.',
    },
  ],
} as const;

export const browserClosing = {
  title: 'Try it on a site you know',
  text: 'Open a news site you read every day and select the shield.',
} as const;
