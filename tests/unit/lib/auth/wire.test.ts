import type { Connection } from '@/lib/auth/Connection';
import { chooseAuth } from '@/lib/auth/choose';
import * as v1 from '@/lib/auth/v1';
import * as v2 from '@/lib/auth/v2';
import { v2Methods } from '@/lib/auth/v2Methods';
import { defaultFeatureConfig } from '@/lib/contract/siteResponses';
import { connectTo } from '@/tests/fixtures/browser/connection';
import { tokenAnswer } from '@/tests/fixtures/browser/fakeTokens';

const email = 'anna@example.org';
const change = { email, otp: '123456', hash: 'hash' };
const login = { external_id: 'x', auth_token: 'y', email };

async function sentBy(
  route: string,
  json: unknown,
  call: (connection: Connection) => Promise<unknown>,
  changes: Partial<Connection> = {},
) {
  const { connection, service } = connectTo({ [route]: { json } }, changes);
  await call(connection);
  expect(service.calls).toHaveLength(1);
  const [sent] = service.callsTo(route);
  if (!sent) throw new Error(`No call to ${route}, but to ${service.calls.map(({ url }) => url)}`);
  return sent;
}

describe('calls of auth v2 (specification §7)', () => {
  it('session create carries the challenge and takes the cookie', async () => {
    const sent = await sentBy('POST /api/auth/v2/authorize', {}, (to) => v2.authorize(to, 'challenge'));
    expect(sent.query).toEqual({
      code_challenge: 'challenge',
      code_challenge_method: 'S256',
      client_id: 'web-client',
      response_type: 'code',
      scope: 'privacypro',
    });
    expect(sent.credentials).toBe('include');
  });

  it('account create goes with the cookie', async () => {
    const sent = await sentBy('POST /api/auth/v2/account/create', { code: 'c' }, v2.createAccount);
    expect(sent).toMatchObject({ credentials: 'include', bearer: null });
  });

  it('tokens are asked for in a body: neither code nor verifier is in an address', async () => {
    const sent = await sentBy('POST /api/auth/v2/token', tokenAnswer(), (to) =>
      v2.redeemCode(to, 'the-code', 'v'),
    );
    expect(sent.form).toEqual({
      grant_type: 'authorization_code',
      client_id: 'web-client',
      code: 'the-code',
      code_verifier: 'v',
    });
    expect(sent.url).toBe('/api/auth/v2/token');
  });

  it('tokens are asked for with ttl=7200 on staging', async () => {
    const redeem = (to: Connection) => v2.redeemCode(to, 'the-code', 'v');
    const sent = await sentBy('POST /api/auth/v2/token', tokenAnswer(), redeem, { staging: true });
    expect(sent.form).toMatchObject({ ttl: '7200' });
  });

  it('a refresh token travels in a body', async () => {
    const sent = await sentBy('POST /api/auth/v2/token', tokenAnswer(), (to) =>
      v2.refreshTokens(to, 'refresh'),
    );
    expect(sent.form).toEqual({
      grant_type: 'refresh_token',
      client_id: 'web-client',
      refresh_token: 'refresh',
    });
    expect(sent.url).toBe('/api/auth/v2/token');
  });

  it('one-time-code send carries address and language', async () => {
    const sent = await sentBy('POST /api/auth/v2/otp', {}, (to) => v2.sendOneTimeCode(to, email));
    expect(sent).toMatchObject({ json: { email, locale: 'de' }, query: {}, credentials: 'include' });
  });

  it('login carries address, code and method in its body', async () => {
    const sent = await sentBy('POST /api/auth/v2/login', { code: 'c' }, (to) =>
      v2.login(to, email, '123456'),
    );
    expect(sent).toMatchObject({
      json: { email, otp: '123456', method: 'otp' },
      credentials: 'include',
      query: {},
    });
  });

  it('account edit and its confirmation go with the bearer and without the cookie', async () => {
    const edited = await sentBy('POST /api/auth/v2/account/edit', { status: 'confirm', hash: 'h' }, (to) =>
      v2.editEmail(to, 'token', email),
    );
    expect(edited).toMatchObject({ json: { email, locale: 'de' }, bearer: 'token', credentials: 'omit' });
    const confirmed = await sentBy(
      'POST /api/auth/v2/account/edit/confirm',
      { status: 'confirmed', email },
      (to) => v2.confirmEmail(to, 'token', change),
    );
    expect(confirmed).toMatchObject({
      json: { ...change, locale: 'de' },
      bearer: 'token',
      credentials: 'omit',
    });
  });

  it('account info goes with the bearer', async () => {
    const account = { email, entitlements: [] };
    const sent = await sentBy('GET /api/auth/v2/account', account, (to) => v2.account(to, 'token'));
    expect(sent).toMatchObject({ bearer: 'token', query: {} });
  });

  it('goes to the service of the environment', async () => {
    const sent = await sentBy('POST /api/auth/v2/otp', {}, (to) => v2.sendOneTimeCode(to, email), {
      origin: 'https://staging.example',
    });
    expect(sent.url).toBe('https://staging.example/api/auth/v2/otp');
  });
});

