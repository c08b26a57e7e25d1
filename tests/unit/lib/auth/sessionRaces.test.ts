import { SignedOutError } from '@/lib/auth/createAccountClient';
import { createSession } from '@/lib/auth/session';
import { openTabChannel } from '@/lib/auth/tabChannel';
import { AccountResponse } from '@/lib/contract/auth';
import { checkedRequest } from '@/lib/http/checkedRequest';
import { memoryStorage } from '@/lib/storage/browserStorage';
import { openBrowser } from '@/tests/fixtures/browser/fakeBrowser';
import { fakeCredentials } from '@/tests/fixtures/browser/fakeTokens';

const hours = 3_600_000;
const tokenRoute = 'POST /api/auth/v2/token';
const guarded = 'GET /guarded';
const account = { email: null, entitlements: [] };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A browser with two tabs of one account whose access token has come to its end. */
async function twoTabsBeforeRefresh() {
  const browser = openBrowser();
  const [first, second] = [browser.openTab(), browser.openTab()];
  first.session.adopt(browser.firstCredentials());
  await jest.advanceTimersByTimeAsync(4 * hours);
  expect(second.session.current()).toEqual(first.session.current());
  return { browser, first, second };
}

describe('a sign-out stands', () => {
  it('when the other tabs answer a question that this tab asked before', async () => {
    const { browser, first, second } = await twoTabsBeforeRefresh();
    const token = first.session.accessToken();
    first.session.forget({ everywhere: false });
    await jest.advanceTimersByTimeAsync(1000);
    expect(await token).toBeNull();
    expect(first.session.current()).toBeNull();
    expect(second.session.current()).not.toBeNull();
    expect(browser.refreshes()).toBe(0);
  });

  it('when another tab, which has not heard of it, shares what it refreshed', async () => {
    const { browser, first, second } = await twoTabsBeforeRefresh();
    first.session.forget({ everywhere: false });
    const token = second.session.accessToken();
    await jest.advanceTimersByTimeAsync(1000);
    expect(await token).toBe(second.session.current()?.accessToken);
    expect(browser.refreshes()).toBe(1);
    expect(first.session.current()).toBeNull();
    expect(first.storage.getItem('session')).toBeNull();
  });

  it('until somebody signs in again, in any tab', async () => {
    const { first, second } = await twoTabsBeforeRefresh();
    first.session.forget({ everywhere: true });
    await jest.advanceTimersByTimeAsync(10);
    const again = fakeCredentials({ sub: 'account-1', generation: 50 });
    second.session.adopt(again);
    await jest.advanceTimersByTimeAsync(10);
    expect(first.session.current()).toEqual(again);
  });
});

it.each([
  ['is refused', { status: 400, json: { error: 'invalid_token_request' } }],
  [
    'succeeds',
    { json: { access_token: 'e30.e30.x', refresh_token: 'r', expires_in: 1, token_type: 'Bearer' } },
  ],
])('a sign-in made while a refresh is on its way is kept when the refresh %s', async (_case, reply) => {
  const { browser, first } = await twoTabsBeforeRefresh();
  const again = fakeCredentials({ sub: 'account-1', generation: 50 });
  browser.service.routes[tokenRoute] = () => {
    first.session.adopt(again);
    return reply;
  };
  const token = first.session.accessToken().catch(() => 'failed');
  await jest.advanceTimersByTimeAsync(1000);
  expect(await token).not.toBeNull();
  expect(first.session.current()).toEqual(again);
});

describe('an account made silently', () => {
  it('is not made when another tab is signed in, even if this tab has not asked yet', async () => {
    const browser = openBrowser();
    browser.openTab().session.adopt(browser.firstCredentials());
    await jest.advanceTimersByTimeAsync(10);
    const create = jest.fn(async () => fakeCredentials({ sub: 'second' }));
    const made = browser.openTab().session.signInOnce(create);
    await jest.advanceTimersByTimeAsync(1000);
    await made;
    expect(create).not.toHaveBeenCalled();
  });

  it('that cannot be made leaves nobody signed in, and can be made on another try', async () => {
    const { session } = openBrowser().openTab();
    const failed = session
      .signInOnce(() => Promise.reject(new Error('offline')))
      .catch((error) => error.message);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await failed).toBe('offline');
    expect(session.current()).toBeNull();
    const account = fakeCredentials({ sub: 'new' });
    const made = session.signInOnce(async () => account);
    await jest.advanceTimersByTimeAsync(1000);
    await made;
    expect(session.current()).toEqual(account);
  });
});

