import { brand } from '../brand';
import { subscriptionFigures } from '../subscription/proFeatures';

const { brokerSites } = subscriptionFigures;

/** `/dbp` in a browser: what the removal screens do, for people who aren’t in the app. */
export const removalProduct = {
  eyebrow: `Personal information removal, part of ${brand.subscription}`,
  title: 'Remove your personal information from data broker sites',
  lead: `Data broker sites sell your age, home address, and relatives’ names to anyone who types your name. The app finds you on more than ${brokerSites} of them, asks each one to remove you, and keeps checking in case you reappear.`,
  action: 'See the subscription',
  note: 'United States only. Runs on a Mac or Windows computer.',
  picture: {
    window: 'Your records',
    figures: [
      ['23', 'being removed'],
      ['41', 'removed'],
      ['58', 'sites searched'],
    ],
    rows: [
      ['peoplefile.example', 'Removed'],
      ['whoisnextdoor.example', 'Requested'],
      ['namesandplaces.example', 'Requested'],
      ['cousinfinder.example', 'Preparing'],
    ],
    describes:
      'An example of the app, showing how many records are being removed and how many are gone, site by site.',
  },
  listing: {
    title: 'What anyone can buy for a few dollars',
    text: 'This is what a data broker’s record looks like. None of it was stolen: it was collected from public records, loyalty cards, and warranty forms, then combined and put up for sale.',
    name: 'Your Name, 41',
    lines: [
      ['Lives at', 'your street and house number'],
      ['Used to live\u00a0at', 'your last three addresses'],
      ['Related to', 'your parents, partner, and children'],
      ['Phone', 'a number that still works'],
    ],
    after: 'Removed. Rechecked every few days.',
  },
  course: {
    title: 'How removal works',
    steps: [
      {
        when: 'Five minutes',
        title: 'You enter your details',
        text: 'Names you’ve used, the year you were born, and places you’ve lived. That’s all the app needs to search.',
      },
      {
        when: 'Within the hour',
        title: 'The app searches',
        text: 'It opens each site the way you would and notes every record about you.',
      },
      {
        when: 'The same day',
        title: 'Requests go out',
        text: 'Every site has its own form and its own hurdles. The app fills out the forms and answers the confirmation emails.',
      },
      {
        when: 'Two weeks',
        title: 'Records disappear',
        text: 'Most sites comply within two weeks. After four, the app considers a request overdue and sends it again.',
      },
      {
        when: 'From then on',
        title: 'It keeps looking',
        text: 'Brokers buy new data all the time. If a record comes back, the app asks the site to remove it again.',
      },
    ],
  },
  local: {
    title: 'Your details stay on your computer',
    text: 'Other services store your details on their servers and send them to every site. Here, your own computer does the work.',
    points: [
      'What you enter is stored encrypted on your computer and nowhere else.',
      'Searches and requests go straight from your computer to each site, not through us.',
      'When you delete your profile, it’s gone. There’s no other copy.',
      'This page doesn’t store anything about you, either.',
    ],
  },
  closing: {
    title: 'Included in your subscription',
    text: `Personal information removal comes with a VPN, help if your identity is stolen, and more capable models in ${brand.chat}.`,
    withoutChat: 'Personal information removal comes with a VPN and help if your identity is stolen.',
    action: 'See plans and prices',
    have: 'Already subscribed? Open the app on your computer, then go to Settings →\u00a0Subscription.',
  },
  withoutScript:
    'The removal screens run inside the app and need JavaScript there. You can read this page without it.',
} as const;
