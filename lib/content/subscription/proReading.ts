import { brand } from '../brand';
import { figures, shortCount } from '../figures';
import { moneyBackDays } from './moneyBack';
import { subscriptionFigures } from './proFeatures';

/** The words of `/pro` that are the same for every visitor. */
export const reading = {
  assurances: [
    { icon: 'devices', text: `VPN on ${subscriptionFigures.vpnDevices} devices at once` },
    { icon: 'calendar', text: 'Cancel any time' },
    { icon: 'mail', text: 'No password, and e-mail is optional' },
  ],
  devices: {
    title: 'Set up once, then forget it',
    lead: `You buy here. What guards a device lives in ${brand.browser}, which is free.`,
    steps: [
      {
        title: 'Choose a plan',
        text: 'Pay by card on a secure page. An account is made for you on the way, with no name and no password.',
      },
      {
        title: `Open ${brand.browser}`,
        text: 'Install it on your phone or computer and switch on what you need. The VPN takes one tap.',
      },
      {
        title: 'Add your other devices',
        text: 'Give an e-mail address, type the one-time code on the next device, and it is covered too.',
      },
    ],
    table: {
      caption: 'What runs where',
      feature: 'Feature',
      yes: 'Yes',
      no: 'No',
    },
  },
  figures: {
    title: `The people behind ${brand.name}`,
    lead: 'Private search and a private browser came first, and stay free. The subscription guards the rest.',
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
      { figure: `$${shortCount(figures.donatedDollars)}`, text: 'donated to others who work for privacy' },
    ],
  },
  questionsTitle: 'Questions, answered plainly',
  closing: {
    title: 'Ready when you are.',
    text: 'Cancel any time. Everything keeps working until the end of the period you have paid for.',
    button: 'Choose a plan',
  },
} as const;

/** The small print beside the buy button. */
export const buyTerms = {
  moneyBack: `First purchase? You have ${moneyBackDays} days to get your money back.`,
  payment: 'Paid through Stripe. Taxes are included.',
  before: 'By buying you accept the ',
  link: 'terms and privacy policy',
  after: '.',
} as const;
