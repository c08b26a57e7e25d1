import { act, renderHook } from '@testing-library/react';
import { installFakeApp } from 'fake-apps/fakeApp';
import type { FakeBehavior } from 'fake-apps/fakeAppOptions';
import { useRestorationAccess } from '@/lib/hooks/native/useRestorationAccess';

const failure: FakeBehavior = { error: 'failed' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Going back leads to a page as it was left; the app is asked again, and has answered at the end. */
async function restore(): Promise<void> {
  await act(async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await jest.advanceTimersByTimeAsync(100);
  });
}

it('keeps whom the app named, on a page that comes back, until the app can answer again', async () => {
  const behavior: Record<string, FakeBehavior> = {};
  const app = installFakeApp({ app: 'apple-new', token: 'token', behavior });
  const { result } = renderHook(useRestorationAccess);
  await restore();
  expect(result.current.state).toBe('signedIn');

  Object.assign(behavior, { getAuthAccessToken: failure, getAccessToken: failure });
  await restore();
  expect(result.current.state).toBe('signedIn');
  expect(await result.current.withToken(async (bearer) => bearer)).toBe('token');

  app.signIn(null);
  for (const method of Object.keys(behavior)) delete behavior[method];
  await restore();
  expect(result.current.state).toBe('signedOut');
});
