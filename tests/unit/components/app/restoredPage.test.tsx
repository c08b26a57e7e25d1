import { act, renderHook, waitFor } from '@testing-library/react';
import { useSession } from '@/lib/hooks/account/useSession';
import { useAppAccount } from '@/lib/hooks/native/useAppAccount';
import { useRestorationAccess } from '@/lib/hooks/native/useRestorationAccess';
import { serveInPage } from '@/tests/fixtures/browser/fakeService';
import { tokenAnswer } from '@/tests/fixtures/browser/fakeTokens';
import { subscriptionOf } from '../account/accountSite';
import { inStripeApp } from './appShop';

const token = tokenAnswer({ email: 'anna@example.org' }).access_token;

/** Going back in an app leads to a page as it was left, without loading it anew. */
function restore(): void {
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
}

it('a page that comes back as it was left follows the account of its app', async () => {
  window.history.replaceState(null, '', '/subscriptions/manage');
  serveInPage({ 'GET /api/subscription': { json: subscriptionOf() } });
  const app = await inStripeApp({ token: null });
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

  app.signIn(null);
  restore();
  await waitFor(() => expect(result.current.account).toMatchObject({ state: 'known', subscription: null }));
  await waitFor(() => expect(result.current.session.state).toBe('signedOut'));
  await waitFor(() => expect(result.current.access.state).toBe('signedOut'));
});
