import type { BillingPeriod } from '../../contract/subscription';
import { communicationMessage } from '../../http/CommunicationError';
import { brand } from '../brand';
import { subscriptionFigures } from './proFeatures';

/**
 * The words of `/pro` that its script touches. What is there to read alone has files of its own, which therefore do not
 * travel as script: proReading, proComparison and proQuestions.
 */

/** The feature that an entry link may ask the page to lead with (`?featurePage=`). */
export const leads = ['vpn', 'pir', 'duckai', 'winback'] as const;
export type Lead = (typeof leads)[number];

export type HeroWords = {
  title: string;
  text: string;
  /** Where larger models are not sold (flag usePaidDuckAi). */
  withoutChat?: string;
};

/** Every variant fills the same number of lines, so that changing it after loading moves nothing. */
export const heroes: Record<Lead | 'standard', HeroWords> = {
  standard: {
    title: 'Keep your life to yourself.',
    text: 'A VPN for all your devices, real people if your identity is stolen, and AI chat that stays private. In the US, we also take your details off broker sites.',
    withoutChat:
      'A VPN for all your devices, and real people if your identity is stolen. In the US, we also take your details off broker sites.',
  },
  vpn: {
    title: 'Go online without an audience.',
    text: `The VPN encrypts your connection on up to ${subscriptionFigures.vpnDevices} devices and keeps no record of where you go. Identity theft help and private AI chat come with it.`,
    withoutChat: `The VPN encrypts your connection on up to ${subscriptionFigures.vpnDevices} devices and keeps no record of where you go. Identity theft help comes with it.`,
  },
  pir: {
    title: 'Get your name off their lists.',
    text: 'People-search sites publish where you live and who your family is. In the US, we find those pages, ask for removal and check again. A VPN comes with it.',
  },
  duckai: {
    title: 'Ask anything. Stay private.',
    text: `More capable models in ${brand.chat}, with your IP address stripped before a question is passed on. A VPN and identity theft help come with it.`,
  },
  winback: {
    title: 'Pick up where you left off.',
    text: 'The VPN, the help if your identity is stolen and private AI chat are ready when you are. Choose a plan and your devices are covered again.',
    withoutChat:
      'The VPN and the help if your identity is stolen are ready when you are. Choose a plan and your devices are covered again.',
  },
};

export const landing = {
  eyebrow: brand.subscription,
  features: {
    title: 'Everything in one subscription',
    lead: 'No tiers to compare and nothing to add on. What you get depends only on where you live.',
    included: 'In your plan',
  },
} as const;

export const buying = {
  legend: 'Choose your plan',
  period: { monthly: 'Monthly', yearly: 'Yearly' } satisfies Record<BillingPeriod, string>,
  per: { monthly: 'a month', yearly: 'a year' } satisfies Record<BillingPeriod, string>,
  saving: (percent: number) => `Save ${percent}%`,
  yearlyNote: 'Paid once a year',
  monthlyEquivalent: (price: string) => `${price} a month`,
  monthlyNote: 'Cancel any month',
  priceLoading: 'Loading the price',
  trial: (days: number, price: string, period: BillingPeriod) =>
    `${days} days free, then ${price} ${period === 'yearly' ? 'a year' : 'a month'}`,
  today: (price: string, period: BillingPeriod) =>
    `${price} today, then every ${period === 'yearly' ? 'year' : 'month'}`,
  trialNote: 'Nothing to pay today. Cancel in time and nothing is charged. One trial per card.',
  noTrialNote: 'Renews by itself. Cancel any time and keep the period you have paid for.',
  tryFree: (days: number) => `Try it free for ${days} days`,
  subscribe: (price: string, period: BillingPeriod) =>
    `Subscribe for ${price} ${period === 'yearly' ? 'a year' : 'a month'}`,
  subscribeSoon: 'Subscribe',
  going: 'Opening the payment page',
  have: 'I have a subscription',
  slow: 'This is taking longer than usual. Your connection may be slow; we keep trying.',
  retry: 'Try again',
  nothingCharged: 'Nothing was charged, and your plan is still chosen.',
  pricesFailed: {
    title: communicationMessage,
    text: 'The prices could not be loaded, so nothing can be bought for the moment.',
  },
  notSold: {
    title: (country: string) => `Not available in ${country} yet`,
    unknownCountry: 'your country',
    text: 'The subscription is sold in the United States, Canada, the United Kingdom and the European Union. We cannot take a payment from where you are now.',
    vpn: 'In one of those places? A VPN or a proxy may hide it. Switch it off, then reload this page.',
    have: 'Already subscribed? Sign in',
    free: `${brand.name} search and browser are free everywhere`,
  },
  canceled: {
    title: 'No payment was made',
    text: (period: BillingPeriod) =>
      `You left the payment page. Your ${period} plan is still chosen, should you want to go on.`,
  },
  welcomeBack: {
    title: 'Welcome back',
    text: 'Choose a plan, and everything is switched on again for the same account.',
  },
  subscribed: {
    title: 'You are subscribed',
    renews: (date: string) => `Renews on ${date}.`,
    ends: (date: string) => `Cancelled. Everything works until ${date}.`,
    grace: 'The last payment did not go through. Everything still works for now; please check your card.',
    manage: 'Manage subscription',
    /** The app around the page says so, and does not say which plan it is. */
    byApp: `${brand.browser} says that you have a ${brand.subscription}. There is nothing to buy.`,
    upgrade: 'See further plans in the app',
  },
  alreadyActive: {
    title: 'You already have a subscription',
    text: 'This account has a live subscription, so nothing was charged again.',
  },
  withoutScript: {
    text: 'Buying needs JavaScript, because the price depends on your country. These are the prices, taxes included:',
    caption: 'Prices by currency',
    currency: 'Currency',
  },
} as const;
