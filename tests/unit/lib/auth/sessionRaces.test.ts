import { openBrowser } from '@/tests/fixtures/browser/fakeBrowser';
import { fakeCredentials } from '@/tests/fixtures/browser/fakeTokens';

const hours = 3_600_000;
const tokenRoute = 'POST /api/auth/v2/token';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
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

describe('a sign-in made while a refresh is on its way', () => {
  it.each([
    ['is refused', { status: 400, json: { error: 'invalid_token_request' } }],
    [
      'succeeds',
      { json: { access_token: 'e30.e30.x', refresh_token: 'r', expires_in: 1, token_type: 'Bearer' } },
    ],
  ])('is kept when the refresh %s', async (_case, reply) => {
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
});

describe('an account made silently', () => {
  it('is not made when another tab is signed in, even if this tab has not asked yet', async () => {
    const browser = openBrowser();
    const signedIn = browser.openTab();
    signedIn.session.adopt(browser.firstCredentials());
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
