import type { Connection } from '@/lib/auth/Connection';
import * as v1 from '@/lib/auth/v1';
import * as v2 from '@/lib/auth/v2';
import * as subscriptions from '@/lib/subscriptions/subscriptionClient';
import { tokenAnswer } from '@/tests/fixtures/browser/fakeTokens';
import { subscriptionOf } from '@/tests/fixtures/browser/subscriptionOf';

type Call = {
  /** The rule of specification §5 for the answer. */
  name: string;
  route: string;
  call(connection: Connection): Promise<unknown>;
  /** The event that reports a failure (specification §8). */
  event?: string;
  /** What the service receives: code, verifier, address and tokens in body or header, never in the URL. */
  sent: object;
  good: unknown;
  /** What the caller gets of it; the answer itself where this is absent. */
  taken?: unknown;
  bad: unknown[];
};

const email = 'a@b.example';
const otp = '123456';
export const change = { email, otp, hash: 'hash' };
const locale = 'de';
const withCookie = { credentials: 'include', bearer: null, query: {} };
const withToken = { credentials: 'omit', bearer: 'token', query: {} };
const client = { client_id: 'web-client' };
export const subscriptionsOf = ({ origin }: Connection) => ({ origin, bearer: 'token' });

const login = { external_id: 'x', auth_token: 'y', email: null };
const confirmed = { external_id: 'x', auth_token: 'y', email, status: 'confirmed' };
const hashes = [{ status: 'confirm', hash: '' }, { status: 'confirm' }];
const account = { external_id: 'x', email: null, entitlements: [] };
const record = subscriptionOf();

export const calls: Call[] = [
  {
    name: 'account creation must return a non-empty code',
    route: 'POST /api/auth/v2/account/create',
    call: v2.createAccount,
    event: 'v2AccountCreate',
    sent: { credentials: 'include', bearer: null, query: { locale } },
    good: { code: 'c' },
    taken: 'c',
    bad: [{ code: '' }, { code: null }, { code: 7 }],
  },
  {
    name: 'token exchange must return a non-empty access_token',
    route: 'POST /api/auth/v2/token',
    call: (to) => v2.redeemCode(to, 'code', 'verifier'),
    event: 'v2Tokens',
    sent: {
      ...withCookie,
      form: { grant_type: 'authorization_code', ...client, code: 'code', code_verifier: 'verifier' },
    },
    good: tokenAnswer(),
    bad: [
      { ...tokenAnswer(), access_token: '' },
      { ...tokenAnswer(), access_token: undefined },
    ],
  },
  {
    name: 'a refresh must return a non-empty access_token',
    route: 'POST /api/auth/v2/token',
    call: (to) => v2.refreshTokens(to, 'refresh'),
    event: 'v2Tokens',
    sent: { ...withCookie, form: { grant_type: 'refresh_token', ...client, refresh_token: 'refresh' } },
    good: tokenAnswer(),
    bad: [
      { ...tokenAnswer(), access_token: '' },
      { ...tokenAnswer(), refresh_token: '' },
    ],
  },
  {
    name: 'a login response must have a code (v2)',
    route: 'POST /api/auth/v2/login',
    call: (to) => v2.login(to, email, otp),
    event: 'v2Login',
    sent: { ...withCookie, json: { email, otp, method: 'otp' } },
    good: { code: 'c' },
    bad: [{ code: '' }, { external_id: 'x', auth_token: 'y' }],
  },
  {
    name: 'a login response must have external_id plus auth_token (v1)',
    route: 'POST /api/auth/login',
    call: (to) => v1.login(to, email, otp),
    sent: { ...withCookie, json: { email, otp } },
    good: login,
    bad: [
      { external_id: 'x', email: null },
      { auth_token: 'y', email: null },
      { ...login, external_id: '' },
      { ...login, auth_token: '' },
      { code: 'c' },
    ],
  },
  {
    name: 'an edit response must carry a non-empty hash when an email was sent (v2)',
    route: 'POST /api/auth/v2/account/edit',
    call: (to) => v2.editEmail(to, 'token', email),
    event: 'v2AccountEdit',
    sent: { ...withToken, json: { email, locale } },
    good: { status: 'confirm', hash: 'h' },
    taken: 'h',
    bad: hashes,
  },
  {
    name: 'an edit response must carry a non-empty hash when an email was sent (v1)',
    route: 'POST /api/auth/account/edit',
    call: (to) => v1.editEmail(to, 'token', email),
    sent: { ...withToken, json: { email, locale } },
    good: { status: 'confirm', hash: 'h' },
    taken: 'h',
    bad: hashes,
  },
  {
    name: 'confirm must return status confirmed with a non-empty email (v2)',
    route: 'POST /api/auth/v2/account/edit/confirm',
    call: (to) => v2.confirmEmail(to, 'token', change),
    event: 'v2AccountEditConfirm',
    sent: { ...withToken, json: { ...change, locale } },
    good: { status: 'confirmed', email },
    bad: [
      { status: 'confirmed', email: '' },
      { status: 'confirmed' },
      { status: 'confirm', email },
      { email },
    ],
  },
  {
    name: 'confirm must return status confirmed with a non-empty email (v1)',
    route: 'POST /api/auth/account/edit/confirm',
    call: (to) => v1.confirmEmail(to, 'token', change),
    sent: { ...withToken, json: { ...change, locale } },
    good: confirmed,
    bad: [
      { ...confirmed, email: '' },
      { ...confirmed, email: null },
      { ...confirmed, status: 'ok' },
      { ...confirmed, external_id: '' },
      { ...confirmed, auth_token: '' },
    ],
  },
  {
    name: 'validate-token must include account.external_id',
    route: 'GET /api/auth/validate-token',
    call: (to) => v1.validateToken(to, 'token'),
    sent: withToken,
    good: { account },
    bad: [
      { account: { ...account, external_id: '' } },
      { account: { ...account, external_id: undefined } },
      { account: null },
      { external_id: 'x' },
    ],
  },
  {
    name: 'the subscription must have a productId',
    route: 'GET /api/subscription',
    call: async (to) => (await subscriptions.bought(subscriptionsOf(to))).subscription,
    sent: withToken,
    good: record,
    bad: [
      { ...record, productId: '' },
      { ...record, productId: undefined },
    ],
  },
  {
    name: 'the features list must be non-empty',
    route: 'GET /api/products/a%2Fb/features',
    call: (to) => subscriptions.productFeatures(subscriptionsOf(to), 'a/b'),
    sent: withToken,
    good: { features: ['Network Protection'] },
    taken: ['Network Protection'],
    bad: [{ features: [] }, { features: null }, { features: 'Duck.ai' }],
  },
  {
    name: 'checkout must return an address',
    route: 'POST /api/checkout/session',
    call: (to) =>
      subscriptions.checkoutSession(subscriptionsOf(to), {
        productId: 'p',
        purchasePlatform: 'web',
        returnUrl: 'r',
        origin: 'funnel_home',
      }),
    sent: {
      ...withToken,
      json: { productId: 'p', purchasePlatform: 'web', returnUrl: 'r', origin: 'funnel_home' },
    },
    good: { checkoutUrl: 'https://pay.example' },
    taken: 'https://pay.example',
    bad: [{ checkoutUrl: '' }],
  },
  {
    name: 'the portal must return an address',
    route: 'GET /api/checkout/portal',
    call: (to) => subscriptions.billingPortal(subscriptionsOf(to)),
    sent: withToken,
    good: { customerPortalUrl: '/portal' },
    taken: '/portal',
    bad: [{ customerPortalUrl: '' }],
  },
];
