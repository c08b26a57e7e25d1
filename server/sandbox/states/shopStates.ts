import type { ForcedState } from 'fake-apps/forcedState';
import { buyingWords } from '@/lib/content/subscription/pro';
import { productsIn } from '@/server/billing/catalog/productsOnSale';
import { failure, forcedSubscription, inDays, justBought, statesOf, trialRefused } from './stateData';

const session = { email: 'ada@example.org' };

/** The landing page, and the page after the purchase. */
export const shopStates: readonly ForcedState[] = [
  ...statesOf({ path: '/pro' }, [
    { name: 'pro-us', title: 'In the United States', answers: country('US') },
    { name: 'pro-elsewhere', title: 'In Germany', answers: country('DE') },
    {
      name: 'pro-not-sold',
      title: 'Country where it isn’t sold',
      answers: {
        '/country.json': { json: { country: 'JP' } },
        '/privacy-pro-eligible.json': { json: false },
      },
    },
    { name: 'pro-loading', title: 'Prices loading', answers: { '/api/products': 'never' } },
    {
      name: 'pro-error',
      title: 'Prices couldn’t be loaded',
      answers: { '/api/products': failure(503, 'service_unavailable') },
    },
    {
      name: 'pro-subscribed',
      title: 'For a subscriber',
      session,
      answers: { '/api/subscription': { json: forcedSubscription } },
    },
    {
      name: 'pro-expired',
      title: 'For someone whose subscription has ended',
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
      search: 'canceled=true&billing_period=monthly',
    },
    {
      name: 'pro-buy-failed',
      title: 'Checkout couldn’t be opened',
      session: { email: null },
      press: [buyingWords.tryFree(7)],
      answers: {
        '/api/subscription': failure(404, 'no_subscription'),
        'POST /api/checkout/session': failure(503, 'service_unavailable'),
      },
    },
    { name: 'pro-duckai', title: 'From the AI chat', search: 'featurePage=duckai' },
    { name: 'pro-vpn', title: 'From the VPN', search: 'featurePage=vpn' },
    { name: 'pro-winback', title: 'Returning subscriber', search: 'featurePage=winback' },
  ]),
  ...statesOf({ path: '/pro/welcome' }, [
    {
      name: 'welcome-ready',
      title: 'Subscription ready',
      session,
      answers: { '/api/subscription': { json: justBought } },
    },
    {
      name: 'welcome-no-email',
      title: 'Ready, without an email address',
      session: { email: null },
      answers: { '/api/subscription': { json: justBought } },
    },
    {
      name: 'welcome-paying-address',
      title: 'There, with the address given when paying',
      session: { email: null },
      answers: {
        '/api/subscription': { json: justBought },
        '/api/auth/v2/account': { json: { email: null, entitlements: [], billing_email: 'ada@example.org' } },
      },
    },
    {
      name: 'welcome-trial',
      title: 'Ready, with a free trial',
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
      search: 'success=true&billing_period=yearly',
      session: { email: null },
      answers: { '/api/subscription': { status: 404, json: trialRefused } },
    },
    {
      name: 'welcome-waiting',
      title: 'Waiting for the payment',
      search: 'success=true&billing_period=yearly',
      session,
      answers: { '/api/subscription': failure(404, 'no_subscription') },
    },
    {
      name: 'welcome-error',
      title: 'Couldn’t be loaded',
      session,
      answers: { '/api/subscription': failure(503, 'service_unavailable') },
    },
    { name: 'welcome-loading', title: 'Loading', session, answers: { '/api/subscription': 'never' } },
    { name: 'welcome-signed-out', title: 'Signed out' },
  ]),
];

function country(code: string) {
  return { '/country.json': { json: { country: code } }, '/api/products': { json: productsIn(code) } };
}
