import { useState } from 'react';
import { listSessions, revokeSession } from '../../auth/v2';
import { useAction } from '../page/useAction';
import { accountClient } from '../session/accountClient';
import { isRetryable } from '../session/isRetryable';
import { withFreshSignIn } from './freshSignIn';
import { useAccountData } from './useAccountData';

/** The devices that are signed in to this account. `needsCode` is the one whose removal first requires a code, or null. */
export function useDevices() {
  const options = { shouldRetryOnError: isRetryable, revalidateOnFocus: true };
  const { state, data, reload, mutate } = useAccountData('devices', load, options);
  const action = useAction();
  const [needsCode, setNeedsCode] = useState<string | null>(null);

  async function revoke(id: string): Promise<void> {
    setNeedsCode(null);
    const connection = await accountClient().connection();
    await accountClient().withToken((bearer) => revokeSession(connection, bearer, id));
    await mutate();
  }

  return {
    ...action,
    ...{ state, reload, needsCode },
    devices: data ?? [],
    remove: (id: string) =>
      action.run(() =>
        withFreshSignIn(
          () => revoke(id),
          () => setNeedsCode(id),
        ),
      ),
    cancel: () => setNeedsCode(null),
  };
}

async function load() {
  const connection = await accountClient().connection();
  return (await accountClient().withToken((bearer) => listSessions(connection, bearer))).sessions;
}