/**
 * A page that the browser kept as it was while the next page of the same tab adopted `newer`. The service takes only the
 * newer token, and refuses to refresh the old one.
 */
async function restoredPage(newer = fakeCredentials({ generation: 50 }, Date.now() + 60_000)) {
  const browser = openBrowser();
  const kept = browser.openTab();
  kept.session.adopt(browser.firstCredentials());
  kept.tab.asleep = true;
  const next = browser.openTab({ storage: kept.storage, withChannel: false });
  next.session.adopt(newer);
  kept.tab.asleep = false;
  browser.answerRefresh({ status: 400, json: { error: 'invalid_token_request', error_code: 3 } });
  browser.service.routes[guarded] = ({ bearer }) =>
    bearer === newer.accessToken ? { json: account } : { status: 401, json: { error: 'invalid_token' } };
  const call = async () => {
    const answer = kept.client
      .withToken((bearer) => checkedRequest('/guarded', AccountResponse, { bearer }))
      .catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(1000);
    return answer;
  };
  const stored = () => JSON.parse(kept.storage.getItem('session') ?? 'null');
  return { browser, newer, stored, call, session: kept.session };
}

describe('a page that was kept while the account was signed in again', () => {
  it('takes the newer sign-in from storage, without a refresh', async () => {
    const { browser, newer, stored, call, session } = await restoredPage();
    expect(session.current()).toEqual(browser.firstCredentials());
    expect(await call()).toEqual(account);
    expect(browser.refreshes()).toBe(0);
    expect(session.current()).toEqual(newer);
    expect(stored()).toEqual(newer);
  });

  it('does so before it asks other tabs, and tells its screens', async () => {
    const { newer, session } = await restoredPage();
    const told = jest.fn();
    session.subscribe(told);
    const renewed = session.renew(session.current()?.accessToken ?? '');
    await jest.advanceTimersByTimeAsync(1);
    expect(await renewed).toBe(newer.accessToken);
    expect(told).toHaveBeenCalledTimes(1);
  });
});

it('a refused refresh leaves the sign-in of another account in storage', async () => {
  const { browser, newer, stored, call, session } = await restoredPage(fakeCredentials({ sub: 'account-2' }));
  expect(await call()).toBeInstanceOf(SignedOutError);
  expect(browser.refreshes()).toBe(1);
  expect(session.current()).toBeNull();
  expect(session.endedBy()).toBe('ended');
  expect(stored()).toEqual(newer);
});

it('a refused refresh leaves a sign-in that came during the refresh in storage', async () => {
  const browser = openBrowser();
  const { client, session, storage } = browser.openTab();
  session.adopt(browser.firstCredentials());
  const newer = JSON.stringify(fakeCredentials({ generation: 50 }));
  browser.service.routes[tokenRoute] = () => {
    storage.setItem('session', newer);
    return { status: 400, json: { error: 'invalid_token_request' } };
  };
  browser.service.routes[guarded] = { status: 401, json: { error: 'invalid_token' } };
  const outcome = client
    .withToken((bearer) => checkedRequest('/guarded', AccountResponse, { bearer }))
    .catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await outcome).toBeInstanceOf(SignedOutError);
  expect(storage.getItem('session')).toBe(newer);
});

/** A browser that closes its storage to a page closes these as well. */
function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

function openSession(locks: Pick<LockManager, 'request'>) {
  return createSession({
    storage: memoryStorage(),
    channel: null,
    locks,
    refresh: async () => fakeCredentials(),
    wait: async () => {},
  });
}

it('143. B16: a page without a channel between tabs goes on without it', () => {
  class Refused {
    constructor() {
      refuse();
    }
  }
  expect(openTabChannel('production', Refused as unknown as typeof BroadcastChannel)).toBeNull();
});

it('143. B16: somebody signs in where locks are refused', async () => {
  const session = openSession({ request: async () => refuse() });
  const credentials = fakeCredentials();
  await session.signInOnce(async () => credentials);
  expect(session.current()).toEqual(credentials);
});

it('143. B16: work that fails under a lock is not done again', async () => {
  let attempts = 0;
  const request = async (_name: string, work: () => unknown) => work();
  const session = openSession({ request } as unknown as Pick<LockManager, 'request'>);
  const work = session.signInOnce(async () => {
    attempts += 1;
    throw new Error('no account');
  });
  await expect(work).rejects.toThrow('no account');
  expect(attempts).toBe(1);
});
