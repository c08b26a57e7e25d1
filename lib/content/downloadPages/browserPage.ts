import { brand } from '../brand';

/** One visit in the order in which things happen: when, what usually goes on, and what we do about it. */
export const visit = {
  title: 'One visit, six moments',
  usual: 'Usually',
  ours: 'With us',
  moments: [
    {
      id: 'type',
      when: 'You type',
      title: 'The question stays a question',
      usual: 'Each letter goes to a search company that knows your account.',
      ours: `${brand.search} gets the words and not who typed them. Suggestions come the same way.`,
    },
    {
      id: 'connect',
      when: 'You press Enter',
      title: 'The line is closed first',
      usual: 'Old links open without encryption, and tell the site who clicked them.',
      ours: 'We take the secure form of a site wherever there is one, and cut the tracking tail off the link.',
    },
    {
      id: 'load',
      when: 'The page loads',
      title: 'Only what you asked for comes in',
      usual: 'Scripts of other companies load along and report that you are here.',
      ours: 'Known trackers are stopped before they load. The page gets a harmless stand-in, so that it still works.',
    },
    {
      id: 'ask',
      when: 'It asks you something',
      title: 'The pop-up has its answer',
      usual: 'A wall of switches, with the tiring way leading to “no”.',
      ours: 'We press “no” for you where the site offers it, and tell you with a small sign in the bar.',
    },
    {
      id: 'watch',
      when: 'You watch something',
      title: 'A film is only a film',
      usual: 'What you watch shapes the ads and the suggestions of the next weeks.',
      ours: 'Our player keeps it out of them, as far as the site that serves the film allows.',
    },
    {
      id: 'leave',
      when: 'You leave',
      title: 'The door shuts behind you',
      usual: 'Cookies stay, and wait for you elsewhere.',
      ours: 'One press clears tabs, history and cookies. Sites you keep are left as they are.',
    },
  ],
} as const;

export const limits = {
  title: 'What it does not do',
  lead: 'A protection you overrate is worse than none.',
  items: [
    {
      title: 'Sites you sign in to know you',
      text: 'Once you give a name, what you do on that site is between you and it.',
    },
    {
      title: 'Your provider sees where you go',
      text: `It sees the names of sites, not the pages. A VPN hides those too; ours is part of ${brand.subscription}.`,
    },
    {
      title: 'New trackers come up',
      text: 'We look for them all the time, and for a while some get through. The list is renewed every day.',
    },
    {
      title: 'It cannot undo the past',
      text: 'Data collected before is still out there. We can help to remove part of it, not all.',
    },
  ],
} as const;

export const browserClosing = {
  title: 'See it on a page you know',
  text: 'Open the news you read every day, and press the shield.',
} as const;
