import { brand } from '../brand';
import { subscriptionFigures } from '../subscription/proFeatures';

const { brokerSites } = subscriptionFigures;

/** `/dbp` in a browser: what the removal screens are, for people who are not in the app. */
export const removalProduct = {
  eyebrow: `Personal information removal, part of ${brand.subscription}`,
  title: 'Your address has a price. Have it taken off the shelf.',
  lead: `People-search sites sell your age, your street and the names of your family to whoever types your name. The app finds you on more than ${brokerSites} of them, asks each one to remove you, and looks again in case you come back.`,
  action: 'See the subscription',
  note: 'United States only. Runs on a Mac or a Windows computer.',
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
      'An example of the app: how many records are being removed and how many are gone, site by site.',
  },
  listing: {
    title: 'What a stranger can buy for a few dollars',
    text: 'This is what such a page looks like. None of it was stolen: it was gathered from registers, loyalty cards and warranty forms, put together, and put on sale.',
    name: 'Your Name, 41',
    lines: [
      ['Lives in', 'your street and number'],
      ['Lived in', 'the three places before'],
      ['Related to', 'parents, partner, children'],
      ['Reached by', 'a phone number that still works'],
    ],
    after: 'Taken down. Checked again every few days.',
  },
  course: {
    title: 'From the first search to the last record',
    steps: [
      {
        when: 'Five minutes',
        title: 'You say whom to look for',
        text: 'Names you have had, the year you were born, places you have lived. That is all the sites are searched by.',
      },
      {
        when: 'The same hour',
        title: 'The app searches',
        text: 'It opens each site as you would and notes every page that is about you.',
      },
      {
        when: 'The same day',
        title: 'Requests go out',
        text: 'Each site has its own form and its own traps. The app fills them in, and answers the confirmation mails.',
      },
      {
        when: 'Two weeks',
        title: 'Records disappear',
        text: 'Most sites comply within two weeks. After four we call a request overdue, and make it again.',
      },
      {
        when: 'From then on',
        title: 'It keeps looking',
        text: 'Brokers buy new lists all the time. A record that comes back is asked away again.',
      },
    ],
  },
  local: {
    title: 'A removal service that does not collect you',
    text: 'Others ask for your details, keep them on their servers and pass them on to every site. Here the computer on your desk does the work.',
    points: [
      'What you enter is stored on your computer, encrypted, and nowhere else.',
      'Searches and requests go from your computer to the site. We are not in between.',
      'Delete the profile, and it is gone: there is no copy that we could forget about.',
      'This page keeps nothing either. Close it, and it has no memory of you.',
    ],
  },
  closing: {
    title: 'Part of one plan',
    text: `Removal comes with a VPN, help after identity theft and better models in ${brand.chat}.`,
    withoutChat: 'Removal comes with a VPN and help after identity theft.',
    action: 'See plans and prices',
    have: 'Subscribed already? Open the app on your computer, then Settings, then your subscription.',
  },
  withoutScript:
    'The removal screens run inside the app and need JavaScript there. This description of them needs none.',
} as const;
