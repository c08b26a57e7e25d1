import type { Connection } from '@/lib/auth/Connection';
import * as v1 from '@/lib/auth/v1';
import * as v2 from '@/lib/auth/v2';
import { requireEligibility } from '@/lib/subscriptions/saleEligibility';
import * as subscriptions from '@/lib/subscriptions/subscriptionClient';
import { connectTo } from '@/tests/fixtures/browser/connection';
import type { Reply } from '@/tests/fixtures/browser/fakeService';
import { tokenAnswer } from '@/tests/fixtures/browser/fakeTokens';

type Check = {
  name: string;
  route: string;
  call(connection: Connection): Promise<unknown>;
  good: unknown;
  /** What the caller gets of it; the answer itself where this is absent. */
  taken?: unknown;
  /** Answers that the specification refuses. */
  bad: unknown[];
};

const change = { email: 'a@b.example', otp: '123456', hash: 'hash' };
const subscriptionsOf = ({ origin, fetcher }: Connection) => ({ origin, fetcher, bearer: 'token' });
const record = {
  productId: 'plus-yearly-us',
  name: 'Yearly Subscription',
  billingPeriod: 'Yearly',
  startedAt: 1,
  expiresOrRenewsAt: 2,
  platform: 'stripe',
  status: 'Auto-Renewable',
  activeOffers: [],
};
const notObjects = [null, [], '', 'ok', 7, {}];

const checks: Check[] = [
  {
    name: 'account creation must return a non-empty code',
    route: 'POST /api/auth/v2/account/create',
    call: (connection) => v2.createAccount(connection),
    good: { code: 'c' },
    taken: 'c',
    bad: [{ code: '' }, { code: null }, { code: 7 }, ...notObjects],
  },
  {
    name: 'token exchange must return a non-empty access_token',
    route: 'POST /api/auth/v2/token',
    call: (connection) => v2.redeemCode(connection, 'code', 'verifier'),
    good: tokenAnswer(),
    bad: [
      { ...tokenAnswer(), access_token: '' },
      { ...tokenAnswer(), access_token: undefined },
      ...notObjects,
    ],
  },
  {
    name: 'a refresh must return a non-empty access_token',
    route: 'POST /api/auth/v2/token',
    call: (connection) => v2.refreshTokens(connection, 'refresh'),
    good: tokenAnswer(),
    bad: [{ ...tokenAnswer(), access_token: '' }, { ...tokenAnswer(), refresh_token: '' }, ...notObjects],
  },
  {
    name: 'a login response must have a code (v2)',
    route: 'POST /api/auth/v2/login',
    call: (connection) => v2.login(connection, 'a@b.example', '123456'),
    good: { code: 'c' },
    bad: [{ code: '' }, { external_id: 'x', auth_token: 'y' }, ...notObjects],
  },
  {
    name: 'a login response must have external_id plus auth_token (v1)',
    route: 'POST /api/auth/login',
    call: (connection) => v1.login(connection, 'a@b.example', '123456'),
    good: { external_id: 'x', auth_token: 'y', email: null },
    bad: [
      { external_id: 'x', email: null },
      { auth_token: 'y', email: null },
      { external_id: '', auth_token: 'y', email: null },
      { external_id: 'x', auth_token: '', email: null },
      { code: 'c' },
      ...notObjects,
    ],
  },
  {
    name: 'an edit response must carry a non-empty hash when an email was sent (v2)',
    route: 'POST /api/auth/v2/account/edit',
    call: (connection) => v2.editEmail(connection, 'token', 'a@b.example'),
    good: { status: 'confirm', hash: 'h' },
    taken: 'h',
    bad: [{ status: 'confirm', hash: '' }, { status: 'confirm' }, ...notObjects],
  },
  {
    name: 'an edit response must carry a non-empty hash when an email was sent (v1)',
    route: 'POST /api/auth/account/edit',
    call: (connection) => v1.editEmail(connection, 'token', 'a@b.example'),
    good: { status: 'confirm', hash: 'h' },
    taken: 'h',
    bad: [{ status: 'confirm', hash: '' }, { status: 'confirm' }, ...notObjects],
  },
  {
    name: 'confirm must return status confirmed with a non-empty email (v2)',
    route: 'POST /api/auth/v2/account/edit/confirm',
    call: (connection) => v2.confirmEmail(connection, 'token', change),
    good: { status: 'confirmed', email: 'a@b.example' },
    bad: [
      { status: 'confirmed', email: '' },
      { status: 'confirmed' },
      { status: 'confirm', email: 'a@b.example' },
      { email: 'a@b.example' },
      ...notObjects,
    ],
  },
  {
    name: 'confirm must return status confirmed with a non-empty email (v1)',
    route: 'POST /api/auth/account/edit/confirm',
    call: (connection) => v1.confirmEmail(connection, 'token', change),
    good: { external_id: 'x', auth_token: 'y', email: 'a@b.example', status: 'confirmed' },
    bad: [
      { external_id: 'x', auth_token: 'y', email: '', status: 'confirmed' },
      { external_id: 'x', auth_token: 'y', email: null, status: 'confirmed' },
      { external_id: 'x', auth_token: 'y', email: 'a@b.example', status: 'ok' },
      { external_id: '', auth_token: 'y', email: 'a@b.example', status: 'confirmed' },
      { external_id: 'x', auth_token: '', email: 'a@b.example', status: 'confirmed' },
      ...notObjects,
    ],
  },
  {
    name: 'the subscription must have a productId',
    route: 'GET /api/subscription',
    call: (connection) => subscriptions.subscription(subscriptionsOf(connection)),
    good: record,
    bad: [{ ...record, productId: '' }, { ...record, productId: undefined }, ...notObjects],
  },
  {
    name: 'the features list must be non-empty',
    route: 'GET /api/products/plus-yearly-us/features',
    call: (connection) => subscriptions.productFeatures(subscriptionsOf(connection), 'plus-yearly-us'),
    good: { features: ['Network Protection'] },
    taken: ['Network Protection'],
    bad: [{ features: [] }, { features: null }, { features: 'Duck.ai' }, ...notObjects],
  },
  {
    name: 'validate-token must include account.external_id',
    route: 'GET /api/auth/validate-token',
    call: (connection) => v1.validateToken(connection, 'token'),
    good: { account: { external_id: 'x', email: null, entitlements: [] } },
    bad: [
      { account: { external_id: '', email: null, entitlements: [] } },
      { account: { email: null, entitlements: [] } },
      { account: null },
      { external_id: 'x' },
      ...notObjects,
    ],
  },
  {
    name: 'checkout must return an address',
    route: 'POST /api/checkout/session',
    call: (connection) =>
      subscriptions.checkoutSession(subscriptionsOf(connection), {
        productId: 'p',
        purchasePlatform: 'web',
        returnUrl: 'r',
      }),
    good: { checkoutUrl: 'https://pay.example' },
    taken: 'https://pay.example',
    bad: [{ checkoutUrl: '' }, ...notObjects],
  },
];