describe('calls of auth v1 (specification §7)', () => {
  it('login link and login are POST with a body, validation is GET', async () => {
    const link = await sentBy('POST /api/auth/account/loginlink', {}, (to) => v1.sendOneTimeCode(to, email));
    expect(link.json).toEqual({ email, locale: 'de' });
    const signedIn = await sentBy('POST /api/auth/login', login, (to) => v1.login(to, email, '123456'));
    expect(signedIn.json).toEqual({ email, otp: '123456' });
    const account = { account: { external_id: 'x', email, entitlements: [] } };
    const valid = await sentBy('GET /api/auth/validate-token', account, (to) =>
      v1.validateToken(to, 'token'),
    );
    expect(valid.bearer).toBe('token');
  });

  it('account edit and its confirmation are POST with the bearer', async () => {
    const edited = await sentBy('POST /api/auth/account/edit', { status: 'confirm', hash: 'h' }, (to) =>
      v1.editEmail(to, 'token', email),
    );
    expect(edited.bearer).toBe('token');
    const confirmed = await sentBy(
      'POST /api/auth/account/edit/confirm',
      { ...login, status: 'confirmed' },
      (to) => v1.confirmEmail(to, 'token', change),
    );
    expect(confirmed).toMatchObject({ json: change, bearer: 'token' });
  });
});

describe('the flow is chosen by the remote setting (specification §6)', () => {
  it.each([
    [true, 'v2'],
    [false, 'v1'],
  ])('useSubscriptionsAuthV2 %s: %s', async (useSubscriptionsAuthV2, version) => {
    const { connection } = connectTo({});
    const methods = await chooseAuth({ ...defaultFeatureConfig, useSubscriptionsAuthV2 }, connection);
    expect(methods.version).toBe(version);
  });
});

describe('the auth session behind a code', () => {
  const minute = 60_000;
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  function methodsAt(clock: { now: number }) {
    const { connection, service } = connectTo({
      'POST /api/auth/v2/authorize': { json: {} },
      'POST /api/auth/v2/otp': { json: {} },
    });
    const opened = () => service.callsTo('POST /api/auth/v2/authorize').length;
    return { methods: v2Methods(connection, () => clock.now), opened };
  }

  it.each([
    ['a minute later goes on', 1, email, 1],
    ['in its last minutes is left for a new one', 4, email, 2],
    ['of another address is left for a new one', 1, 'other@example.org', 2],
  ])('%s', async (_what, minutes, address, sessions) => {
    const clock = { now: 10 * minute };
    const { methods, opened } = methodsAt(clock);
    const pending = await methods.sendCode(email, null);
    clock.now += minutes * minute;
    const next = await methods.sendCode(address, pending);
    expect(opened()).toBe(sessions);
    expect(next.email).toBe(address);
    expect(next.codeVerifier === pending.codeVerifier).toBe(sessions === 1);
  });

  it('is opened for a sign-in that was begun with v1', async () => {
    const clock = { now: 10 * minute };
    const { methods, opened } = methodsAt(clock);
    const next = await methods.sendCode(email, { email, codeVerifier: null, openedAt: clock.now });
    expect(opened()).toBe(1);
    expect(next.codeVerifier).toMatch(/^[\w-]{43}$/);
  });

  it('that has ended before its time is left for a new one, and the code goes out all the same', async () => {
    let known = false;
    const { connection, service } = connectTo({
      'POST /api/auth/v2/authorize': () => {
        known = true;
        return { json: {} };
      },
      'POST /api/auth/v2/otp': () =>
        known ? { json: {} } : { status: 400, json: { error: 'invalid_session_id' } },
    });
    const pending = { email, codeVerifier: 'v'.repeat(43), openedAt: Date.now() };
    const next = await v2Methods(connection).sendCode(email, pending);
    expect(next.codeVerifier).not.toBe(pending.codeVerifier);
    expect(service.callsTo('POST /api/auth/v2/otp')).toHaveLength(2);
  });

  it('is not opened again because a code was refused for another reason', async () => {
    const { connection, service } = connectTo({
      'POST /api/auth/v2/otp': { status: 429, json: { error: 'too_many_requests' } },
    });
    const pending = { email, codeVerifier: 'v'.repeat(43), openedAt: Date.now() };
    await expect(v2Methods(connection).sendCode(email, pending)).rejects.toMatchObject({ status: 429 });
    expect(service.calls).toHaveLength(1);
  });

  it.each([
    ['a code', 'POST /api/auth/v2/otp', 'invalid_session_id'],
    ['an account', 'POST /api/auth/v2/account/create', 'invalid_request'],
  ])('that is unknown right after it was opened means no cookies: %s', async (what, route, error) => {
    const { connection, service } = connectTo({
      'POST /api/auth/v2/authorize': { json: {} },
      [route]: { status: 400, json: { error } },
    });
    const methods = v2Methods(connection);
    const call = what === 'a code' ? methods.sendCode(email, null) : methods.createAccount();
    await expect(call).rejects.toMatchObject({ cookiesBlocked: true, code: null });
    expect(service.callsTo(route)).toHaveLength(1);
  });

  it('that is known, but refuses the address, says nothing of cookies', async () => {
    const { connection } = connectTo({
      'POST /api/auth/v2/authorize': { json: {} },
      'POST /api/auth/v2/otp': { status: 400, json: { error: 'invalid_request' } },
    });
    const call = v2Methods(connection).sendCode(email, null);
    await expect(call).rejects.toMatchObject({ cookiesBlocked: false, code: 'invalid_request' });
  });
});
