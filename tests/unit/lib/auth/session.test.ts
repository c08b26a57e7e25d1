import { SignedOutError } from '@/lib/auth/createAccountClient';
import { AccountResponse } from '@/lib/contract/auth';
import { checkedRequest } from '@/lib/http/checkedRequest';
import { openBrowser } from '@/tests/fixtures/browser/fakeBrowser';
import { fakeCredentials } from '@/tests/fixtures/browser/fakeTokens';
import { openPromise } from '@/tests/fixtures/openPromise';

const hours = 3_600_000;
const guarded = 'GET /guarded';
const token = 'POST /api/auth/v2/token';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Lets messages between tabs, waits and calls happen until the work has ended. */
async function settle<T>(work: Promise<T>): Promise<T> {
  const outcome = work.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );
  await jest.advanceTimersByTimeAsync(1000);
  return (await outcome)();
}

function signedInTab() {
  const browser = openBrowser();
  const tab = browser.openTab();
  tab.session.adopt(browser.firstCredentials());
  return { browser, ...tab };
}

/** A browser with two tabs of one signed-in account. */
async function twoTabs() {
  const browser = openBrowser();
  const [first, second] = [browser.openTab(), browser.openTab()];
  first.session.adopt(browser.firstCredentials());
  await settle(second.session.restore());
  return { browser, first, second };
}

it('a session of the live services never reaches a tab on staging, nor one of staging a tab that is not', async () => {
  const browser = openBrowser();
  const live = browser.openTab();
  const staging = browser.openTab({ environment: 'staging' });
  const own = browser.firstCredentials();
  live.session.adopt(own);
  await settle(staging.session.restore());
  expect(staging.session.current()).toBeNull();
  staging.session.adopt(fakeCredentials({ sub: 'account-on-staging' }));
  const later = browser.openTab();
  await settle(later.session.restore());
  expect([live.session.current(), later.session.current()]).toEqual([own, own]);

  const sameTab = browser.openTab({ storage: live.storage, environment: 'staging', withChannel: false });
  await settle(sameTab.session.restore());
  expect(sameTab.session.current()).toBeNull();
  expect(await settle(sameTab.session.accessToken())).toBeNull();
});

describe('two tabs share one refresh token (product §5)', () => {
  it('and make one refresh call when both need it at once; both end up with the newest', async () => {
    const { browser, first, second } = await twoTabs();
    await jest.advanceTimersByTimeAsync(4 * hours);
    const tokens = await settle(Promise.all([first.session.accessToken(), second.session.accessToken()]));
    expect(browser.refreshes()).toBe(1);
    expect(tokens[0]).toBe(tokens[1]);
    expect(first.session.current()?.refreshToken).toBe(browser.newestToken());
    expect(second.session.current()?.refreshToken).toBe(browser.newestToken());
    expect(browser.isFamilyAlive()).toBe(true);
  });

  it('so a tab that slept adopts the newest instead of using the old one again', async () => {
    const { browser, first, second } = await twoTabs();
    second.tab.asleep = true;
    await jest.advanceTimersByTimeAsync(4 * hours);
    await settle(first.session.accessToken());
    await jest.advanceTimersByTimeAsync(hours);
    second.tab.asleep = false;
    expect(await settle(second.session.accessToken())).toBe(first.session.current()?.accessToken);
    expect(browser.refreshes()).toBe(1);
    expect(browser.isFamilyAlive()).toBe(true);
  });

  it('so a tab restored from older session storage does not spoil the newer pair', async () => {
    const { browser, first } = await twoTabs();
    const older = first.storage.getItem('session') ?? '';
    await jest.advanceTimersByTimeAsync(4 * hours);
    await settle(first.session.accessToken());
    const reopened = browser.openTab();
    reopened.storage.setItem('session', older);
    await reopened.session.restore();
    await jest.advanceTimersByTimeAsync(1000);
    expect(first.session.current()?.refreshToken).toBe(browser.newestToken());
    expect(await settle(reopened.session.accessToken())).toBe(first.session.current()?.accessToken);
    expect(browser.refreshes()).toBe(1);
  });

  it('and a device whose clock is set right in between goes on with the newest, in a tab that slept, too', async () => {
    for (const isAsleep of [false, true]) {
      const { browser, first, second } = await twoTabs();
      const expired = String(second.session.current()?.accessToken);
      await jest.advanceTimersByTimeAsync(4 * hours);
      browser.setDeviceClockBack(6 * hours);
      second.tab.asleep = isAsleep;
      // The service says what the device cannot know.
      expect(await settle(first.session.renew(expired))).toBe(first.session.current()?.accessToken);
      second.tab.asleep = false;
      await jest.advanceTimersByTimeAsync(60_000);
      expect(await settle(second.session.renew(expired))).toBe(first.session.current()?.accessToken);
      expect(browser.refreshes()).toBe(1);
      expect(browser.isFamilyAlive()).toBe(true);
    }
  });

  it('and a sign-out in one while the other refreshes stands in both', async () => {
    const { browser, first, second } = await twoTabs();
    const usual = browser.service.routes[token];
    const { promise: held, keep: answer } = openPromise();
    browser.service.routes[token] = async (call) => {
      await held;
      return typeof usual === 'function' ? usual(call) : 'offline';
    };
    await jest.advanceTimersByTimeAsync(4 * hours);
    const refreshed = second.session.accessToken();
    await jest.advanceTimersByTimeAsync(200);
    expect(browser.refreshes()).toBe(1);
    first.session.forget({ everywhere: true });
    await jest.advanceTimersByTimeAsync(100);
    answer();
    expect(await settle(refreshed)).toBeNull();
    expect(first.session.current()).toBeNull();
    expect(second.session.current()).toBeNull();
    expect(second.storage.getItem('session')).toBeNull();
  });

  it('and a sign-out leaves a tab with another account alone', async () => {
    const { browser, first } = await twoTabs();
    const other = browser.openTab();
    const theirs = fakeCredentials({ sub: 'account-2' });
    other.session.adopt(theirs);
    first.session.forget({ everywhere: true });
    await jest.advanceTimersByTimeAsync(10);
    expect(other.session.current()).toEqual(theirs);
  });
});

