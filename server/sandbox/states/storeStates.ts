import type { ForcedState } from 'fake-apps/forcedState';
import { storeWords } from '@/lib/content/app/store';
import { android, has, mac, phone, windows } from './forcedApps';
import { failure, inDays } from './stateData';
import { twoTiers } from './tierOptions';

const nothing = { platform: 'macos', products: [] };
const both = 'getSubscriptionTierOptions';
const bridge = true;

/** What the app sells: the shop, and the short pages for phones. */
export const storeStates: readonly ForcedState[] = [
  { name: 'app-store', title: 'On a Mac', path: '/subscriptions', app: mac },
  {
    name: 'app-store-2025',
    title: 'In an app from 2025',
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
    name: 'app-store-back',
    title: 'Back from checkout',
    path: '/subscriptions',
    search: 'canceled=true&billing_period=monthly',
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
    title: 'Purchases aren’t allowed',
    path: '/subscriptions',
    app: { ...mac, tierOptions: nothing },
  },
  {
    name: 'app-store-silent',
    title: 'Prices don’t arrive',
    path: '/subscriptions',
    app: { ...mac, behavior: { [both]: { silent: true } } },
  },
  {
    name: 'app-store-error',
    title: 'The app refuses to send prices',
    path: '/subscriptions',
    app: { ...mac, behavior: { [both]: { error: 'no' } } },
  },
  {
    name: 'app-store-slow',
    title: 'The service is slow to say whether there is a subscription',
    path: '/subscriptions',
    app: { ...mac, token: 'token' },
    answers: { '/api/subscription': 'never' },
  },
  {
    name: 'app-store-unread',
    title: 'The service can’t say whether there is a subscription',
    path: '/subscriptions',
    app: { ...mac, token: 'token' },
    answers: { '/api/subscription': failure(503, 'service_unavailable') },
  },
  {
    name: 'app-store-refused',
    title: 'The service refuses the app’s sign-in',
    path: '/subscriptions',
    app: { ...mac, token: 'token' },
    answers: { '/api/subscription': failure(401, 'invalid_token') },
  },
  {
    name: 'app-store-subscribed',
    title: 'For a subscriber',
    path: '/subscriptions',
    app: { ...mac, token: 'token' },
    answers: has({}),
  },
  {
    name: 'app-store-returning',
    title: 'For someone whose subscription has ended',
    path: '/subscriptions',
    app: { ...mac, token: 'token' },
    answers: has({ status: 'Expired', expiresOrRenewsAt: inDays(-60) }),
  },
  {
    name: 'app-store-tiers',
    title: 'With two tiers',
    path: '/subscriptions',
    app: { ...mac, tierOptions: twoTiers },
  },
  {
    name: 'app-store-busy',
    title: 'Store sheet open',
    path: '/subscriptions',
    app: { ...mac, purchase: 'nothing' },
    press: [storeWords.try(7)],
  },
  {
    name: 'app-store-canceled',
    title: 'Purchase canceled',
    path: '/subscriptions',
    app: { ...mac, purchase: 'canceled' },
    press: [storeWords.try(7)],
  },
  {
    name: 'app-store-failed',
    title: 'Checkout couldn’t be opened',
    path: '/subscriptions',
    app: { ...mac, system: 'stripe', purchase: 'redirect' },
    press: [storeWords.try(7)],
    answers: { 'POST /api/checkout/session': failure(503, 'service_unavailable') },
  },
  {
    name: 'app-store-bridge-subscribed',
    title: 'The bridge reports a subscription',
    path: '/subscriptions',
    app: { ...mac, bridge, subscription: { isSubscribed: true, status: 'Auto-Renewable' } },
  },
  { name: 'app-store-web', title: 'In a browser', path: '/subscriptions' },
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
