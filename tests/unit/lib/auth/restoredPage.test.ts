import { SignedOutError } from '@/lib/auth/createAccountClient';
import { AccountResponse } from '@/lib/contract/auth';
import { checkedRequest } from '@/lib/http/checkedRequest';
import { openBrowser } from '@/tests/fixtures/browser/fakeBrowser';
import { fakeCredentials } from '@/tests/fixtures/browser/fakeTokens';

const guarded = 'GET /guarded';
const account = { email: null, entitlements: [] };

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
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
  browser.service.routes['POST /api/auth/v2/token'] = () => {
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

describe('taking over what storage says', () => {
  it('changes nothing when nothing has happened in between', () => {
    const browser = openBrowser();
    const { session } = browser.openTab();
    const told = jest.fn();
    session.subscribe(told);
    session.takeStored();
    session.adopt(browser.firstCredentials());
    const before = session.current();
    session.takeStored();
    expect(session.current()).toBe(before);
    expect(told).toHaveBeenCalledTimes(1);
  });
});
