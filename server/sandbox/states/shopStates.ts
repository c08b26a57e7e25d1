import type { ForcedState } from 'fake-apps/forcedState';
import { buyingWords } from '@/lib/content/subscription/pro';
import { productsIn } from '@/server/billing/catalog/productsOnSale';
import {
  addressSubscribed,
  failure,
  forcedSubscription,
  inDays,
  justBought,
  trialRefused,
} from './stateData';

const session = { email: 'ada@example.org' };

/** The landing page, and the page after the purchase. */
export const shopStates: readonly ForcedState[] = [
  { name: 'pro-us', title: 'In the United States', path: '/pro', answers: country('US') },
  { name: 'pro-elsewhere', title: 'In Germany', path: '/pro', answers: country('DE') },
  {
    name: 'pro-not-sold',
    title: 'Country where it isn’t sold',
    path: '/pro',
    answers: { '/country.json': { json: { country: 'JP' } }, '/privacy-pro-eligible.json': { json: false } },
  },
  { name: 'pro-loading', title: 'Prices loading', path: '/pro', answers: { '/api/products': 'never' } },
  {
    name: 'pro-error',
    title: 'Prices couldn’t be loaded',
    path: '/pro',
    answers: { '/api/products': failure(503, 'service_unavailable') },
  },
  {
    name: 'pro-subscribed',
    title: 'For a subscriber',
    path: '/pro',
    session,
    answers: { '/api/subscription': { json: forcedSubscription } },
  },
  {
    name: 'pro-expired',
    title: 'For someone whose subscription has ended',
    path: '/pro',
    session,
    answers: {
      '/api/subscription': {
        json: { ...forcedSubscription, status: 'Expired', expiresOrRenewsAt: inDays(-60) },
      },
    },
  },
  {
    name: 'pro-canceled',
    title: 'Back from checkout',
    path: '/pro',
    search: 'canceled=true&billing_period=monthly',
  },
  {
    name: 'pro-buy-failed',
    title: 'Checkout couldn’t be opened',
    path: '/pro',
    session: { email: null },
    press: [buyingWords.tryFree(7)],
    answers: {
      '/api/subscription': failure(404, 'no_subscription'),
      'POST /api/checkout/session': failure(503, 'service_unavailable'),
    },
  },
  { name: 'pro-duckai', title: 'From the AI chat', path: '/pro', search: 'featurePage=duckai' },
  { name: 'pro-vpn', title: 'From the VPN', path: '/pro', search: 'featurePage=vpn' },
  { name: 'pro-winback', title: 'Returning subscriber', path: '/pro', search: 'featurePage=winback' },
  {
    name: 'welcome-ready',
    title: 'Subscription ready',
    path: '/pro/welcome',
    session,
    answers: { '/api/subscription': { json: justBought } },
  },
  {
    name: 'welcome-no-email',
    title: 'Ready, without an email address',
    path: '/pro/welcome',
    session: { email: null },
    answers: { '/api/subscription': { json: justBought } },
  },
  {
    name: 'welcome-paying-address',
    title: 'There, with the address given when paying',
    path: '/pro/welcome',
    session: { email: null },
    answers: {
      '/api/subscription': { json: justBought },
      '/api/auth/v2/account': { json: { email: null, entitlements: [], billing_email: 'ada@example.org' } },
    },
  },
  {
    name: 'welcome-trial',
    title: 'Ready, with a free trial',
    path: '/pro/welcome',
    session: { email: null },
    answers: {
      '/api/subscription': {
        json: { ...justBought, activeOffers: [{ type: 'Trial' }], expiresOrRenewsAt: inDays(7) },
      },
    },
  },
  {
    name: 'welcome-trial-refused',
    title: 'The card has had its free trial',
    path: '/pro/welcome',
    search: 'success=true&billing_period=yearly',
    session: { email: null },
    answers: { '/api/subscription': { status: 404, json: trialRefused } },
  },
  {
    name: 'welcome-address-subscribed',
    title: 'The email address has a subscription',
    path: '/pro/welcome',
    search: 'success=true&billing_period=yearly',
    session: { email: null },
    answers: { '/api/subscription': { status: 404, json: addressSubscribed } },
  },
  {
    name: 'welcome-waiting',
    title: 'Waiting for the payment',
    path: '/pro/welcome',
    search: 'success=true&billing_period=yearly',
    session,
    answers: { '/api/subscription': failure(404, 'no_subscription') },
  },
  {
    name: 'welcome-error',
    title: 'Couldn’t be loaded',
    path: '/pro/welcome',
    session,
    answers: { '/api/subscription': failure(503, 'service_unavailable') },
  },
  {
    name: 'welcome-loading',
    title: 'Loading',
    path: '/pro/welcome',
    session,
    answers: { '/api/subscription': 'never' },
  },
  { name: 'welcome-signed-out', title: 'Signed out', path: '/pro/welcome' },
];

function country(code: string) {
  return { '/country.json': { json: { country: code } }, '/api/products': { json: productsIn(code) } };
}
