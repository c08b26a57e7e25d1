import type { ForcedAnswer, ForcedState } from 'fake-apps/forcedState';
import { manageWords } from '@/lib/content/account/manage';
import { removeEmailWords } from '@/lib/content/account/removeEmail';
import type { Subscription } from '@/lib/contract/subscription';
import { failure, forcedSubscription, forcedToken, inDays } from './stateData';

const manage = '/subscriptions/manage';
const email = 'ada@example.org';
const session = { email };
const monthly = { billingPeriod: 'Monthly', expiresOrRenewsAt: inDays(20) } as const;
const running = { json: forcedSubscription };
const inMac = { app: 'apple-new', system: 'macos', token: forcedToken(email) } as const;
/** This browser and a phone. */
export const devices: Readonly<Record<string, ForcedAnswer>> = {
  '/api/auth/v2/account': { json: { email, entitlements: [] } },
  '/api/auth/v2/sessions': {
    json: {
      sessions: [
        { id: 'one', platform: 'web', createdAt: inDays(-40), lastUsedAt: inDays(0), current: true },
        { id: 'two', platform: 'ios', createdAt: inDays(-30), lastUsedAt: inDays(-2), current: false },
      ],
    },
  },
};

function account(name: string, title: string, part: Partial<Subscription>): ForcedState {
  const answers = { ...devices, '/api/subscription': { json: { ...forcedSubscription, ...part } } };
  return { name: `manage-${name}`, title, path: manage, session, answers };
}

/** The account, by how its subscription stands. */
const manageStates: readonly ForcedState[] = [
  account('active', 'Renews by itself', {}),
  account('trial', 'Free trial', { activeOffers: [{ type: 'Trial' }], expiresOrRenewsAt: inDays(5) }),
  account('trial-cancelled', 'Free trial, cancelled', {
    activeOffers: [{ type: 'Trial' }],
    status: 'Not Auto-Renewable',
    expiresOrRenewsAt: inDays(5),
  }),
  account('ending', 'Cancelled, still running', {
    status: 'Not Auto-Renewable',
    expiresOrRenewsAt: inDays(20),
  }),
  account('grace', 'A payment failed', { status: 'Grace Period', expiresOrRenewsAt: inDays(9) }),
  account('inactive', 'On hold', { status: 'Inactive', expiresOrRenewsAt: inDays(-3) }),
  account('expired', 'Expired', { status: 'Expired', expiresOrRenewsAt: inDays(-60) }),
  {
    name: 'manage-further',
    title: 'Another subscription was bought with the address',
    path: manage,
    session,
    answers: {
      ...devices,
      '/api/auth/v2/account': { json: { email, entitlements: [], further_subscriptions: 1 } },
      '/api/subscription': running,
    },
  },
  account('apple', 'Bought in the App Store', { platform: 'apple', ...monthly }),
  account('google', 'Bought in Google Play', { platform: 'google', ...monthly }),
  {
    name: 'manage-no-email',
    title: 'Without an address',
    path: manage,
    session: { email: null },
    answers: { ...devices, '/api/subscription': { json: forcedSubscription } },
  },
  {
    name: 'manage-none',
    title: 'No subscription on the account',
    path: manage,
    session,
    answers: { ...devices, '/api/subscription': failure(404, 'no_subscription') },
  },
  {
    name: 'manage-error',
    title: 'It could not be loaded',
    path: manage,
    session,
    answers: {
      '/api/auth/v2/sessions': failure(503, 'service_unavailable'),
      '/api/subscription': failure(503, 'service_unavailable'),
    },
  },
  {
    name: 'manage-loading',
    title: 'Loading',
    path: manage,
    session,
    answers: { '/api/auth/v2/sessions': 'never', '/api/subscription': 'never' },
  },
  { name: 'manage-signed-out', title: 'Signed out', path: manage },
  {
    name: 'manage-app',
    title: 'In an app',
    path: manage,
    app: inMac,
    answers: {
      '/api/auth/v2/sessions': {
        json: {
          sessions: [
            { id: 'one', platform: 'macos', createdAt: inDays(-40), lastUsedAt: inDays(0), current: true },
            { id: 'two', platform: 'web', createdAt: inDays(-30), lastUsedAt: inDays(-2), current: false },
          ],
        },
      },
      '/api/subscription': running,
    },
  },
  {
    name: 'manage-app-signed-out',
    title: 'Signed out, in an app',
    path: manage,
    app: { ...inMac, token: null },
  },
  {
    name: 'manage-everywhere',
    title: 'Asking before a sign-out everywhere',
    path: manage,
    session,
    press: [manageWords.signOutEverywhere],
    answers: { ...devices, '/api/subscription': running },
  },
  {
    name: 'manage-delete',
    title: 'Asking before the account goes',
    path: manage,
    session,
    press: [manageWords.remove.open],
    answers: { ...devices, '/api/subscription': running },
  },
];

/** Sign-in and the address of the account. */
const addressStates: readonly ForcedState[] = [
  { name: 'activate', title: 'Signed out', path: '/subscriptions/activate' },
  { name: 'activate-signed-in', title: 'Signed in already', path: '/subscriptions/activate', session },
  {
    name: 'activate-code',
    title: 'A code is on its way',
    path: '/subscriptions/activate',
    code: { of: 'signIn', email },
  },
  { name: 'activate-success', title: 'Done, signed in', path: '/subscriptions/activate/success', session },
  { name: 'activate-success-signed-out', title: 'Opened too early', path: '/subscriptions/activate/success' },
  {
    name: 'confirm-code',
    title: 'A code is on its way',
    path: '/subscriptions/confirm',
    code: { of: 'signIn', email },
  },
  { name: 'confirm', title: 'Opened without a code', path: '/subscriptions/confirm' },
  { name: 'add-email', title: 'No address yet', path: '/subscriptions/add-email', session: { email: null } },
  { name: 'add-email-already', title: 'An address already', path: '/subscriptions/add-email', session },
  {
    name: 'add-email-otp',
    title: 'A code is on its way',
    path: '/subscriptions/add-email/otp',
    session: { email: null },
    code: { of: 'change', email },
  },
  { name: 'add-email-success', title: 'Added', path: '/subscriptions/add-email/success', session },
  {
    name: 'add-email-success-app',
    title: 'Added, in an app',
    path: '/subscriptions/add-email/success',
    app: { ...inMac, app: 'android' },
  },
  { name: 'add-email-signed-out', title: 'Signed out', path: '/subscriptions/add-email' },
  { name: 'pro-add-email', title: 'No address yet', path: '/pro/add-email', session: { email: null } },
  { name: 'pro-add-email-signed-out', title: 'Signed out', path: '/pro/add-email' },
  {
    name: 'edit-email-code',
    title: 'A code is on its way',
    path: '/subscriptions/edit-email',
    session,
    code: { of: 'change', email: 'ada@example.net' },
  },
  {
    name: 'edit-email-none',
    title: 'No address yet',
    path: '/subscriptions/edit-email',
    session: { email: null },
  },
  { name: 'edit-email-signed-out', title: 'Signed out', path: '/subscriptions/edit-email' },
  {
    name: 'edit-email-remove',
    title: 'Before the address goes',
    path: '/subscriptions/edit-email',
    session,
    press: [removeEmailWords.open],
  },
  { name: 'edit-email', title: 'Change the address', path: '/subscriptions/edit-email', session },
  { name: 'undo-email', title: 'A link without its content', path: '/subscriptions/undo-email' },
  { name: 'unlock', title: 'A link without its content', path: '/subscriptions/unlock' },
];

export const accountStates: readonly ForcedState[] = [...manageStates, ...addressStates];
