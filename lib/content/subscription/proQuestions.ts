import { brand } from '../brand';
import type { SiteLink } from '../site/links';
import { moneyBackDays } from './moneyBack';
import { trialDays } from './plans';
import { subscriptionFigures } from './proFeatures';

/** A question of the FAQ. Each paragraph of the answer is one string. */
export type Question = {
  id: string;
  question: string;
  answer: readonly string[];
  /** The answer where larger models are not sold (flag usePaidDuckAi). */
  withoutChat?: readonly string[];
  /** Where the whole of it stands. */
  link?: SiteLink;
};

const { vpnDevices, vpnLocations, brokerSites } = subscriptionFigures;

export const questions: readonly Question[] = [
  {
    id: 'included',
    question: 'What is in the subscription?',
    answer: [
      `In the United States: the VPN, personal information removal, identity theft restoration and ${brand.chat} with more capable models.`,
      `In Canada, the United Kingdom and the European Union: the VPN, identity theft guidance and ${brand.chat} with more capable models.`,
      'It is one bundle at one price. The parts are not sold separately.',
    ],
    withoutChat: [
      'In the United States: the VPN, personal information removal and identity theft restoration.',
      'In Canada, the United Kingdom and the European Union: the VPN and identity theft guidance.',
      'It is one bundle at one price. The parts are not sold separately.',
    ],
  },
  {
    id: 'trial',
    question: 'How does the free trial work?',
    answer: [
      `If this is your first subscription you can use everything free for ${trialDays.standard} days. Some invitations come with a longer trial; the page and the checkout always show the length you get.`,
      'You enter a card at the start. It is charged when the trial ends, and never if you cancel before. We offer one trial per account and per card.',
    ],
  },
  {
    id: 'browser',
    question: `Do I need ${brand.browser}?`,
    answer: [
      `Yes, for the VPN and for personal information removal: both are part of ${brand.browser} and run from there. The browser is free. The VPN then protects the whole device, also the apps outside the browser.`,
      'You can buy here first and install the browser afterwards.',
    ],
  },
  {
    id: 'devices',
    question: 'On how many devices can I use it?',
    answer: [
      `The VPN runs on up to ${vpnDevices} devices at the same time, on iPhone, iPad, Android, Mac and Windows.`,
      'Personal information removal runs on one Mac or Windows computer of your choice, because the details it searches for are kept there and nowhere else.',
      'The subscription is for one person. There is no family plan.',
    ],
  },
  {
    id: 'email',
    question: 'Do I have to give you an e-mail address?',
    answer: [
      'No. An account without a name or an address is made for you when you buy.',
      'Adding an address is useful, though: it is how you sign in on another device, and how you get back in if you lose this one. We send a one-time code to it, good for ten minutes. There is no password.',
    ],
  },
  {
    id: 'logs',
    question: 'What does the VPN keep about me?',
    answer: [
      `Nothing about what you do. It has servers in about ${vpnLocations} locations, and none of them keeps a log of the sites and services you use.`,
    ],
    link: { label: 'Read the privacy policy of the subscription', href: '/pro/privacy-terms' },
  },
  {
    id: 'brokers',
    question: 'How does personal information removal work?',
    answer: [
      `You type in your name, birth year and addresses on your computer. It looks for you on more than ${brokerSites} sites that publish such records, sends a removal request wherever it finds you, and repeats the search on a schedule.`,
      'Sites take days or weeks to answer, and some put records back. The dashboard shows what was found, what was asked and what is gone.',
    ],
  },
  {
    id: 'payment',
    question: 'How do I pay?',
    answer: [
      'By card, on a payment page run by Stripe. Your card number goes to Stripe and never reaches our servers.',
      'The price is the one shown here for your country, with taxes included. It renews every month or every year, as you chose.',
    ],
  },
  {
    id: 'cancel',
    question: 'How do I cancel?',
    answer: [
      'Open “Manage subscription”, go to billing and cancel. No call, no form.',
      'Everything keeps working until the end of the period you have paid for, or of the trial. After that nothing more is charged.',
    ],
    link: { label: 'Read the terms of the subscription', href: '/pro/privacy-terms' },
  },
  {
    id: 'refund',
    question: 'Can I get my money back?',
    answer: [
      `Yes. Within ${moneyBackDays} days of your first payment, you can get back everything you have paid. Select “Get a refund” on your account page. The money goes back to your card, and the subscription ends right away.`,
      'This covers your first purchase. After that, a period that has started is not refunded unless the charge was wrong or the law says otherwise: in the European Union and the United Kingdom, you can withdraw from any purchase within 14 days.',
      'The App Store and Google Play decide on refunds for what you bought there.',
    ],
    link: { label: 'Read about refunds in the terms', href: '/pro/privacy-terms' },
  },
];
