import type { BillingPeriod, FeatureName } from '../../contract/subscription';
import { brand } from '../brand';
import type { Lead } from '../subscription/leads';
import { type PictureName, subscriptionFigures } from '../subscription/proFeatures';

export type StoreHeroWords = {
  title: string;
  text: string;
  /** Where larger models are not sold (flag usePaidDuckAi). */
  withoutChat?: string;
  picture: PictureName;
};

/** What the paywall of an app opens with. All variants take up the same number of lines, so that swapping them after loading shifts nothing. */
export const storeHeroes: Record<Lead | 'standard', StoreHeroWords> = {
  standard: {
    title: 'More privacy in one subscription',
    text: 'A VPN for your device, private AI chat with more capable models, and people to call if your identity is stolen.',
    withoutChat: 'A VPN for your device, and people you can call if your identity is stolen.',
    picture: 'vpn',
  },
  vpn: {
    title: 'Turn on the VPN in this app',
    text: 'It covers every app on your device, not just the browser, and keeps no record of what you do online.',
    picture: 'vpn',
  },
  pir: {
    title: 'Get your name off data broker sites',
    text: 'Data broker sites sell your age and home address. The app finds you there and asks each site to remove you.',
    picture: 'removal',
  },
  duckai: {
    title: `More capable AI models in ${brand.chat}, still private`,
    text: 'Ask harder questions and get longer answers. We remove your IP address before passing anything on.',
    picture: 'chat',
  },
  winback: {
    title: 'Welcome back',
    text: 'Choose a plan below. Your account is still here, and your devices will be covered again right away.',
    picture: 'guidance',
  },
};

/** One line for each feature, for lists that also show its name and a thumbnail. */
export const storeFeatures: Record<FeatureName, { name: string; text: string }> = {
  'Network Protection': {
    name: 'VPN',
    text: `Hides your IP address from every site and app, on up to ${subscriptionFigures.vpnDevices} devices at once.`,
  },
  'Data Broker Protection': {
    name: 'Personal information removal',
    text: 'Finds your details on data broker sites and gets them removed. Runs on a Mac or Windows computer.',
  },
  'Identity Theft Restoration': {
    name: 'Identity theft restoration',
    text: 'An advisor who makes the calls and handles the paperwork for you.',
  },
  'Global Identity Theft Restoration': {
    name: 'Identity theft guidance',
    text: 'An advisor who guides you through every step by phone.',
  },
  'Duck.ai': {
    name: brand.chat,
    text: 'More capable AI models, with no need for an account with each company behind them.',
  },
};

export const storeWords = {
  /** Where nobody has said which of the two kinds of identity theft help is included: every plan has one. */
  identityHelp: {
    name: 'Identity theft help',
    text: 'An advisor to call if your identity is stolen. What they can do for you depends on your country.',
  },
  eyebrow: brand.subscription,
  featuresTitle: 'What you get',
  choosePlan: 'Choose your plan',
  loading: 'Loading prices from the store',
  /** `per` is “a month” or “a year.” */
  trial: (days: number, price: string, per: string) => `${days} days free, then ${price} ${per}`,
  trialOpen: (price: string, per: string) => `Free trial, then ${price} ${per}`,
  charge: (price: string, period: BillingPeriod) =>
    `${price} today, then every ${period === 'yearly' ? 'year' : 'month'}`,
  try: (days: number) => `Start ${days}-day free trial`,
  tryOpen: 'Start free trial',
  subscribe: 'Subscribe',
  buying: 'Waiting for the store',
  planNote: {
    monthly: 'Cancel anytime',
    yearly: 'Billed once a year',
  },
  paidBy: {
    store: 'You pay through your device’s app store. Your plan renews until you cancel there.',
    stripe: 'You pay by card on a page run by Stripe. Your plan renews until you cancel.',
  },
  canceled: {
    title: 'You weren’t charged',
    text: 'You canceled the purchase. Your plan is still selected if you’d like to continue.',
  },
  failed: { text: 'You weren’t charged, and your plan is still selected.' },
  slow: {
    title: 'Prices are still loading',
    text: 'We’re still waiting for a response. You can keep waiting or try again.',
    retry: 'Try again',
  },
  error: {
    title: 'We couldn’t load the prices',
    text: 'The app sent a response we couldn’t read. You weren’t charged.',
    retry: 'Try again',
  },
  unread: {
    title: 'We couldn’t check your subscription',
    text: 'So that you don’t pay twice, we only show prices once we know whether you have a subscription.',
    retry: 'Try again',
  },
  refused: {
    title: 'We can’t tell if you have a subscription',
    text: 'This app’s sign-in is no longer valid. If you have a subscription, sign in again below so that you don’t pay twice.',
    retry: 'Try again',
    goOn: 'I have no subscription',
  },
  notSold: {
    title: 'Not available on this device right now',
    text: 'This device’s app store isn’t offering you the subscription. If purchases are turned off on this device, turn them on in its settings, then open this page again. In some countries, it isn’t sold yet.',
  },
  reminder: {
    label: (days: number) => `Remind me ${days} days before the trial ends`,
    refused:
      'Notifications are off for this app, so it can’t remind you. You can turn them on in your device’s settings.',
  },
  returning: 'Your last subscription has ended. A new one will be added to the same account.',
  otherTiers: 'Compare all plans',
  have: 'I have a subscription',
  byEmail: 'Sign in with email',
  terms: 'Subscription terms and privacy policy',
  web: {
    title: 'You can subscribe on the web',
    text: `This page is for ${brand.browser}, where you pay through the app store. In other browsers, you pay by card at the price for your country.`,
    plans: 'See plans and prices',
    have: 'Already subscribed? Sign in',
  },
  withoutScript: {
    text: 'To show prices from the app, this page needs JavaScript, which is turned off here.',
    link: 'Read about the subscription',
  },
} as const;
