import { brand } from '../brand';
import { figures, shortCount, shortDollars } from '../figures';
import { moneyBackDays } from './moneyBack';
import { subscriptionFigures } from './proFeatures';

/** The words of `/pro` that are the same for every visitor. */
export const reading = {
  assurances: [
    { icon: 'devices', text: `VPN on ${subscriptionFigures.vpnDevices} devices at once` },
    { icon: 'calendar', text: 'Cancel anytime' },
    { icon: 'mail', text: 'No password, and email is optional' },
  ],
  devices: {
    title: 'Set it up once on each device',
    /** Before the lead, like the first of the steps, only where somebody can buy. */
    here: 'You subscribe here.',
    lead: `The protection is built into ${brand.browser}, which is free.`,
    steps: [
      {
        title: 'Choose a plan',
        text: 'Pay by card on a secure page. We create an account for you along the way, with no name and no password.',
      },
      {
        title: `Open ${brand.browser}`,
        text: 'Install it on your phone or computer and turn on what you need. The VPN takes one tap.',
      },
      {
        title: 'Add your other devices',
        text: 'Add your email address, enter a one-time code on the next device, and it’s covered too.',
      },
    ],
    table: {
      caption: 'What works on each device',
      feature: 'Feature',
      yes: 'Yes',
      no: 'No',
    },
  },
  figures: {
    title: `The people behind ${brand.name}`,
    lead: 'We started with private search and a private browser, and both are still free.',
    items: [
      {
        figure: figures.ios.rating.toString(),
        text: `on iOS, from ${shortCount(figures.ios.reviews)} reviews`,
      },
      {
        figure: figures.android.rating.toString(),
        text: `on Android, from ${shortCount(figures.android.reviews)} reviews`,
      },
      { figure: shortCount(figures.monthlyDownloads), text: 'downloads of our apps every month' },
      { figure: shortDollars(figures.donatedDollars), text: 'donated to privacy organizations' },
    ],
  },
  questionsTitle: 'Frequently asked questions',
  closing: {
    title: 'Ready to start?',
    text: 'If you change your mind, you can cancel online in a minute.',
    button: 'Choose a plan',
  },
} as const;

/** The small print beside the buy button. */
export const buyTerms = {
  moneyBack: `Your first purchase comes with a ${moneyBackDays}-day money-back guarantee.`,
  /** In its place, for somebody who subscribed before. */
  firstOnly: 'The trial and the money-back guarantee are for first purchases only.',
  payment: 'Payment by Stripe.',
  before: 'The ',
  link: 'terms',
  after: ' apply.',
} as const;
