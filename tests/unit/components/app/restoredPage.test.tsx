import { act, renderHook, waitFor } from '@testing-library/react';
import type { FakeBehavior } from 'fake-apps/fakeAppOptions';
import { useSession } from '@/lib/hooks/account/useSession';
import { useAppAccount } from '@/lib/hooks/native/useAppAccount';
import { useRestorationAccess } from '@/lib/hooks/native/useRestorationAccess';
import { serveInPage } from '@/tests/fixtures/browser/fakeService';
import { tokenAnswer } from '@/tests/fixtures/browser/fakeTokens';
import { subscriptionOf } from '@/tests/fixtures/browser/subscriptionOf';
import { inStripeApp } from './appShop';

const token = tokenAnswer({ email: 'anna@example.org' }).access_token;

/** Going back in an app leads to a page as it was left, without loading it anew. */
function restore(): void {
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
}

it('a page that comes back as it was left follows the account of its app, as far as the app can answer', async () => {
  window.history.replaceState(null, '', '/subscriptions/manage');
  serveInPage({ 'GET /api/subscription': { json: subscriptionOf() } });
  const behavior: Record<string, FakeBehavior> = {};
  const app = await inStripeApp({ token: null, behavior });
  const { result } = renderHook(() => ({
    account: useAppAccount(),
    session: useSession(),
    access: useRestorationAccess(),
  }));
  await waitFor(() => expect(result.current.session.state).toBe('signedOut'));
  await waitFor(() => expect(result.current.access.state).toBe('signedOut'));
  await waitFor(() => expect(result.current.account).toMatchObject({ state: 'known', subscription: null }));

  app.signIn(token);
  restore();
  await waitFor(() => expect(result.current.account.subscription).not.toBeNull());
  await waitFor(() => expect(result.current.session).toMatchObject({ email: 'anna@example.org' }));
  await waitFor(() => expect(result.current.access.state).toBe('signedIn'));

  Object.assign(behavior, { getAuthAccessToken: { error: 'failed' }, getAccessToken: { error: 'failed' } });
  const { length } = app.sent;
  restore();
  await waitFor(() => expect(app.sent.slice(length).map(({ method }) => method)).toContain('getAccessToken'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  expect(result.current.access.state).toBe('signedIn');
  expect(await result.current.access.withToken(async (bearer) => bearer)).toBe(token);
  for (const method of Object.keys(behavior)) delete behavior[method];

  app.signIn(null);
  restore();
  await waitFor(() => expect(result.current.account).toMatchObject({ state: 'known', subscription: null }));
  await waitFor(() => expect(result.current.session.state).toBe('signedOut'));
  await waitFor(() => expect(result.current.access.state).toBe('signedOut'));
});
