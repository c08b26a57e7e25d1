import type { ForcedState } from 'fake-apps/forcedState';
import { android, has, mac } from './forcedApps';
import { failure, forcedToken, inDays, justBought, statesOf, trialRefused } from './stateData';

const welcome = '/subscriptions/welcome';
const token = 'token';

/** After a purchase or an activation in the app. */
export const welcomeStates: readonly ForcedState[] = [
  ...statesOf({ path: welcome }, [
    { name: 'app-welcome', title: 'On a Mac', app: { ...mac, token }, answers: has(justBought) },
    {
      name: 'app-welcome-phone',
      title: 'On a phone',
      app: { ...android, token },
      answers: has(justBought),
    },
    {
      name: 'app-welcome-email',
      title: 'With an address',
      app: { ...mac, token: forcedToken('ada@example.org') },
      answers: has(justBought),
    },
    {
      name: 'app-welcome-trial',
      title: 'Free trial',
      app: { ...mac, token },
      answers: has({ activeOffers: [{ type: 'Trial' }], expiresOrRenewsAt: inDays(5) }),
    },
    {
      name: 'app-welcome-ending',
      title: 'Canceled, still running',
      app: { ...mac, token },
      answers: has({ status: 'Not Auto-Renewable', expiresOrRenewsAt: inDays(20) }),
    },
    {
      name: 'app-welcome-grace',
      title: 'A payment failed',
      app: { ...mac, token },
      answers: has({ status: 'Grace Period', expiresOrRenewsAt: inDays(9) }),
    },
    {
      name: 'app-welcome-inactive',
      title: 'On hold',
      app: { ...mac, token },
      answers: has({ status: 'Inactive', expiresOrRenewsAt: inDays(-3) }),
    },
    {
      name: 'app-welcome-expired',
      title: 'Expired',
      app: { ...mac, token },
      answers: has({ status: 'Expired', expiresOrRenewsAt: inDays(-60) }),
    },
    { name: 'app-welcome-web', title: 'In a browser' },
    {
      name: 'app-welcome-error',
      title: 'Couldn’t be loaded',
      app: { ...mac, token },
      answers: { '/api/subscription': failure(503, 'service_unavailable') },
    },
    { name: 'app-welcome-signed-out', title: 'Signed out', app: mac },
  ]),
  {
    name: 'app-stripe-return',
    title: 'Back from checkout',
    path: `${welcome}/stripe`,
    app: { ...mac, system: 'stripe', behavior: { completeStripePayment: { silent: true } } },
  },
  {
    name: 'app-stripe-change',
    title: 'Back from billing',
    path: `${welcome}/stripe`,
    search: 'change=upgrade',
    app: { ...mac, system: 'stripe', behavior: { completeStripePayment: { silent: true } } },
  },
  {
    name: 'app-welcome-refused',
    title: 'The card has had its free trial',
    path: welcome,
    app: { ...mac, system: 'stripe', token },
    answers: { '/api/subscription': { status: 404, json: trialRefused } },
  },
  { name: 'app-stripe-web', title: 'In a browser', path: `${welcome}/stripe` },
];
