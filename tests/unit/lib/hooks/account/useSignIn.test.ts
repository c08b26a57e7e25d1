import { act, renderHook } from '@testing-library/react';
import { useSignIn } from '@/lib/hooks/account/useSignIn';
import { accountClient } from '@/lib/hooks/session/accountClient';
import { accountEmail, closePage, openPage } from '@/tests/fixtures/browser/subscriptionPage';

const authorize = 'POST /api/auth/v2/authorize';
const otp = 'POST /api/auth/v2/otp';
const login = 'POST /api/auth/v2/login';
const token = 'POST /api/auth/v2/token';
const minutes = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  closePage();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function open() {
  const { result, unmount } = renderHook(() => useSignIn());
  return {
    now: () => result.current,
    unmount,
    send: (email = accountEmail) => act(async () => result.current.send(email)),
    submit: (code = '123456') => act(async () => result.current.submit(code)),
    resend: () => act(async () => result.current.resend()),
    changeAddress: () => act(async () => result.current.changeAddress()),
    async reload() {
      unmount();
      await pass(0);
      return open();
    },
  };
}

describe('sign-in by code (specification §4)', () => {
  it('goes from the address to the code to the account', async () => {
    const service = openPage();
    const screen = open();
    expect(screen.now().step).toBe('address');
    await screen.send();
    expect(screen.now()).toMatchObject({ step: 'code', email: accountEmail, error: null, busy: false });
    await screen.submit();
    expect(screen.now().step).toBe('done');
    expect(accountClient().session.current()).toMatchObject({ email: accountEmail, accountId: 'account-1' });
    expect(service.calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/api/auth/v2/authorize',
      '/api/auth/v2/otp',
      '/api/auth/v2/login',
      '/api/auth/v2/token',
    ]);
    expect(service.callsTo(login)[0]?.json).toEqual({ method: 'otp', email: accountEmail, otp: '123456' });
  });

  it('redeems with the verifier whose challenge opened the session', async () => {
    const service = openPage();
    const screen = open();
    await screen.send();
    await screen.submit();
    const verifier = service.callsTo(token)[0]?.form.code_verifier ?? '';
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    const challenge = Buffer.from(new Uint8Array(hash)).toString('base64url');
    expect(service.callsTo(authorize)[0]?.query.code_challenge).toBe(challenge);
  });

  it('a double press sends one mail, and one code is tried once', async () => {
    const service = openPage();
    const screen = open();
    await act(async () => {
      screen.now().send(accountEmail);
      screen.now().send(accountEmail);
    });
    await act(async () => {
      screen.now().submit('123456');
      screen.now().submit('123456');
    });
    expect(service.callsTo(otp)).toHaveLength(1);
    expect(service.callsTo(login)).toHaveLength(1);
  });

  it('leaves nothing pending behind', async () => {
    openPage();
    const screen = open();
    await screen.send();
    await screen.submit();
    expect(window.sessionStorage.getItem('pending-sign-in')).toBeNull();
  });
});

