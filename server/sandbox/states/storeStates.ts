import type { ForcedState } from 'fake-apps/forcedState';
import { storeWords } from '@/lib/content/app/store';
import { android, has, mac, phone, twoTiers, windows } from './forcedApps';
import { failure, inDays, statesOf } from './stateData';

const nothing = { platform: 'macos', products: [] };
const both = 'getSubscriptionTierOptions';
const bridge = true;

/** What the app sells: the shop, and the short pages for phones. */
export const storeStates: readonly ForcedState[] = [
  ...statesOf({ path: '/subscriptions' }, [
    { name: 'app-store', title: 'On a Mac', app: mac },
    { name: 'app-store-2025', title: 'In an app from 2025', app: { ...mac, app: 'apple-2025' } },
    { name: 'app-store-android', title: 'On Android', app: android },
    { name: 'app-store-windows', title: 'On Windows', app: windows },
    {
      name: 'app-store-stripe',
      title: 'In the Mac app outside the store',
      app: { ...mac, system: 'stripe' },
    },
    {
      name: 'app-store-back',
      title: 'Back from checkout',
      search: 'canceled=true&billing_period=monthly',
      app: { ...mac, system: 'stripe' },
    },
    { name: 'app-store-duckai', title: 'From the AI chat', search: 'featurePage=duckai', app: phone },
    {
      name: 'app-store-empty',
      title: 'Purchases aren’t allowed',
      app: { ...mac, tierOptions: nothing },
    },
    {
      name: 'app-store-silent',
      title: 'Prices don’t arrive',
      app: { ...mac, behavior: { [both]: { silent: true } } },
    },
    {
      name: 'app-store-error',
      title: 'The app refuses to send prices',
      app: { ...mac, behavior: { [both]: { error: 'no' } } },
    },
    {
      name: 'app-store-slow',
      title: 'The service is slow to say whether there is a subscription',
      app: { ...mac, token: 'token' },
      answers: { '/api/subscription': 'never' },
    },
    {
      name: 'app-store-unread',
      title: 'The service can’t say whether there is a subscription',
      app: { ...mac, token: 'token' },
      answers: { '/api/subscription': failure(503, 'service_unavailable') },
    },
    {
      name: 'app-store-refused',
      title: 'The service refuses the app’s sign-in',
      app: { ...mac, token: 'token' },
      answers: { '/api/subscription': failure(401, 'invalid_token') },
    },
    {
      name: 'app-store-subscribed',
      title: 'For a subscriber',
      app: { ...mac, token: 'token' },
      answers: has({}),
    },
    {
      name: 'app-store-returning',
      title: 'For someone whose subscription has ended',
      app: { ...mac, token: 'token' },
      answers: has({ status: 'Expired', expiresOrRenewsAt: inDays(-60) }),
    },
    { name: 'app-store-tiers', title: 'With two tiers', app: { ...mac, tierOptions: twoTiers } },
    {
      name: 'app-store-busy',
      title: 'Store sheet open',
      app: { ...mac, purchase: 'nothing' },
      press: [storeWords.try(7)],
    },
    {
      name: 'app-store-canceled',
      title: 'Purchase canceled',
      app: { ...mac, purchase: 'canceled' },
      press: [storeWords.try(7)],
    },
    {
      name: 'app-store-failed',
      title: 'Checkout couldn’t be opened',
      app: { ...mac, system: 'stripe', purchase: 'redirect' },
      press: [storeWords.try(7)],
      answers: { 'POST /api/checkout/session': failure(503, 'service_unavailable') },
    },
    {
      name: 'app-store-bridge-subscribed',
      title: 'The bridge reports a subscription',
      app: { ...mac, bridge, subscription: { isSubscribed: true, status: 'Auto-Renewable' } },
    },
    { name: 'app-store-web', title: 'In a browser' },
  ]),
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