const generic = 'There has been a communication error. Please try again.';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function answer(check: Check, reply: Reply): Promise<unknown> {
  return check.call(connectTo({ [check.route]: reply }).connection);
}

describe('server response checks (specification §5)', () => {
  describe.each(checks)('$name', (check) => {
    it('takes the agreed answer', async () => {
      await expect(answer(check, { json: check.good })).resolves.toEqual(check.taken ?? check.good);
    });

    it.each(check.bad.map((bad) => [JSON.stringify(bad), bad]))('refuses %s', async (_text, json) => {
      await expect(answer(check, { json })).rejects.toThrow(generic);
    });

    it.each<[string, Reply]>([
      ['no JSON', { text: '<html>' }],
      ['401', { status: 401, json: { error: 'invalid_token' } }],
      ['500', { status: 500, json: check.good }],
      ['no network', 'offline'],
    ])('refuses %s', async (_text, reply) => {
      await expect(answer(check, reply)).rejects.toThrow(generic);
    });
  });

  describe.each([
    ['v2', 'POST /api/auth/v2/otp', v2.sendOneTimeCode],
    ['v1', 'POST /api/auth/account/loginlink', v1.sendOneTimeCode],
  ] as const)('one-time-code send must return HTTP 200 (%s)', (_version, route, send) => {
    it('takes 200', async () => {
      const { connection } = connectTo({ [route]: { status: 200, json: { status: 'sent' } } });
      await expect(send(connection, 'a@b.example')).resolves.toEqual({ status: 'sent' });
    });

    it.each([201, 202, 204, 304, 400, 429, 500])('refuses %i', async (status) => {
      const { connection } = connectTo({ [route]: { status, json: { status: 'sent' } } });
      await expect(send(connection, 'a@b.example')).rejects.toThrow(generic);
    });
  });
});

it.each([404, 400])(
  'an account without subscription is none, and no error, on %i (native contract §4.1)',
  async (status) => {
    const { connection } = connectTo({
      'GET /api/subscription': { status, json: { error: 'No subscription found' } },
    });
    expect(await subscriptions.subscription(subscriptionsOf(connection))).toBeNull();
  },
);

it.each<[Reply, boolean]>([
  [{ status: 200 }, true],
  [{ status: 204 }, true],
  [{ status: 404, json: { error: 'not_eligible' } }, false],
])('eligibility is true if ok, false where it is refused: %j (specification §7)', async (reply, eligible) => {
  const { service } = connectTo({ 'GET /privacy-pro-eligible.json': reply });
  expect(await requireEligibility(service.fetcher)).toBe(eligible);
});

it.each<Reply>([{ status: 500 }, 'offline'])(
  'an answer that did not come is no refusal: %j',
  async (reply) => {
    const { service } = connectTo({ 'GET /privacy-pro-eligible.json': reply });
    await expect(requireEligibility(service.fetcher)).rejects.toThrow();
  },
);