describe('a reload', () => {
  it('goes on at the code, with the same verifier', async () => {
    const service = openPage();
    const first = open();
    await first.send();
    const second = await first.reload();
    expect(second.now()).toMatchObject({ step: 'code', email: accountEmail });
    await second.submit();
    expect(second.now().step).toBe('done');
    expect(service.callsTo(authorize)).toHaveLength(1);
  });

  it('does not wait longer than a minute when the clock was turned back', async () => {
    openPage();
    const first = open();
    await first.send();
    jest.setSystemTime(Date.now() - 5 * minutes);
    const second = await first.reload();
    expect(second.now().resendIn).toBeLessThanOrEqual(60);
  });

  it('starts anew after ten minutes', async () => {
    openPage();
    const first = open();
    await first.send();
    await pass(10 * minutes);
    expect((await first.reload()).now()).toMatchObject({ step: 'address', email: '' });
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
  it.each([
    [{ error: 'invalid_login_credentials', reason: 'wrong', tries_left: 3 }, /You have 3 tries left/],
    [{ error: 'invalid_login_credentials', reason: 'wrong', tries_left: 1 }, /You have one try left/],
    [{ error: 'invalid_login_credentials', reason: 'expired' }, /expired/],
    [{ error: 'invalid_login_credentials', reason: 'spent' }, /Request a new one/],
  ])('%j: a sentence at the field, and the code step stays', async (json, sentence) => {
    openPage({ [login]: { status: 400, json } });
    const screen = open();
    await screen.send();
    await screen.submit();
    expect(screen.now().step).toBe('code');
    expect(screen.now().error).toMatchObject({ scope: 'field', sentence: expect.stringMatching(sentence) });
  });

  it.each([{ reason: 'wrong', tries_left: 0 }, { reason: 'spent' }])(
    '%j: a new code can be requested right away, in a session of its own',
    async (body) => {
      const json = { error: 'invalid_login_credentials', ...body };
      const service = openPage({ [login]: { status: 400, json } });
      const screen = open();
      await screen.send();
      expect(screen.now().resendIn).toBe(60);
      await screen.submit();
      expect(screen.now().resendIn).toBe(0);
      await screen.resend();
      expect(service.callsTo(authorize)).toHaveLength(2);
      expect(screen.now()).toMatchObject({ error: null, resent: 1, resendIn: 60 });
    },
  );

  it('a wrong code leaves the wait as it is', async () => {
    const json = { error: 'invalid_login_credentials', reason: 'wrong', tries_left: 3 };
    openPage({ [login]: { status: 400, json } });
    const screen = open();
    await screen.send();
    await screen.submit();
    expect(screen.now().resendIn).toBe(60);
  });

  it('a bad address: a sentence at the field, and no step further', async () => {
    openPage({ [otp]: { status: 400, json: { error: 'invalid_email_address' } } });
    const screen = open();
    await screen.send('nonsense');
    expect(screen.now()).toMatchObject({ step: 'address', error: { scope: 'field' } });
  });

  it('too many mails: counts down the time that the service gives', async () => {
    openPage({ [otp]: { status: 429, json: { error: 'too_many_requests', retry_after: 42 } } });
    const screen = open();
    await screen.send();
    expect(screen.now()).toMatchObject({ step: 'address', resendIn: 42 });
  });

  it('a lapsed session: the next code opens a new one', async () => {
    const service = openPage({ [login]: { status: 400, json: { error: 'invalid_session_id' } } });
    const screen = open();
    await screen.send();
    await screen.submit();
    expect(screen.now().error?.sentence).toMatch(/Request a new code/);
    await pass(minutes);
    await screen.resend();
    expect(service.callsTo(authorize)).toHaveLength(2);
  });
});

describe('a browser that keeps no cookies', () => {
  it('is told so instead of being sent in a circle', async () => {
    openPage({ [otp]: { status: 400, json: { error: 'invalid_session_id' } } });
    const screen = open();
    await screen.send();
    expect(screen.now()).toMatchObject({
      step: 'address',
      error: { scope: 'screen', sentence: expect.stringMatching(/isn’t keeping cookies/) },
    });
  });
});

describe('a code of another tab, entered here', () => {
  it('is refused, and the next code can be requested at once, in a session of its own', async () => {
    const refused = { status: 400, json: { error: 'invalid_token_request' } };
    const service = openPage({ [token]: refused });
    const screen = open();
    await screen.send();
    await screen.submit();
    expect(screen.now()).toMatchObject({ step: 'code', resendIn: 0, error: { scope: 'screen' } });
    await screen.resend();
    expect(service.callsTo(authorize)).toHaveLength(2);
    expect(screen.now()).toMatchObject({ error: null, resent: 1 });
  });
});

describe('another code', () => {
  it('goes out in the same session while that is young', async () => {
    const service = openPage();
    const screen = open();
    await screen.send();
    await pass(minutes);
    await screen.resend();
    expect(service.callsTo(otp)).toHaveLength(2);
    expect(service.callsTo(authorize)).toHaveLength(1);
    expect(screen.now()).toMatchObject({ step: 'code', resent: 1, resendIn: 60 });
  });

  it('opens a new session when the old one would end before the code', async () => {
    const service = openPage();
    const screen = open();
    await screen.send();
    await pass(5 * minutes);
    await screen.resend();
    expect(service.callsTo(authorize)).toHaveLength(2);
  });

  it('to another address never uses the session of the first', async () => {
    const service = openPage();
    const screen = open();
    await screen.send();
    await screen.changeAddress();
    expect(screen.now()).toMatchObject({ step: 'address', email: accountEmail });
    await screen.send('other@example.org');
    expect(service.callsTo(authorize)).toHaveLength(2);
    expect(service.callsTo(otp)[1]?.json).toMatchObject({ email: 'other@example.org' });
  });

  it('is not sent for a look back at the same address', async () => {
    const service = openPage();
    const screen = open();
    await screen.send();
    await screen.changeAddress();
    await screen.send();
    expect(screen.now().step).toBe('code');
    expect(service.callsTo(otp)).toHaveLength(1);
  });
});
