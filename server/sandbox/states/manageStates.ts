import type { ForcedAnswer, ForcedState } from 'fake-apps/forcedState';
import { manageWords } from '@/lib/content/account/manage';
import type { Invoice, PlanChangePreview } from '@/lib/contract/billing';
import type { Subscription } from '@/lib/contract/subscription';
import type { ErrorBody } from '@/lib/contract/wire';
import {
  failure,
  forcedInvoice,
  forcedPreview,
  forcedSubscription,
  forcedToken,
  inDays,
  statesOf,
} from './stateData';

const manage = '/subscriptions/manage';
const email = 'ada@example.org';
const session = { email };
const monthly = {
  productId: 'plus-monthly-us',
  name: 'Monthly Subscription',
  billingPeriod: 'Monthly',
  expiresOrRenewsAt: inDays(20),
} as const;
const trial = {
  activeOffers: [{ type: 'Trial' }],
  startedAt: inDays(-2),
  expiresOrRenewsAt: inDays(5),
};
const running = { json: forcedSubscription };
const inMac = { app: 'apple-new', system: 'macos', token: forcedToken(email) } as const;
const browser = { platform: 'web', kind: 'chrome', system: 'windows' } as const;
const phone = { platform: 'ios', kind: 'app', system: 'ios' } as const;
const mac = { platform: 'macos', kind: 'app', system: 'macos' } as const;

/** This browser and a phone. */
export const devices: Readonly<Record<string, ForcedAnswer>> = {
  '/api/auth/v2/account': { json: { email, entitlements: [] } },
  '/api/auth/v2/sessions': {
    json: {
      sessions: [
        { ...browser, id: 'one', createdAt: inDays(-40), lastUsedAt: inDays(0), current: true },
        { ...phone, id: 'two', createdAt: inDays(-30), lastUsedAt: inDays(-2), current: false },
      ],
    },
  },
  // The year that `forcedSubscription` runs for.
  ...invoiced([{ createdAt: inDays(-40) }]),
  '/api/subscription/refund': { json: { state: 'none', total: null, currency: null, until: null } },
};

/** The question that stands before a change of plan, with what the change costs. */
function planChange(
  name: string,
  title: string,
  {
    of,
    invoices,
    preview,
  }: {
    of: Partial<Subscription>;
    invoices?: readonly Partial<Invoice>[];
    preview: Partial<PlanChangePreview>;
  },
): ForcedState {
  const { answers, ...state } = account(name, title, of, invoices);
  const json = { ...forcedPreview, ...preview };
  return {
    ...state,
    press: [manageWords.changePlan],
    answers: { ...answers, '/api/subscription/plan-change': { json } },
  };
}

/** What the account was charged, newest first. */
function invoiced(invoices: readonly Partial<Invoice>[]): Readonly<Record<string, ForcedAnswer>> {
  const numbered = invoices.map((part, index) => forcedInvoice(`000${invoices.length - index}`, part));
  return { '/api/subscription/invoices': { json: { invoices: numbered } } };
}

function account(
  name: string,
  title: string,
  part: Partial<Subscription>,
  invoices?: readonly Partial<Invoice>[],
): ForcedState {
  const answers = {
    ...devices,
    ...(invoices ? invoiced(invoices) : {}),
    '/api/subscription': { json: { ...forcedSubscription, ...part } },
  };
  return { name: `manage-${name}`, title, path: manage, session, answers };
}

