import { brand } from '../brand';
import type { PageLink } from '../site/links';
import { moneyBackDays } from './moneyBack';
import { trialDays } from './plans';
import { subscriptionFigures } from './proFeatures';
import { withdrawalWords } from './withdrawalWords';

/** A question of the FAQ. Each paragraph of the answer is one string. */
export type Question = {
  id: string;
  question: string;
  answer: readonly string[];
  /** The answer where larger models are not sold (flag usePaidDuckAi). */
  withoutChat?: readonly string[];
  /** Where to read more. */
  link?: PageLink;
};

const { vpnDevices, vpnLocations, brokerSites } = subscriptionFigures;

export const questions: readonly Question[] = [
  {
    id: 'included',
    question: 'What’s included in the subscription?',
    answer: [
      `In the United States: the VPN, personal information removal, identity theft restoration, and ${brand.chat} with more capable models.`,
      `In Canada, the United Kingdom, and the European Union: the VPN, identity theft guidance, and ${brand.chat} with more capable models.`,
      'The parts aren’t sold separately.',
    ],
    withoutChat: [
      'In the United States: the VPN, personal information removal, and identity theft restoration.',
      'In Canada, the United Kingdom, and the European Union: the VPN and identity theft guidance.',
      'The parts aren’t sold separately.',
    ],
  },
  {
    id: 'trial',
    question: 'How does the free trial work?',
    answer: [
      `If this is your first subscription, you can use everything free for ${trialDays.standard} days. Some offers come with a longer trial.`,
      'You enter your card when you start. It’s charged when the trial ends, unless you cancel first. We offer one trial per account and per card.',
    ],
  },
  {
    id: 'browser',
    question: `Do I need ${brand.browser}?`,
    answer: [
      `Yes, for the VPN and for personal information removal: both are built into ${brand.browser}, which is free. The VPN protects your whole device, including apps other than the browser.`,
    ],
  },
  {
    id: 'devices',
    question: 'How many devices can I use it on?',
    answer: [
      `The VPN runs on up to ${vpnDevices} devices at a time: iPhone, iPad, Android, Mac, and Windows.`,
      'Personal information removal runs on one Mac or Windows computer of your choice, because that’s the only place your details are stored.',
      'The subscription is for one person. There’s no family plan.',
    ],
  },
  {
    id: 'email',
    question: 'Do I have to give you an email address?',
    answer: [
      'No. When you subscribe, we create an account for you with no name or email address on it.',
      'We do recommend adding one: it’s how you sign in on another device and get back in if you lose this one.',
    ],
  },
  {
    id: 'logs',
    question: 'What does the VPN store about me?',
    answer: [
      `Nothing about what you do. We have servers in about ${vpnLocations} locations, and none of them log the sites and services you use.`,
    ],
    link: { label: 'Read the subscription privacy policy', href: '/pro/privacy-terms' },
  },
  {
    id: 'brokers',
    question: 'How does personal information removal work?',
    answer: [
      `You enter your name, birth year, and addresses on your computer. The app searches for you on more than ${brokerSites} sites that publish this kind of record, sends a removal request wherever it finds you, and repeats the search on a schedule.`,
      'Sites take days or weeks to respond, and some put records back.',
    ],
  },
  {
    id: 'payment',
    question: 'How do I pay?',
    answer: [
      'By card, on a checkout page run by Stripe. Your card number goes to Stripe and never reaches our servers.',
      'Tax is included. Your plan renews every month or every year, depending on which one you chose.',
      'If we have your address, we email you before a free trial ends and before a yearly plan renews.',
    ],
  },
  {
    id: 'cancel',
    question: 'How do I cancel?',
    answer: [
      'Open “Manage subscription” and select “Cancel subscription.”',
      'Everything keeps working until the end of your trial or the period you’ve paid for. You won’t be charged again.',
    ],
    link: { label: 'Read the subscription terms', href: '/pro/privacy-terms' },
  },
  {
    id: 'refund',
    question: 'Can I get my money back?',
    answer: [
      `Yes. Within ${moneyBackDays} days of your first payment, you can get back everything you’ve paid. Select “Get a refund” on your account page. Your subscription ends right away.`,
      'This covers your first purchase. After that, we refund wrong charges and what the law requires. In Canada, the United Kingdom, and the European Union, you can also withdraw from any purchase within 14 days.',
      'For purchases in an app store, the store decides.',
    ],
    link: { label: withdrawalWords.link, href: '/help/withdraw' },
  },
];
