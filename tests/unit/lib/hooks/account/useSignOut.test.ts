import { act, renderHook } from '@testing-library/react';
import { readPendingChange, savePendingChange } from '@/lib/auth/pendingChange';
import { useSignOut } from '@/lib/hooks/account/useSignOut';
import { accountClient } from '@/lib/hooks/session/accountClient';
import { openPage, signIn } from '@/tests/fixtures/browser/subscriptionPage';
import { eachOnPage } from '../eachOnPage';

const logout = 'POST /api/auth/v2/logout';

eachOnPage();

async function signOut(everywhere = false) {
  const { result } = renderHook(() => useSignOut());
  await act(async () => {
    await result.current.signOut({ everywhere });
  });
  return result.current;
}

it('a change of address that waits for its code ends with the session', async () => {
  openPage();
  signIn();
  const change = { accountId: 'account-1', email: 'new@example.org', hash: 'hash-1', sentAt: Date.now() };
  savePendingChange(window.sessionStorage, change);
  await signOut();
  expect(readPendingChange(window.sessionStorage, 'account-1')).toBeNull();
});

describe('signing out', () => {
  it.each([true, false])('tells the service, with everywhere: %s', async (everywhere) => {
    const service = openPage();
    signIn();
    const token = accountClient().session.current()?.accessToken;
    await signOut(everywhere);
    expect(service.callsTo(logout)[0]).toMatchObject({ bearer: token, json: { everywhere } });
  });

  it('that the service did not hear of is said, and the tokens stay to try again', async () => {
    openPage({ [logout]: 'offline' });
    signIn();
    const action = await signOut();
    expect(action.error).not.toBeNull();
    expect(accountClient().session.current()).not.toBeNull();
  });

  it('of a session that has ended by itself is no failure', async () => {
    openPage({
      [logout]: { status: 401, json: { error: 'invalid_token' } },
      'POST /api/auth/v2/token': { status: 400, json: { error: 'invalid_token_request' } },
    });
    signIn();
    expect((await signOut()).error).toBeNull();
    expect(accountClient().session.current()).toBeNull();
  });

  it('125. L9: of a v1 account ends it at the service as well', async () => {
    const service = openPage();
    const none = { refreshToken: null, email: null, expiresAt: null };
    accountClient().session.adopt({ accessToken: 'opaque', accountId: 'account-1', ...none });
    await signOut();
    expect(service.callsTo(logout)[0]).toMatchObject({ bearer: 'opaque' });
    expect(accountClient().session.current()).toBeNull();
  });
});
