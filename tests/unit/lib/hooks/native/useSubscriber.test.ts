import { configure, renderHook, waitFor } from '@testing-library/react';
import { installFakeApp, removeFakeApp } from 'fake-apps/fakeApp';
import { useSubscriber } from '@/lib/hooks/native/useSubscriber';

// What watches is imported on demand, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const watching = jest.fn();
jest.mock('@/lib/subscriber/watchSubscriber', () => {
  watching();
  return jest.requireActual('@/lib/subscriber/watchSubscriber');
});

afterEach(() => {
  removeFakeApp();
  watching.mockClear();
});

async function whenKnown() {
  const { result, unmount } = renderHook(useSubscriber);
  await waitFor(() => expect(result.current.state).not.toBe('PENDING'));
  unmount();
  return result.current;
}

it('a browser with our extension is outside an app, whose script it does not fetch', async () => {
  Object.defineProperty(navigator, 'duckduckgo', { value: { platform: 'extension' }, configurable: true });
  expect((await whenKnown()).state).toBe('UNKNOWN');
  expect(watching).not.toHaveBeenCalled();
});

it('is not known before the screens that the app opens itself, so that no press on an offer passes them by', async () => {
  installFakeApp({
    app: 'apple-new',
    tab: true,
    bridge: true,
    behavior: { getFeatureConfig: { result: { useProTier: true }, delay: 100 } },
  });
  const { state, app } = await whenKnown();
  expect(state).toBe('UNSUBSCRIBED');
  expect(app?.openPurchase).toBeInstanceOf(Function);
  expect(app?.openUpgrade).toBeInstanceOf(Function);
});
