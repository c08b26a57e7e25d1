import type { BillingPeriod } from '../../contract/subscription';
import { communicationMessage } from '../../http/communicationMessage';
import { brand } from '../brand';
import type { Lead } from './leads';
import { subscriptionFigures } from './proFeatures';

/**
 * The words of `/pro` that its script touches. What is there to read alone has files of its own, which therefore do not
 * travel as script: proReading, proComparison and proQuestions.
 */

export type HeroWords = {
  title: string;
  text: string;
  /** Where larger models are not sold (flag usePaidDuckAi). */
  withoutChat?: string;
};

/** Every variant fills the same number of lines, so that changing it after loading moves nothing. */
export const landingHeroes: Record<Lead | 'standard', HeroWords> = {
  standard: {
    title: 'Keep your private life private.',
    text: 'A VPN for your devices, real people to help if your identity is stolen, and private AI chat. In the US, we also remove your personal information from data broker sites.',
    withoutChat:
      'A VPN for your devices, and real people to help if your identity is stolen. In the US, we also remove your personal information from data broker sites.',
  },
  vpn: {
    title: 'Privacy on every network.',
    text: `The VPN encrypts your connection on up to ${subscriptionFigures.vpnDevices} devices and keeps no record of what you do online. Identity theft help and private AI chat are included.`,
    withoutChat: `The VPN encrypts your connection on up to ${subscriptionFigures.vpnDevices} devices and keeps no record of what you do online. Identity theft help is included.`,
  },
  pir: {
    title: 'Get off data broker sites.',
    text: 'Data broker sites publish where you live and who you’re related to. In the US, we find those records, request their removal, and keep checking. A VPN is included.',
  },
  duckai: {
    title: 'More powerful AI, still private.',
    text: `Use more capable models in ${brand.chat}. We remove your IP address before passing your question on. A VPN and identity theft help are included.`,
  },
  winback: {
    title: 'Pick up where you left off.',
    text: 'The VPN, identity theft help, and private AI chat are ready when you are. Choose a plan and your devices are covered again.',
    withoutChat:
      'The VPN and identity theft help are ready when you are. Choose a plan and your devices are covered again.',
  },
};

export const landing = {
  eyebrow: brand.subscription,
  features: {
    title: 'Everything in one subscription',
    lead: 'What’s included depends on where you live.',
    included: 'Included',
    /** The same for a subscriber. */
    owned: 'In your plan',
    /** Below the features of the other countries. */
    elsewhere:
      'In the United States, the subscription also includes personal information removal and an advisor who acts for you after identity theft.',
  },
} as const;

export const buyingWords = {
  legend: 'Choose your plan',
  period: { monthly: 'Monthly', yearly: 'Yearly' } satisfies Record<BillingPeriod, string>,
  per: { monthly: 'a month', yearly: 'a year' } satisfies Record<BillingPeriod, string>,
  saving: (percent: number) => `Save ${percent}%`,
  yearlyNote: 'Billed once a year',
  monthlyEquivalent: (price: string) => `${price} a month`,
  monthlyNote: 'Cancel anytime',
  priceLoading: 'Loading price',
  trial: (days: number, price: string, period: BillingPeriod) =>
    `${days} days free, then ${price} ${period === 'yearly' ? 'a year' : 'a month'}`,
  today: (price: string, period: BillingPeriod) =>
    `${price} today, then every ${period === 'yearly' ? 'year' : 'month'}`,
  trialNote:
    'You pay nothing if you cancel before the trial ends; otherwise it renews until you cancel. One trial per card.',
  noTrialNote: 'Renews automatically. Cancel anytime and keep access through the period you’ve paid for.',
  tax: { vat: 'VAT included.', tax: 'Tax included.' },
  /** Where there is a right to withdraw, with the wish that the law asks for. */
  withdrawal: (days: number) =>
    `You have ${days} days to withdraw. By ordering, you ask us to begin right away.`,
  /** Where the law asks that the button says so. */
  payable: 'Order with obligation to pay',
  tryFree: (days: number) => `Try it free for ${days} days`,
  subscribe: (price: string, period: BillingPeriod) =>
    `Subscribe for ${price} ${period === 'yearly' ? 'a year' : 'a month'}`,
  subscribeSoon: 'Subscribe',
  going: 'Opening checkout',
  have: 'Already subscribed? Sign in',
  /** In its place, for somebody who is signed in. */
  otherAccount: 'Use a different account',
  slow: 'This is taking longer than usual. Your connection may be slow. We’ll keep trying.',
  retry: 'Try again',
  nothingCharged: 'You weren’t charged, and your plan is still selected.',
  pricesFailed: {
    title: communicationMessage,
    text: 'We couldn’t load the prices, so you can’t subscribe right now.',
  },
  notSold: {
    title: (country: string | null) =>
      country === null ? 'Not available in your country yet' : `Not available in ${country} yet`,
    text: 'The subscription is available in the United States, Canada, the United Kingdom, and the European Union. We can’t accept payments from where you are now.',
    vpn: 'Are you in one of those places? A VPN or proxy may be hiding that. Turn it off, then reload this page.',
    have: 'Already subscribed? Sign in',
    free: `${brand.name} search and browser are free everywhere`,
  },
  canceled: {
    title: 'You weren’t charged',
    text: {
      monthly: 'You left checkout. Your monthly plan is still selected if you’d like to continue.',
      yearly: 'You left checkout. Your yearly plan is still selected if you’d like to continue.',
    } satisfies Record<BillingPeriod, string>,
  },
  welcomeBack: {
    title: 'Welcome back',
    text: 'Choose a plan, and everything turns back on for the same account.',
  },
  subscribed: {
    title: 'You’re subscribed',
    manage: 'Manage subscription',
    /** The app around the page says so, and does not say which plan it is. */
    byApp: `You have a ${brand.subscription} in ${brand.browser}. Your account shows your plan and billing.`,
    upgrade: 'See more plans',
  },
  alreadyActive: {
    title: 'You already have a subscription',
    text: 'This account already has an active subscription, so you weren’t charged again.',
  },
} as const;
