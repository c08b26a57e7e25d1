import { act, renderHook } from '@testing-library/react';
import { useEmailChange } from '@/lib/hooks/account/useEmailChange';
import { accountClient } from '@/lib/hooks/session/accountClient';
import { closePage, openPage, signIn } from '@/tests/fixtures/browser/subscriptionPage';

const edit = 'POST /api/auth/v2/account/edit';
const confirm = 'POST /api/auth/v2/account/edit/confirm';
const token = 'POST /api/auth/v2/token';
const address = 'new@example.org';
const sent = { json: { status: 'confirm', hash: 'hash-1' } };
const confirmed = { json: { status: 'confirmed', email: address } };
const reauthenticate = { status: 403, json: { error: 'reauthentication_required' } };

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  closePage();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function open(accountId = 'account-1') {
  const { result, unmount } = renderHook(() => useEmailChange('edit', accountId));
  return {
    now: () => result.current,
    send: (email = address) => act(async () => result.current.send(email)),
    submit: (code = '123456') => act(async () => result.current.submit(code)),
    resend: () => act(async () => result.current.resend()),
    async reload(as = accountId) {
      unmount();
      await pass(0);
      return open(as);
    },
  };
}

describe('changing the address (specification §4)', () => {
  it('requests a hash, then confirms with code, hash and address', async () => {
    const service = openPage({ [edit]: sent, [confirm]: confirmed });
    signIn();
    const screen = open();
    await screen.send();
    expect(screen.now()).toMatchObject({ step: 'code', email: address, resendIn: 60 });
    expect(service.callsTo(edit)[0]).toMatchObject({ json: { email: address }, credentials: 'omit' });
    await screen.submit();
    expect(screen.now()).toMatchObject({ step: 'done', error: null });
    expect(service.callsTo(confirm)[0]?.json).toMatchObject({
      email: address,
      otp: '123456',
      hash: 'hash-1',
    });
  });

  it('renews the token, which names the address', async () => {
    const service = openPage({ [edit]: sent, [confirm]: confirmed });
    signIn('old@example.org');
    const before = accountClient().session.current();
    const screen = open();
    await screen.send();
    await screen.submit();
    expect(service.callsTo(token)).toHaveLength(1);
    expect(accountClient().session.current()?.accessToken).not.toBe(before?.accessToken);
    expect(accountClient().session.current()?.email).not.toBe('old@example.org');
  });

  it('a change that is confirmed stays so when the new token does not come', async () => {
    openPage({ [edit]: sent, [confirm]: confirmed, [token]: 'offline' });
    signIn();
    const screen = open();
    await screen.send();
    await screen.submit();
    expect(screen.now()).toMatchObject({ step: 'done', error: null });
    expect(accountClient().session.current()).not.toBeNull();
  });
});

describe('a sign-in that is too old', () => {
  it('asks for a fresh one before the code is mailed, and goes on after it', async () => {
    const service = openPage({ [edit]: reauthenticate, [confirm]: confirmed });
    signIn();
    const screen = open();
    await screen.send();
    expect(screen.now()).toMatchObject({ step: 'reauthenticate', email: address, error: null, resendIn: 0 });
    service.routes[edit] = sent;
    await screen.resend();
    expect(screen.now()).toMatchObject({ step: 'code', email: address });
    await screen.submit();
    expect(screen.now().step).toBe('done');
    expect(service.callsTo(edit)).toHaveLength(2);
  });

  it('asks for a fresh one at the confirmation too', async () => {
    openPage({ [edit]: sent, [confirm]: reauthenticate });
    signIn();
    const screen = open();
    await screen.send();
    await screen.submit();
    expect(screen.now().step).toBe('reauthenticate');
  });
});

describe('a reload', () => {
  it('goes on at the code and keeps counting', async () => {
    const service = openPage({ [edit]: sent, [confirm]: confirmed });
    signIn();
    const first = open();
    await first.send();
    await pass(15_000);
    const second = await first.reload();
    expect(second.now()).toMatchObject({ step: 'code', email: address, resendIn: 45 });
    await second.submit();
    expect(service.callsTo(confirm)[0]?.json).toMatchObject({ hash: 'hash-1' });
  });

  it('starts anew after ten minutes, and for another account', async () => {
    openPage({ [edit]: sent });
    signIn();
    const first = open();
    await first.send();
    expect((await first.reload('account-2')).now().step).toBe('address');
    await pass(10 * 60_000);
    expect((await first.reload()).now().step).toBe('address');
  });
});

describe('failures', () => {
  it.each([
    'invalid_email_address',
    'email_address_not_changed',
    'failed_mx_check',
    'account_change_email_address_failed',
  ])('%s: a sentence at the field, and the address step stays', async (error) => {
    openPage({ [edit]: { status: 400, json: { error } } });
    signIn();
    const screen = open();
    await screen.send('typed@example.org');
    expect(screen.now()).toMatchObject({
      step: 'address',
      email: 'typed@example.org',
      error: { scope: 'field' },
      busy: false,
    });
  });

  it('a lost network at the confirmation keeps the step and the hash', async () => {
    const service = openPage({ [edit]: sent, [confirm]: 'offline' });
    signIn();
    const screen = open();
    await screen.send();
    await screen.submit();
    expect(screen.now()).toMatchObject({ step: 'code', error: { scope: 'screen' } });
    service.routes[confirm] = confirmed;
    await screen.submit();
    expect(screen.now().step).toBe('done');
  });

  it('a further code brings a new hash', async () => {
    const service = openPage({ [edit]: sent, [confirm]: confirmed });
    signIn();
    const screen = open();
    await screen.send();
    await pass(60_000);
    service.routes[edit] = { json: { status: 'confirm', hash: 'hash-2' } };
    await screen.resend();
    expect(screen.now()).toMatchObject({ resent: 1, resendIn: 60 });
    await screen.submit();
    expect(service.callsTo(confirm)[0]?.json).toMatchObject({ hash: 'hash-2' });
  });
});
