import { act, renderHook } from '@testing-library/react';
import { useSignIn } from '@/lib/hooks/account/useSignIn';
import type { Route } from '@/tests/fixtures/browser/fakeService';
import { accountEmail, openPage } from '@/tests/fixtures/browser/subscriptionPage';
import { eachOnPage, pass } from '../eachOnPage';

const authorize = 'POST /api/auth/v2/authorize';
const otp = 'POST /api/auth/v2/otp';
const login = 'POST /api/auth/v2/login';
const token = 'POST /api/auth/v2/token';
const minutes = 60_000;

eachOnPage();

function open() {
  const { result, unmount } = renderHook(() => useSignIn());
  return {
    now: () => result.current,
    send: (email = accountEmail) => act(async () => result.current.send(email)),
    submit: () => act(async () => result.current.submit('123456')),
    resend: () => act(async () => result.current.resend()),
    changeAddress: () => act(async () => result.current.changeAddress()),
    async reload() {
      unmount();
      await pass(0);
      return open();
    },
  };
}

/** The code step of a page whose service answers so. */
async function atCode(routes: Record<string, Route> = {}) {
  const service = openPage(routes);
  const screen = open();
  await screen.send();
  return { service, screen };
}

const refused = (body: object) => ({ status: 400, json: { error: 'invalid_login_credentials', ...body } });

it('sign-in by code (specification §4) a double press sends one mail, and one code is tried once', async () => {
  const service = openPage();
  const screen = open();
  const twice = (press: () => void) =>
    act(async () => {
      press();
      press();
    });
  await twice(() => screen.now().send(accountEmail));
  await twice(() => screen.now().submit('123456'));
  expect([service.callsTo(otp), service.callsTo(login)].map(({ length }) => length)).toEqual([1, 1]);
});

describe('a reload', () => {
  it('goes on at the code, with the same verifier', async () => {
    const { service, screen } = await atCode();
    const second = await screen.reload();
    expect(second.now()).toMatchObject({ step: 'code', email: accountEmail });
    await second.submit();
    expect(second.now().step).toBe('done');
    expect(service.callsTo(authorize)).toHaveLength(1);
  });

  it('does not wait longer than a minute when the clock was turned back', async () => {
    const { screen } = await atCode();
    jest.setSystemTime(Date.now() - 5 * minutes);
    expect((await screen.reload()).now().resendIn).toBeLessThanOrEqual(60);
  });

  it('starts anew after ten minutes', async () => {
    const { screen } = await atCode();
    await pass(10 * minutes);
    expect((await screen.reload()).now()).toMatchObject({ step: 'address', email: '' });
  });

  it.each(['{', 'null', '{"email":1}', '{"email":"a@b.example","codeVerifier":5,"openedAt":9e15}'])(
    'starts anew with %s in storage',
    (text) => {
      openPage();
      window.sessionStorage.setItem('pending-sign-in', text);
      expect(open().now().step).toBe('address');
    },
  );
});

describe('failures', () => {
  it.each<[string, Route, string]>([
    ['the last try was wrong', refused({ reason: 'wrong', tries_left: 0 }), login],
    ['the code is spent', refused({ reason: 'spent' }), login],
    ['the session has lapsed', { status: 400, json: { error: 'invalid_session_id' } }, login],
    ['the code is one of another tab', { status: 400, json: { error: 'invalid_token_request' } }, token],
  ])(
    'when %s, a new code can be requested right away, in a session of its own',
    async (_what, reply, call) => {
      const { service, screen } = await atCode({ [call]: reply });
      expect(screen.now().resendIn).toBe(60);
      await screen.submit();
      expect(screen.now()).toMatchObject({ step: 'code', resendIn: 0, error: {} });
      await screen.resend();
      expect(service.callsTo(authorize)).toHaveLength(2);
      expect(screen.now()).toMatchObject({ error: null, resent: 1, resendIn: 60 });
    },
  );

  it('too many mails: stays at the address and is told for how long', async () => {
    const reply = { status: 429, json: { error: 'too_many_requests', retry_after: 42 } };
    const { screen } = await atCode({ [otp]: reply });
    expect(screen.now()).toMatchObject({ step: 'address', resendIn: 42, error: {} });
  });
});

describe('another code', () => {
  it.each([
    ['goes out in the same session while that is young', 1, 1],
    ['opens a new session when the old one would end before the code', 5, 2],
  ])('%s', async (_what, later, sessions) => {
    const { service, screen } = await atCode();
    await pass(later * minutes);
    await screen.resend();
    expect(service.callsTo(otp)).toHaveLength(2);
    expect(service.callsTo(authorize)).toHaveLength(sessions);
    expect(screen.now()).toMatchObject({ step: 'code', resent: 1, resendIn: 60 });
  });

  it('is never sent to another address in the session of the first', async () => {
    const { service, screen } = await atCode();
    await screen.changeAddress();
    await screen.send('other@example.org');
    expect(service.callsTo(authorize)).toHaveLength(2);
    expect(service.callsTo(otp)[1]?.json).toMatchObject({ email: 'other@example.org' });
  });
});
