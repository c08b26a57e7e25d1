import { act, renderHook } from '@testing-library/react';
import { useEmailChange } from '@/lib/hooks/account/useEmailChange';
import { accountClient } from '@/lib/hooks/session/accountClient';
import type { Route } from '@/tests/fixtures/browser/fakeService';
import { openPage, signIn } from '@/tests/fixtures/browser/subscriptionPage';
import { eachOnPage, pass } from '../eachOnPage';

const edit = 'POST /api/auth/v2/account/edit';
const confirm = 'POST /api/auth/v2/account/edit/confirm';
const token = 'POST /api/auth/v2/token';
const address = 'new@example.org';
const sent = { json: { status: 'confirm', hash: 'hash-1' } };
const confirmed = { json: { status: 'confirmed', email: address } };
const reauthenticate = { status: 403, json: { error: 'reauthentication_required' } };

eachOnPage();

function open(accountId = 'account-1') {
  const { result, unmount } = renderHook(() => useEmailChange('edit', accountId));
  return {
    now: () => result.current,
    submit: () => act(async () => result.current.submit('123456')),
    resend: () => act(async () => result.current.resend()),
    async reload(as = accountId) {
      unmount();
      await pass(0);
      return open(as);
    },
  };
}

/** After the new address was given to a service that answers so. */
async function given(routes: Record<string, Route> = {}) {
  const service = openPage({ [edit]: sent, [confirm]: confirmed, ...routes });
  signIn('old@example.org');
  const screen = open();
  await act(async () => screen.now().send(address));
  return { service, screen };
}

it('a change that is confirmed stays so when the new token does not come', async () => {
  const { screen } = await given({ [token]: 'offline' });
  await screen.submit();
  expect(screen.now()).toMatchObject({ step: 'done', error: null });
  expect(accountClient().session.current()).not.toBeNull();
});

it('a sign-in that is too old is asked for anew, at the confirmation too, and the change goes on after it', async () => {
  const { service, screen } = await given({ [edit]: reauthenticate });
  expect(screen.now()).toMatchObject({ step: 'reauthenticate', email: address, error: null, resendIn: 0 });
  service.routes[edit] = sent;
  await screen.resend();
  expect(screen.now()).toMatchObject({ step: 'code', email: address });
  service.routes[confirm] = reauthenticate;
  await screen.submit();
  expect(screen.now().step).toBe('reauthenticate');
  service.routes[confirm] = confirmed;
  await screen.resend();
  await screen.submit();
  expect(screen.now().step).toBe('done');
  expect(service.callsTo(edit)).toHaveLength(3);
});

it('a reload goes on at the code and keeps counting, but not after ten minutes or for another account', async () => {
  const { service, screen } = await given();
  await pass(15_000);
  const second = await screen.reload();
  expect(second.now()).toMatchObject({ step: 'code', email: address, resendIn: 45 });
  expect((await second.reload('account-2')).now().step).toBe('address');
  const third = await second.reload();
  await pass(10 * 60_000);
  expect((await third.reload()).now().step).toBe('address');
  await third.submit();
  expect(service.callsTo(confirm)[0]?.json).toMatchObject({ hash: 'hash-1' });
});

it('an address that is refused stays in its field, with a sentence', async () => {
  const { screen } = await given({ [edit]: { status: 400, json: { error: 'failed_mx_check' } } });
  const expected = { step: 'address', email: address, error: { scope: 'field' }, busy: false };
  expect(screen.now()).toMatchObject(expected);
});

it('a lost network at the confirmation keeps the step and the hash', async () => {
  const { service, screen } = await given({ [confirm]: 'offline' });
  await screen.submit();
  expect(screen.now()).toMatchObject({ step: 'code', error: { scope: 'screen' } });
  service.routes[confirm] = confirmed;
  await screen.submit();
  expect(screen.now().step).toBe('done');
});

it('a further code brings a new hash', async () => {
  const { service, screen } = await given();
  await pass(60_000);
  service.routes[edit] = { json: { status: 'confirm', hash: 'hash-2' } };
  await screen.resend();
  expect(screen.now()).toMatchObject({ resent: 1, resendIn: 60 });
  await screen.submit();
  expect(service.callsTo(confirm)[0]?.json).toMatchObject({ hash: 'hash-2' });
});