/** The account, by how its subscription stands. */
export const manageStates: readonly ForcedState[] = [
  account('active', 'Renews by itself', {}),
  account('trial', 'Free trial, nothing paid yet', trial, []),
  account('trial-canceled', 'Free trial, canceled', { ...trial, status: 'Not Auto-Renewable' }, []),
  account(
    'ending',
    'Canceled, still running',
    { status: 'Not Auto-Renewable', startedAt: inDays(-345), expiresOrRenewsAt: inDays(20) },
    [{ createdAt: inDays(-345) }],
  ),
  account(
    'grace',
    'A payment failed',
    { status: 'Grace Period', startedAt: inDays(-370), expiresOrRenewsAt: inDays(9) },
    [{ createdAt: inDays(-5), status: 'open' }, { createdAt: inDays(-370) }],
  ),
  account(
    'confirm-payment',
    'A payment waits for its bank',
    { status: 'Grace Period', startedAt: inDays(-370), expiresOrRenewsAt: inDays(9) },
    [{ createdAt: inDays(-5), status: 'open', awaitsBank: true }, { createdAt: inDays(-370) }],
  ),
  account(
    'inactive',
    'On hold',
    { status: 'Inactive', startedAt: inDays(-10), expiresOrRenewsAt: inDays(-3) },
    [{ createdAt: inDays(-3), status: 'open' }],
  ),
  account('inactive-google', 'On hold at Google Play', {
    ...monthly,
    platform: 'google',
    status: 'Inactive',
    expiresOrRenewsAt: inDays(-3),
  }),
  account('paused-google', 'Paused on Google Play', {
    ...monthly,
    platform: 'google',
    status: 'Inactive',
    paused: true,
    expiresOrRenewsAt: inDays(-3),
  }),
  account(
    'expired',
    'Expired, after a payment that failed',
    {
      ...monthly,
      status: 'Expired',
      endReason: 'unpaid',
      startedAt: inDays(-104),
      expiresOrRenewsAt: inDays(-60),
    },
    [
      { createdAt: inDays(-74), total: 999, status: 'void' },
      { createdAt: inDays(-104), total: 999 },
    ],
  ),
  {
    name: 'manage-further',
    title: 'Another subscription was purchased with this address',
    path: manage,
    session,
    answers: {
      ...devices,
      '/api/auth/v2/account': { json: { email, entitlements: [], further_subscriptions: 1 } },
      '/api/subscription': running,
    },
  },
  {
    ...account('invoices-error', 'Invoices couldn’t be loaded', {}),
    answers: {
      ...devices,
      '/api/subscription': running,
      '/api/subscription/invoices': failure(503, 'service_unavailable'),
    },
  },
  planChange('plan-yearly', 'Before switching to yearly', {
    of: { ...monthly, startedAt: inDays(-20), expiresOrRenewsAt: inDays(10) },
    invoices: [{ createdAt: inDays(-20), total: 999 }],
    preview: {},
  }),
  planChange('plan-monthly', 'Before switching to monthly, with a credit', {
    of: {},
    preview: {
      productId: 'plus-monthly-us',
      billingPeriod: 'Monthly',
      dueNow: 0,
      // 325 of 365 days.
      credit: 8903,
      paidPeriods: 8,
      price: 999,
      nextChargeAt: inDays(30),
    },
  }),
  planChange('plan-trial', 'Before switching during the trial', {
    of: { ...monthly, ...trial },
    invoices: [],
    preview: { inTrial: true, dueNow: 0, credit: 0, nextChargeAt: inDays(5) },
  }),
  account('apple', 'Purchased in the App Store', { platform: 'apple', ...monthly }),
  account('google', 'Purchased on Google Play', { platform: 'google', ...monthly }),
  ...statesOf({ path: manage }, [
    {
      name: 'manage-no-email',
      title: 'No email address',
      session: { email: null },
      answers: { ...devices, '/api/subscription': { json: forcedSubscription } },
    },
    {
      name: 'manage-none',
      title: 'No subscription on the account',
      session,
      answers: { ...devices, '/api/subscription': failure(404, 'no_subscription') },
    },
    {
      name: 'manage-settling',
      title: 'A purchase may be on its way',
      session,
      answers: {
        ...devices,
        '/api/subscription': {
          status: 404,
          json: { error: 'No subscription found', purchasePending: true } satisfies ErrorBody,
        },
      },
    },
    {
      name: 'manage-error',
      title: 'Couldn’t be loaded',
      session,
      answers: {
        '/api/auth/v2/sessions': failure(503, 'service_unavailable'),
        '/api/subscription': failure(503, 'service_unavailable'),
      },
    },
    {
      name: 'manage-loading',
      title: 'Loading',
      session,
      answers: { '/api/auth/v2/sessions': 'never', '/api/subscription': 'never' },
    },
    { name: 'manage-signed-out', title: 'Signed out' },
    {
      name: 'manage-app',
      title: 'In an app',
      app: inMac,
      // A call without an answer here would reach the service, which does not know the token.
      answers: {
        ...devices,
        '/api/auth/v2/sessions': {
          json: {
            sessions: [
              { ...mac, id: 'one', createdAt: inDays(-40), lastUsedAt: inDays(0), current: true },
              { ...browser, id: 'two', createdAt: inDays(-30), lastUsedAt: inDays(-2), current: false },
            ],
          },
        },
        '/api/subscription': running,
      },
    },
    { name: 'manage-app-signed-out', title: 'Signed out, in an app', app: { ...inMac, token: null } },
    {
      name: 'manage-everywhere',
      title: 'Confirming sign-out everywhere',
      session,
      press: [manageWords.signOutEverywhere],
      answers: { ...devices, '/api/subscription': running },
    },
    {
      name: 'manage-delete',
      title: 'Confirming account deletion',
      session,
      press: [manageWords.remove.open],
      answers: { ...devices, '/api/subscription': running },
    },
  ]),
];
