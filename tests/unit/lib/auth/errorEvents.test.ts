import type { Connection } from '@/lib/auth/Connection';
import * as v1 from '@/lib/auth/v1';
import { v1Methods } from '@/lib/auth/v1Methods';
import * as v2 from '@/lib/auth/v2';
import { CommunicationError } from '@/lib/http/CommunicationError';
import { connectTo } from '@/tests/fixtures/browser/connection';
import { tokenAnswer } from '@/tests/fixtures/browser/fakeTokens';

const change = { email: 'a@b.example', otp: '123456', hash: 'hash' };
const calls: [string, string, (connection: Connection) => Promise<unknown>, unknown][] = [
  ['v2Authorization', 'POST /api/auth/v2/authorize', (to) => v2.authorize(to, 'challenge'), {}],
  ['v2AccountCreate', 'POST /api/auth/v2/account/create', (to) => v2.createAccount(to), { code: 'c' }],
  ['v2Passphrase', 'POST /api/auth/v2/otp', (to) => v2.sendOneTimeCode(to, 'a@b.example'), {}],
  ['v2Login', 'POST /api/auth/v2/login', (to) => v2.login(to, 'a@b.example', '123456'), { code: 'c' }],
  ['v2Tokens', 'POST /api/auth/v2/token', (to) => v2.redeemCode(to, 'code', 'verifier'), tokenAnswer()],
  ['v2Tokens', 'POST /api/auth/v2/token', (to) => v2.refreshTokens(to, 'refresh'), tokenAnswer()],
  [
    'v2AccountEdit',
    'POST /api/auth/v2/account/edit',
    (to) => v2.editEmail(to, 'token', 'a@b.example'),
    { status: 'confirm', hash: 'h' },
  ],
  [
    'v2AccountEditConfirm',
    'POST /api/auth/v2/account/edit/confirm',
    (to) => v2.confirmEmail(to, 'token', change),
    { status: 'confirmed', email: 'a@b.example' },
  ],
];

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('auth failures are reported as error events and then rethrown (specification §8)', () => {
  it.each(calls)('%s, of %s', async (event, route, call) => {
    for (const reply of ['offline', { status: 400, json: { error: 'x' } }, { status: 500 }] as const) {
      const { connection, reported } = connectTo({ [route]: reply });
      await expect(call(connection)).rejects.toBeInstanceOf(CommunicationError);
      expect(reported).toEqual([event]);
    }
  });

  it.each(calls)('%s is not reported when %s succeeds', async (_event, route, call, json) => {
    const { connection, reported } = connectTo({ [route]: { json } });
    await call(connection);
    expect(reported).toEqual([]);
  });
});

describe('developer errors (specification §8)', () => {
  it.each([null, ''])('a verifier of %p: no call is made', async (verifier) => {
    const { connection, service } = connectTo({});
    const redeem = async () => v2.redeemCode(connection, 'code', verifier);
    await expect(redeem()).rejects.toThrow('No codeVerifier value provided for v2 auth');
    expect(service.calls).toEqual([]);
  });

  it.each([null, ''])('a v1 token of %p: no call is made', async (token) => {
    const { connection, service } = connectTo({});
    const edit = async () => v1.editEmail(connection, token, 'a@b.example');
    const confirm = async () => v1.confirmEmail(connection, token, change);
    await expect(edit()).rejects.toThrow('No token supplied for v1 account edit');
    await expect(confirm()).rejects.toThrow('No token supplied for v1 account edit confirm');
    await expect(v1Methods(connection).confirmEmail(token ?? '', change)).rejects.toThrow(
      'No token supplied',
    );
    expect(service.calls).toEqual([]);
  });
});
