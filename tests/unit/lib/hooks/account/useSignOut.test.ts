import { act, renderHook } from '@testing-library/react';
import { readPendingChange, savePendingChange } from '@/lib/auth/pendingChange';
import { useSignIn } from '@/lib/hooks/account/useSignIn';
import { useSignOut } from '@/lib/hooks/account/useSignOut';
import { accountClient } from '@/lib/hooks/session/accountClient';
import { accountEmail, openPage, signIn } from '@/tests/fixtures/browser/subscriptionPage';
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

describe('tokens at rest', () => {
  it('50. tokens reach session storage alone, never local storage, cookies or an address, and are gone at sign-out', async () => {
    const service = openPage();
    const screen = renderHook(() => useSignIn());
    await act(async () => screen.result.current.send(accountEmail));
    await act(async () => screen.result.current.submit('123456'));
    const held = accountClient().session.current();
    const verifier = service.callsTo('POST /api/auth/v2/token')[0]?.form.code_verifier;
    const secrets = [held?.accessToken, held?.refreshToken, verifier, 'authorization-code', '123456'];
    const stored = JSON.stringify({ ...window.sessionStorage });
    expect(stored).toContain(held?.accessToken);
    expect(secrets).toEqual(secrets.map(() => expect.stringMatching(/^.{6,}$/)));
    for (const secret of secrets) {
      expect(JSON.stringify({ ...window.localStorage })).not.toContain(secret);
      expect(document.cookie).not.toContain(secret);
      expect(window.location.href + JSON.stringify(window.history.state)).not.toContain(secret);
      for (const call of service.calls) expect(call.url).not.toContain(secret);
    }
    await signOut();
    expect(accountClient().session.current()).toBeNull();
    expect(Object.keys({ ...window.sessionStorage })).toEqual([]);
  });

  it('a change of address that waits for its code ends with the session', async () => {
    openPage();
    signIn();
    const change = { accountId: 'account-1', email: 'new@example.org', hash: 'hash-1', sentAt: Date.now() };
    savePendingChange(window.sessionStorage, change);
    await signOut();
    expect(readPendingChange(window.sessionStorage, 'account-1')).toBeNull();
  });
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
