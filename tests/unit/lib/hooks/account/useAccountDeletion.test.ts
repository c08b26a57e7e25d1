import { act, renderHook } from '@testing-library/react';
import { useAccountDeletion } from '@/lib/hooks/account/useAccountDeletion';
import type { Reply } from '@/tests/fixtures/browser/fakeService';
import { openPage, signIn } from '@/tests/fixtures/browser/subscriptionPage';
import { eachOnPage } from '../eachOnPage';

const call = 'POST /api/auth/v2/account/delete';
const former_email = 'o…@example.net';

eachOnPage();

/** The deletion of an account without an email address. */
function open() {
  const { result } = renderHook(() => useAccountDeletion(false));
  return { now: () => result.current, start: () => act(async () => result.current.start()) };
}

it('waits before the next code to a removed address, and deletes nothing yet', async () => {
  const service = openPage({ [call]: { json: { status: 'confirm', hash: 'hash', former_email } } });
  signIn(null);
  const screen = open();
  await screen.start();
  expect(screen.now()).toMatchObject({ step: 'formerCode', formerEmail: former_email, resendIn: 60 });
  expect(screen.now().deleting).toBe(false);
  expect(service.callsTo(call)).toHaveLength(1);
});

it('deletes an account that no code can reach at once, and says so only once that is known', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const service = openPage({
    [call]: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  signIn(null);
  const screen = open();
  await screen.start();
  expect(screen.now()).toMatchObject({ busy: true, deleting: false });
  await act(async () => answer({ json: { status: 'confirm', hash: 'hash' } }));
  expect(screen.now()).toMatchObject({ busy: true, deleting: true });
  await act(async () => answer({ json: { status: 'deleted' } }));
  expect(screen.now()).toMatchObject({ step: 'done', busy: false, deleting: false });
  expect(service.callsTo(call)[1]?.json).toMatchObject({ hash: 'hash' });
});
