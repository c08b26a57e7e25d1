import { type ForcedApp, type ForcedState, failure, forcedSubscription } from './forcedState';

const mac: ForcedApp = { app: 'apple-new', system: 'macos', token: null };
const phone: ForcedApp = { app: 'apple-new', system: 'ios', token: null };
const android: ForcedApp = { app: 'android', token: null };
const windows: ForcedApp = { app: 'windows', token: null };
const nothing = { platform: 'macos', products: [] };
const both = 'getSubscriptionTierOptions';
const subscribed = { '/api/subscription': { json: forcedSubscription } };

/** What the app sells: the shop, the plans, the short pages for phones. */
const storeStates: readonly ForcedState[] = [
  { name: 'app-store', title: 'On a Mac', path: '/subscriptions', app: mac },
  {
    name: 'app-store-2025',
    title: 'In an app of 2025',
    path: '/subscriptions',
    app: { ...mac, app: 'apple-2025' },
  },
  { name: 'app-store-android', title: 'On Android', path: '/subscriptions', app: android },
  { name: 'app-store-windows', title: 'On Windows', path: '/subscriptions', app: windows },
  {
    name: 'app-store-stripe',
    title: 'In the Mac app outside the store',
    path: '/subscriptions',
    app: { ...mac, system: 'stripe' },
  },
  {
    name: 'app-store-duckai',
    title: 'From the AI chat',
    path: '/subscriptions',
    search: 'featurePage=duckai',
    app: phone,
  },
  {
    name: 'app-store-empty',
    title: 'Nothing may be bought',
    path: '/subscriptions',
    app: { ...mac, tierOptions: nothing },
  },
  {
    name: 'app-store-silent',
    title: 'Prices do not come',
    path: '/subscriptions',
    app: { ...mac, behaviour: { [both]: { silent: true } } },
  },
  {
    name: 'app-store-error',
    title: 'The app refuses prices',
    path: '/subscriptions',
    app: { ...mac, behaviour: { [both]: { error: 'no' } } },
  },
  {
    name: 'app-store-subscribed',
    title: 'To a subscriber',
    path: '/subscriptions',
    app: { ...mac, token: 'token' },
    answers: subscribed,
  },
  { name: 'app-store-web', title: 'In a browser', path: '/subscriptions' },
  { name: 'app-plans', title: 'The plans', path: '/subscriptions/plans', app: mac },
  {
    name: 'app-plans-pro',
    title: 'The plans, from an upgrade',
    path: '/subscriptions/plans',
    search: 'tier=pro',
    app: mac,
  },
  {
    name: 'app-plans-silent',
    title: 'Prices do not come',
    path: '/subscriptions/plans',
    app: { ...mac, behaviour: { [both]: { silent: true } } },
  },
  {
    name: 'app-vpn',
    title: 'Short page for the VPN, with a trial',
    path: '/subscriptions/new/mobile/vpn',
    search: 'trial=true',
    app: phone,
  },
  {
    name: 'app-vpn-no-trial',
    title: 'Short page without trial and removal',
    path: '/subscriptions/new/mobile/vpn',
    search: 'trial=false&pir=false',
    app: phone,
  },
  {
    name: 'app-duckai',
    title: 'Short page for the AI chat',
    path: '/subscriptions/new/mobile/duckai',
    search: 'trial=true',
    app: phone,
  },
  {
    name: 'app-pir',
    title: 'Short page for data removal',
    path: '/subscriptions/new/mobile/pir',
    search: 'trial=true',
    app: phone,
  },
];

const welcome = '/subscriptions/welcome';
const token = 'token';

/** After a purchase or an activation in the app. */
const welcomeStates: readonly ForcedState[] = [
  { name: 'app-welcome', title: 'On a Mac', path: welcome, app: { ...mac, token }, answers: subscribed },
  {
    name: 'app-welcome-phone',
    title: 'On a phone',
    path: welcome,
    app: { ...android, token },
    answers: subscribed,
  },
  {
    name: 'app-welcome-error',
    title: 'It could not be loaded',
    path: welcome,
    app: { ...mac, token },
    answers: { '/api/subscription': failure(503, 'service_unavailable') },
  },
  { name: 'app-welcome-signed-out', title: 'Signed out', path: welcome, app: mac },
  {
    name: 'app-stripe-return',
    title: 'Back from the payment page',
    path: `${welcome}/stripe`,
    app: { ...mac, system: 'stripe' },
  },
];

export const appStates: readonly ForcedState[] = [...storeStates, ...welcomeStates];
