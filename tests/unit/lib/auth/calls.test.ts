/** @jest-environment jsdom */
import type { Connection } from '@/lib/auth/Connection';
import * as v1 from '@/lib/auth/v1';
import { v1Methods } from '@/lib/auth/v1Methods';
import * as v2 from '@/lib/auth/v2';
import { CommunicationError } from '@/lib/http/CommunicationError';
import { requireEligibility } from '@/lib/subscriptions/saleEligibility';
import { bought } from '@/lib/subscriptions/subscriptionClient';
import { connectTo } from '@/tests/fixtures/browser/connection';
import type { Reply } from '@/tests/fixtures/browser/fakeService';
import { calls, change, subscriptionsOf } from './calls';

const generic = 'There has been a communication error. Please try again.';
const notObjects = [null, [], '', 'ok', 7, {}];

describe.each(calls)('$name', ({ route, call, event, sent, good, taken = good, bad }) => {
  it('sends what was agreed, takes the agreed answer, and reports nothing', async () => {
    const { connection, service, reported } = connectTo({ [route]: { json: good } });
    await expect(call(connection)).resolves.toEqual(taken);
    expect(service.calls).toEqual([expect.objectContaining(sent)]);
    expect(reported).toEqual([]);
  });

  it.each<[string, Reply]>([
    ...[...bad, ...notObjects].map((json): [string, Reply] => [JSON.stringify(json), { json }]),
    ['no JSON', { text: '<html>' }],
    ['400', { status: 400, json: { error: 'invalid_request' } }],
    ['401', { status: 401, json: { error: 'invalid_token' } }],
    ['500', { status: 500, json: good }],
    ['no network', 'offline'],
  ])('refuses %s, and reports it as the event of the call (specification §8)', async (text, reply) => {
    if (text === '400' && route === 'GET /api/subscription') return;
    const { connection, reported } = connectTo({ [route]: reply });
    const failure = await call(connection).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CommunicationError);
    expect(failure).toMatchObject({ message: generic });
    expect(reported).toEqual(event ? [event] : []);
  });
});

describe.each([
  ['v2', 'POST /api/auth/v2/otp', v2.sendOneTimeCode, ['v2Passphrase']],
  ['v1', 'POST /api/auth/account/loginlink', v1.sendOneTimeCode, []],
] as const)('one-time-code send must return HTTP 200 (%s)', (_version, route, send, events) => {
  it('sends address and language in a body, to the service of the environment', async () => {
    const { connection, service } = connectTo(
      { [route]: { json: {} } },
      { origin: 'https://staging.example' },
    );
    await send(connection, 'a@b.example');
    expect(service.calls).toMatchObject([
      { json: { email: 'a@b.example', locale: 'de' }, query: {}, credentials: 'include' },
    ]);
    expect(service.calls[0]?.url).toBe(`https://staging.example${route.replace('POST ', '')}`);
  });

  it.each([201, 202, 204, 304, 400, 429, 500])('refuses %i', async (status) => {
    const { connection, reported } = connectTo({ [route]: { status, json: { status: 'sent' } } });
    await expect(send(connection, 'a@b.example')).rejects.toThrow(generic);
    expect(reported).toEqual(events);
  });
});

it('a session is opened with the challenge, and its failure reported', async () => {
  const open = (to: Connection) => v2.authorize(to, 'challenge');
  const { connection, service } = connectTo({ 'POST /api/auth/v2/authorize': { json: {} } });
  await open(connection);
  expect(service.calls).toMatchObject([{ credentials: 'include' }]);
  expect(service.calls[0]?.query).toEqual({
    code_challenge: 'challenge',
    code_challenge_method: 'S256',
    client_id: 'web-client',
    response_type: 'code',
    scope: 'privacypro',
  });
  const refused = connectTo({ 'POST /api/auth/v2/authorize': 'offline' });
  await expect(open(refused.connection)).rejects.toThrow(generic);
  expect(refused.reported).toEqual(['v2Authorization']);
});

it.each([null, ''])(
  'without a verifier or a v1 token, %p, no call is made (specification §8)',
  async (none) => {
    const { connection, service, reported } = connectTo({});
    const noToken = 'No token supplied for v1 account edit';
    for (const [call, message] of [
      [async () => v2.redeemCode(connection, 'code', none), 'No codeVerifier value provided for v2 auth'],
      [async () => v1.editEmail(connection, none, 'a@b.example'), noToken],
      [async () => v1.confirmEmail(connection, none, change), `${noToken} confirm`],
      [async () => v1Methods(connection).confirmEmail(none ?? '', change), noToken],
    ] as const)
      await expect(call()).rejects.toThrow(message);
    expect(service.calls).toEqual([]);
    expect(reported).toEqual(['v2Tokens']);
  },
);

it.each([404, 400])('an account without subscription is none, and no error, on %i', async (status) => {
  const json = { error: 'No subscription found' };
  const { connection } = connectTo({ 'GET /api/subscription': { status, json } });
  expect((await bought(subscriptionsOf(connection))).subscription).toBeNull();
});

it.each<[Reply, boolean | null]>([
  [{ status: 200 }, true],
  [{ status: 204 }, true],
  [{ status: 404, json: { error: 'not_eligible' } }, false],
  [{ status: 500 }, null],
  ['offline', null],
])('eligibility is true if ok, false where refused, unknown without answer: %j', async (reply, eligible) => {
  connectTo({ 'GET /privacy-pro-eligible.json': reply });
  expect(await requireEligibility().catch(() => null)).toBe(eligible);
});
