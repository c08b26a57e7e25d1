import { brand } from '../brand';

const settings = 'Settings → Subscription → I\u00a0have\u00a0a\u00a0subscription';
const menu = 'Menu → Settings → Subscription → I\u00a0have\u00a0a\u00a0subscription';

/** Words of `/pro/welcome`, the return from checkout. */
export const welcomeWords = {
  opening: {
    heading: 'Welcome. One\u00a0moment\u00a0…',
    intro: 'We are looking up your subscription; this takes a few seconds.',
  },
  waiting: {
    heading: 'Thank you. One\u00a0moment\u00a0…',
    intro: 'Your payment went through. Setting up takes a few seconds.',
    status: 'Setting up your subscription',
  },
  slow: {
    heading: 'Your payment went through',
    intro:
      'Setting up takes longer than usual. You need not pay again; this page goes on by itself as soon as it is ready.',
    reload: 'Look again',
  },
  ready: {
    heading: `Welcome to your ${brand.subscription}`,
    intro: 'Everything is switched on. Two short steps bring it to your devices.',
    trial: (date: string) => `Your free trial runs until ${date}. Cancel before then and you pay nothing.`,
    trialUsed: (date: string) =>
      `This card has had its free trial before, so the first period was charged today. It renews on ${date}.`,
    renews: (date: string) => `Your subscription renews on ${date}.`,
    ends: (date: string) => `Cancelled. Everything works until ${date}.`,
    grace: (date: string) =>
      `The last payment did not go through. Everything works until ${date}; please check your card.`,
  },
  notFound: {
    heading: 'No purchase in this browser',
    intro:
      'This page follows a purchase. If you bought on another device or in another browser, sign in there or here.',
    seePlans: 'See the plans',
    signIn: 'Sign in',
  },
  steps: {
    heading: 'What to do next',
    email: {
      title: 'Add an e-mail address',
      text: 'It is the key to your subscription on other devices. Until you add one, the address you gave when paying is your way back.',
      action: 'Add an address',
      done: (email: string) => `Done. ${email} opens your subscription on any device.`,
    },
    devices: {
      title: 'Set up your devices',
      text: `Get ${brand.browser} on each device and enter your address there:`,
    },
    manage: 'Manage your subscription',
  },
  devices: [
    { name: 'iPhone and iPad', path: settings },
    { name: 'Android', path: settings },
    { name: 'Mac', path: menu },
    { name: 'Windows', path: menu },
  ],
} as const;
