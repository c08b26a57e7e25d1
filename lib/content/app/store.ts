import type { BillingPeriod, FeatureName } from '../../contract/subscription';
import { brand } from '../brand';
import type { Lead } from '../subscription/pro';
import type { PictureName } from '../subscription/proFeatures';

export type StoreHeroWords = {
  title: string;
  text: string;
  /** Where larger models are not sold (flag usePaidDuckAi). */
  withoutChat?: string;
  picture: PictureName;
};

/** What the paywall of an app opens with. Each fits the same lines, so that changing it after loading moves nothing. */
export const storeHeroes: Record<Lead | 'standard', StoreHeroWords> = {
  standard: {
    title: 'One subscription, a more private you',
    text: 'A VPN for the whole device, private AI chat with bigger models, and people to call if your identity is stolen.',
    withoutChat: 'A VPN for the whole device, and people to call if your identity is stolen.',
    picture: 'vpn',
  },
  vpn: {
    title: 'Switch the VPN on in this app',
    text: 'It covers every app on your device, not just the browser, and keeps no record of where you go.',
    picture: 'vpn',
  },
  pir: {
    title: 'Take your name off broker sites',
    text: 'People-search sites sell your address and age. We look for you there and ask each of them to delete it.',
    picture: 'removal',
  },
  duckai: {
    title: `Bigger models in ${brand.chat}, and no profile of you`,
    text: 'Ask harder questions and get longer answers. Your address on the network is removed before anything is passed on.',
    picture: 'chat',
  },
  winback: {
    title: 'Your protection can start again',
    text: 'Choose a plan below. The account you had is still yours, and your devices are covered again at once.',
    picture: 'guidance',
  },
};

/** So many days before its end somebody is reminded of a trial: time enough to end what nobody wants to pay for. */
export const reminderDays = 2;

/** One line for each feature, in lists where its name and a thumbnail stand beside it. */
export const storeFeatures: Record<FeatureName, { name: string; text: string }> = {
  'Network Protection': {
    name: 'VPN',
    text: 'Hides your address from every site and app, on five devices at once.',
  },
  'Data Broker Protection': {
    name: 'Personal information removal',
    text: 'Finds your details on people-search sites and has them deleted. Runs on a Mac or a Windows computer.',
  },
  'Identity Theft Restoration': {
    name: 'Identity theft restoration',
    text: 'An adviser who makes the calls and sends the papers for you.',
  },
  'Global Identity Theft Restoration': {
    name: 'Identity theft guidance',
    text: 'An adviser who goes through every step with you, by phone.',
  },
  'Duck.ai': { name: brand.chat, text: 'The larger AI models, without an account at any of their makers.' },
};

export const storeWords = {
  eyebrow: brand.subscription,
  featuresTitle: 'What you get',
  choosePlan: 'Choose how to pay',
  loading: 'Asking the store for its prices',
  trial: (days: number, price: string, per: string) => `${days} days free, then ${price} ${per}`,
  trialOpen: (price: string, per: string) => `Free trial, then ${price} ${per}`,
  charge: (price: string, period: BillingPeriod) =>
    `${price} today, then every ${period === 'yearly' ? 'year' : 'month'}`,
  try: (days: number) => `Start ${days} days free`,
  tryOpen: 'Start the free trial',
  subscribe: 'Subscribe',
  buying: 'Waiting for the store',
  planNote: {
    monthly: 'Cancel any month',
    yearly: 'Paid once a year',
  },
  paidBy: {
    store: 'The store of your device takes the payment and renews it until you cancel there.',
    stripe: 'You pay by card on a page of Stripe. It renews until you cancel.',
  },
  canceled: {
    title: 'Nothing was bought',
    text: 'You ended the purchase. Your choice is still there whenever you want to go on.',
  },
  failed: { text: 'Nothing was charged. Press the button again to go on.' },
  slow: {
    title: 'The prices are not here yet',
    text: 'The app has not answered so far. You can wait, or ask again.',
    retry: 'Ask again',
  },
  error: {
    title: 'The prices could not be loaded',
    text: 'The app gave no answer that we understand. Nothing was charged.',
    retry: 'Try again',
  },
  notSold: {
    title: 'Not for sale here yet',
    text: 'The store of this device does not offer the subscription to you at the moment. That may be because of your country, or because purchases are switched off on this device.',
    read: 'Where it is sold, and what it does',
  },
  reminder: {
    label: (days: number) => `Remind me ${days} days before the trial ends`,
    refused:
      'Notifications are off for this app, so it cannot remind you. Your device’s settings turn them on.',
  },
  returning: 'Welcome back. Your last subscription has ended; a new one goes to the same account.',
  otherTiers: 'Compare all plans',
  have: 'I have a subscription',
  byEmail: 'Sign in by e-mail',
  terms: 'Terms and privacy of the subscription',
  web: {
    title: 'You can subscribe on the web',
    text: `This page belongs to ${brand.browser}, where the app store takes the payment. In other browsers you pay by card, at the price for your country.`,
    plans: 'See plans and prices',
    have: 'I have a subscription',
  },
  withoutScript: {
    text: 'Prices come from the app by JavaScript. It is switched off here; everything there is to know about the subscription also stands on',
    link: 'its own page',
  },
} as const;
