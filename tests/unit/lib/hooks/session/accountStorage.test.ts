import { readPendingSignIn, savePendingSignIn } from '@/lib/auth/pendingSignIn';

beforeEach(() => jest.resetModules());
afterEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** What a page opened now keeps of a sign-in. */
async function loadedPage(url: string) {
  window.history.replaceState(null, '', url);
  return (await import('@/lib/hooks/session/accountStorage')).accountStorage();
}

const pending = { email: 'anna@example.org', codeVerifier: 'verifier', openedAt: Date.now() };

it('a code that the live services mailed is expected by no page on staging, and again by a live one', async () => {
  const live = await loadedPage('/subscriptions/activate');
  savePendingSignIn(live, pending);
  expect(readPendingSignIn(live)).toEqual(pending);
  jest.resetModules();
  const staging = await loadedPage('/subscriptions/activate?environment=staging');
  expect(readPendingSignIn(staging)).toBeNull();
  savePendingSignIn(staging, { ...pending, email: 'staging@example.org' });
  // The page from before, which the browser brings back as it was.
  expect(readPendingSignIn(live)).toEqual(pending);
});
