/** @jest-environment jsdom */
import { type AppSessionParts, createAppSession } from '@/lib/auth/appSession';
import type { Credentials } from '@/lib/auth/credentials';
import { openPromise } from '@/tests/fixtures/openPromise';

const hour = 3_600_000;
const start = 1_000_000;

function credentials(accessToken: string, expiresAt: number | null = start + hour): Credentials {
  return { accessToken, refreshToken: null, accountId: 'account', email: 'a@example.com', expiresAt };
}

/** A session in an app that holds `token` and keeps what is given to it. */
function sessionIn(app: { token: string | null; expiresAt?: number }, parts: Partial<AppSessionParts> = {}) {
  const given: Credentials[] = [];
  let asked = 0;
  const session = createAppSession({
    ask: async () => {
      asked += 1;
      return app.token;
    },
    mayAsk: async () => true,
    identify: async (token) => credentials(token, app.expiresAt ?? start + hour),
    give: (fresh) => given.push(fresh),
    timeoutMs: 1200,
    now: () => start,
    ...parts,
  });
  return { session, given, asked: () => asked };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the session of a page inside an app', () => {
  it('is nobody’s when the app is signed out, fails, or names a token that nobody knows', async () => {
    for (const parts of [
      {},
      { ask: () => Promise.reject(new Error('no')) },
      { ask: async () => 'bad', identify: () => Promise.reject(new Error('unknown')) },
    ]) {
      const { session } = sessionIn({ token: null }, parts);
      await session.restore();
      expect(session.current()).toBeNull();
      expect(await session.accessToken()).toBeNull();
    }
  });

  it('waits until it knows who is signed in, once the app has named a token', async () => {
    const identify = (token: string) =>
      new Promise<Credentials>((resolve) => setTimeout(() => resolve(credentials(token)), 4000));
    const { session } = sessionIn({ token: 'one' }, { identify });
    let known = false;
    void session.restore().then(() => {
      known = session.current() !== null;
    });
    await jest.advanceTimersByTimeAsync(3999);
    expect(known).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(known).toBe(true);
  });

  it('lets the page go on after 1.2 seconds of silence, takes a late answer, and tells who listens', async () => {
    const { promise: asked, keep: answer } = openPromise<string>();
    const { session } = sessionIn({ token: null }, { ask: () => asked });
    const seen: (string | undefined)[] = [];
    session.subscribe(() => seen.push(session.current()?.accessToken));
    const known = jest.fn();
    void session.restore().then(known);
    await jest.advanceTimersByTimeAsync(1199);
    expect(known).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(known).toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(3000);
    answer('late');
    await jest.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(['late']);
  });

  it('a new sign-in stands when an older answer comes after it', async () => {
    const { promise: asked, keep: answer } = openPromise<string>();
    const { session } = sessionIn({ token: null }, { ask: () => asked });
    const restored = session.restore();
    await jest.advanceTimersByTimeAsync(0);
    session.adopt(credentials('fresh'));
    answer('older');
    await restored;
    expect(session.current()?.accessToken).toBe('fresh');
  });

  it('asks the app again when the token is about to end, once for all callers', async () => {
    const app = { token: 'old', expiresAt: start + 30_000 };
    const { session, asked } = sessionIn(app);
    await session.restore();
    app.token = 'new';
    app.expiresAt = start + hour;
    expect(await Promise.all([session.accessToken(), session.accessToken()])).toEqual(['new', 'new']);
    expect(asked()).toBe(2);
  });

  it('gives no token in the place of a refused one unless the app has another', async () => {
    const app = { token: 'refused' };
    const { session } = sessionIn(app);
    await session.restore();
    expect(await session.renew('refused')).toBeNull();
    app.token = 'better';
    expect(await session.renew('refused')).toBe('better');
  });

  it('stays whose it is at an address where the app gives no token, and ends where it says that nobody is signed in', async () => {
    const app: { token: string | null } = { token: 'one' };
    let here = true;
    const { session } = sessionIn(app, { mayAsk: async () => here });
    await session.restore();
    app.token = null;
    here = false;
    expect(await session.renew('one')).toBeNull();
    expect(session.current()?.accessToken).toBe('one');
    here = true;
    await session.renew('one');
    expect(session.current()).toBeNull();
  });

  it('makes an account only when the app has none', async () => {
    const signedIn = sessionIn({ token: 'one' });
    await signedIn.session.signInOnce(async () => credentials('made'));
    expect(signedIn.session.current()?.accessToken).toBe('one');
    const signedOut = sessionIn({ token: null });
    await signedOut.session.signInOnce(async () => credentials('made'));
    expect(signedOut.session.current()?.accessToken).toBe('made');
  });
});
