import { readPendingSignIn, savePendingSignIn } from '@/lib/auth/pendingSignIn';
import { fakeCredentials } from '@/tests/fixtures/browser/fakeTokens';
import { openPage } from '@/tests/fixtures/browser/subscriptionPage';

const token = 'POST /api/auth/v2/token';
const settings = 'GET /feature-config.json';

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
});
afterEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  jest.useRealTimers();
});

/** The client of a page that was loaded just now. */
async function loadedPage() {
  const { accountClient } = await import('@/lib/hooks/session/accountClient');
  return accountClient();
}

function leaveExpiredSession(): void {
  window.sessionStorage.setItem(
    'session',
    JSON.stringify({ ...fakeCredentials(), expiresAt: Date.now() - 1 }),
  );
}

describe('the account client of a page', () => {
  it('holds the session of this tab at once, without a call, and refreshes with the configured client id', async () => {
    const service = openPage();
    leaveExpiredSession();
    const { session } = await loadedPage();
    expect(session.current()?.accountId).toBe('account-1');
    expect(service.calls).toEqual([]);
    expect(await session.accessToken()).not.toBeNull();
    expect(service.callsTo(token)[0]?.form.client_id).toBe('web');
  });

  it.each([
    ['a newer sign-in', JSON.stringify(fakeCredentials({ generation: 9 }))],
    ['another account', JSON.stringify(fakeCredentials({ sub: 'account-2' }))],
    ['a sign-out', null],
  ])('that the browser brings back takes over %s of the pages in between', async (_what, stored) => {
    openPage();
    leaveExpiredSession();
    const { session } = await loadedPage();
    if (stored) window.sessionStorage.setItem('session', stored);
    else window.sessionStorage.removeItem('session');
    const show = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(session.current()?.accountId).toBe('account-1');
    expect(session.current()?.expiresAt).toBeLessThan(Date.now());
    show(true);
    expect(session.current()).toEqual(stored && JSON.parse(stored));
    expect(window.sessionStorage.getItem('session')).toBe(stored);
  });

  it('does not refresh, and signs nobody out, while the remote setting cannot be read', async () => {
    const service = openPage({ [settings]: 'offline' });
    leaveExpiredSession();
    const { session } = await loadedPage();
    await expect(session.accessToken()).rejects.toMatchObject({ offline: true });
    expect(service.callsTo(token)).toEqual([]);
    service.routes[settings] = { json: { useSubscriptionsAuthV2: true, webClientId: 'web' } };
    expect(await session.accessToken()).not.toBeNull();
    expect(session.current()).not.toBeNull();
  });

  it('asks for the remote setting again after a failure, and once after an answer', async () => {
    const service = openPage({ [settings]: 'offline' });
    const client = await loadedPage();
    expect((await client.methods()).version).toBe('v1');
    service.routes[settings] = { json: { useSubscriptionsAuthV2: true } };
    expect((await client.methods()).version).toBe('v2');
    const asked = service.callsTo(settings).length;
    await client.methods();
    await client.connection();
    expect(service.callsTo(settings)).toHaveLength(asked);
  });

  it('neither holds nor sends the session of the live services on staging', async () => {
    const service = openPage();
    leaveExpiredSession();
    window.sessionStorage.setItem('environment', 'staging');
    const { session } = await loadedPage();
    expect([session.current(), await session.accessToken()]).toEqual([null, null]);
    const { accessToken, refreshToken } = fakeCredentials();
    session.adopt({ accessToken, refreshToken, accountId: 'account-2', email: null, expiresAt: null });
    jest.resetModules();
    const again = (await loadedPage()).session;
    expect(again.current()?.accountId).toBe('account-2');
    expect(service.calls).toEqual([]);
  });

  it('sends nothing of the live session to staging when the browser brings it back after a link to staging', async () => {
    openPage();
    leaveExpiredSession();
    const { session } = await loadedPage();
    const { subscriptionsOrigin } = await import('@/lib/hooks/session/subscriptionsOrigin');
    window.sessionStorage.setItem('environment', 'staging');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(session.current()?.accountId).toBe('account-1');
    expect(subscriptionsOrigin()).toBe('');
  });

  it('asks the staging services, for tokens of two hours, on staging', async () => {
    const service = openPage();
    for (const [call, reply] of Object.entries(service.routes)) {
      service.routes[call.replace(' /api/', ' /staging/api/')] = reply;
    }
    window.sessionStorage.setItem('environment', 'staging');
    const client = await loadedPage();
    await (await client.methods()).createAccount();
    expect(service.callsTo('POST /staging/api/auth/v2/token')[0]?.form.ttl).toBe('7200');
    expect(service.callsTo(token)).toEqual([]);
  });
});

/** What a page opened now keeps of a sign-in. */
async function storageOfPage(url: string) {
  window.history.replaceState(null, '', url);
  return (await import('@/lib/hooks/session/accountStorage')).accountStorage();
}

const pending = { email: 'anna@example.org', codeVerifier: 'verifier', openedAt: Date.now() };

it('a code that the live services mailed is expected by no page on staging, and again by a live one', async () => {
  const live = await storageOfPage('/subscriptions/activate');
  savePendingSignIn(live, pending);
  expect(readPendingSignIn(live)).toEqual(pending);
  jest.resetModules();
  const staging = await storageOfPage('/subscriptions/activate?environment=staging');
  expect(readPendingSignIn(staging)).toBeNull();
  savePendingSignIn(staging, { ...pending, email: 'staging@example.org' });
  // The page from before, which the browser brings back as it was.
  expect(readPendingSignIn(live)).toEqual(pending);
});