describe('a reload', () => {
  it('without any asks the other tabs for a moment, and takes an answer that comes later', async () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    const restored = jest.fn();
    void tab.session.restore().then(restored);
    await jest.advanceTimersByTimeAsync(149);
    expect(restored).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(restored).toHaveBeenCalled();
    const told = jest.fn();
    tab.session.subscribe(told);
    browser.broadcast.inject({ type: 'credentials', credentials: browser.firstCredentials() });
    await jest.advanceTimersByTimeAsync(10);
    expect(tab.session.current()).toEqual(browser.firstCredentials());
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('takes no answer that comes after a sign-out, here or in another tab', async () => {
    const browser = openBrowser();
    const credentials = browser.firstCredentials();
    const [here, there] = [browser.openTab(), browser.openTab()];
    await settle(Promise.all([here.session.restore(), there.session.restore()]));
    here.session.adopt(credentials);
    await jest.advanceTimersByTimeAsync(10);
    here.session.forget({ everywhere: true });
    await jest.advanceTimersByTimeAsync(10);
    browser.broadcast.inject({ type: 'credentials', credentials });
    await jest.advanceTimersByTimeAsync(10);
    expect(here.session.current()).toBeNull();
    expect(there.session.current()).toBeNull();
  });

  it.each(['', 'null', '{', '{"accessToken":1}', '[]', '"text"'])(
    'with %p stored is signed out',
    async (text) => {
      const { session, storage } = openBrowser().openTab();
      storage.setItem('session', text);
      await settle(session.restore());
      expect(session.current()).toBeNull();
    },
  );
});

it('messages that are none of ours, or of another version, change nothing', async () => {
  const { browser, first } = await twoTabs();
  const before = first.session.current();
  for (const message of [
    null,
    'signedOut',
    [],
    { type: 'unheard' },
    { type: 'signedOut' },
    { type: 'signedOut', accountId: 'another' },
    { type: 'signedIn', credentials: null },
    { type: 'credentials' },
    { type: 'credentials', credentials: { accessToken: 7 } },
  ]) {
    browser.broadcast.inject(message);
  }
  await jest.advanceTimersByTimeAsync(10);
  expect(first.session.current()).toEqual(before);
  browser.broadcast.inject({ type: 'signedOut', accountId: 'account-1', addedLater: true });
  await jest.advanceTimersByTimeAsync(10);
  expect(first.session.current()).toBeNull();
});

describe('a refresh (native contract §3.5)', () => {
  it('is made when less than a minute is left, not before', async () => {
    const { browser, session } = signedInTab();
    await jest.advanceTimersByTimeAsync(4 * hours - 61_000);
    expect(await session.accessToken()).toBe(browser.firstCredentials().accessToken);
    expect(browser.refreshes()).toBe(0);
    await jest.advanceTimersByTimeAsync(1000);
    await settle(session.accessToken());
    expect(browser.refreshes()).toBe(1);
  });

  it.each([
    ['a lost network', 'offline' as const],
    ['a service that is away', { status: 503, json: { error: 'service_unavailable' } }],
    ['an answer without tokens', { json: { access_token: '' } }],
    ['too many calls', { status: 429, json: { error: 'too_many_requests', retry_after: 5 } }],
  ])('that fails by %s does not, and the next try succeeds', async (_what, reply) => {
    const { browser, session } = signedInTab();
    const usual = browser.service.routes[token];
    browser.answerRefresh(reply);
    await jest.advanceTimersByTimeAsync(4 * hours);
    await expect(settle(session.accessToken())).rejects.toThrow('There has been a communication error.');
    expect(session.current()).not.toBeNull();
    if (usual) browser.service.routes[token] = usual;
    expect(await settle(session.accessToken())).not.toBeNull();
    expect(session.current()?.refreshToken).toBe(browser.newestToken());
  });
});

describe('a call with the access token', () => {
  function signedIn() {
    const { browser, client, session, storage } = signedInTab();
    const call = () => client.withToken((bearer) => checkedRequest('/guarded', AccountResponse, { bearer }));
    const account = { email: null, entitlements: [] };
    return { browser, session, storage, call, account };
  }
  const refused = { status: 401, json: { error: 'expired_token' } };

  it('that is refused is made once more with a fresh one, which ten at the same time share', async () => {
    const { browser, session, call, account } = signedIn();
    const first = session.current()?.accessToken;
    browser.service.routes[guarded] = ({ bearer }) => (bearer === first ? refused : { json: account });
    const answers = await settle(Promise.all(Array.from({ length: 10 }, call)));
    expect(answers).toEqual(Array(10).fill(account));
    expect(browser.refreshes()).toBe(1);
    const sent = browser.service.callsTo(guarded).map(({ bearer }) => bearer);
    const renewed = session.current()?.accessToken;
    expect(sent).toEqual([...Array(10).fill(first), ...Array(10).fill(renewed)]);
  });

  it('that is refused again is not made a third time', async () => {
    const { browser, session, call } = signedIn();
    browser.service.routes[guarded] = refused;
    await expect(settle(call())).rejects.toMatchObject({ status: 401 });
    expect(browser.service.callsTo(guarded)).toHaveLength(2);
    expect(browser.refreshes()).toBe(1);
    expect(session.current()).not.toBeNull();
  });

  it('of a session that the service has ended signs this tab out', async () => {
    const { browser, session, storage, call } = signedIn();
    browser.service.routes[guarded] = refused;
    browser.answerRefresh({ status: 400, json: { error: 'invalid_token_request', error_code: 3 } });
    await expect(settle(call())).rejects.toBeInstanceOf(SignedOutError);
    expect(session.current()).toBeNull();
    expect(storage.getItem('session')).toBeNull();
  });

  it('of v1, which has no refresh, gives the token up when it is refused', async () => {
    const { browser, session, call } = signedIn();
    session.adopt({ ...browser.firstCredentials(), refreshToken: null, expiresAt: null });
    browser.service.routes[guarded] = refused;
    await expect(settle(call())).rejects.toBeInstanceOf(SignedOutError);
    expect(session.current()).toBeNull();
    expect(browser.refreshes()).toBe(0);
  });

  it('that fails otherwise is neither refreshed nor repeated', async () => {
    const { browser, call } = signedIn();
    browser.service.routes[guarded] = { status: 503 };
    await expect(settle(call())).rejects.toMatchObject({ status: 503 });
    expect(browser.service.calls).toHaveLength(1);
  });

  it('is not made when nobody is signed in', async () => {
    const browser = openBrowser();
    const { client } = browser.openTab();
    const call = jest.fn();
    await expect(settle(client.withToken(call))).rejects.toBeInstanceOf(SignedOutError);
    expect(call).not.toHaveBeenCalled();
  });

  it('uses the session of another tab, which a fresh tab has to hear of first', async () => {
    const browser = openBrowser();
    browser.openTab().session.adopt(browser.firstCredentials());
    const { client } = browser.openTab();
    expect(await settle(client.withToken(async (bearer) => bearer))).toBe(
      browser.firstCredentials().accessToken,
    );
  });
});
