import { useState } from 'react';
import useSWR from 'swr';
import { listSessions, revokeSession } from '../../auth/v2';
import type { SessionEntry } from '../../contract/auth';
import { CommunicationError } from '../../http/CommunicationError';
import { type Action, useAction } from '../page/useAction';
import { accountClient } from '../session/accountClient';
import { isRetryable } from '../session/isRetryable';
import { useSession } from './useSession';

export type Devices = Action & {
  state: 'pending' | 'ready' | 'error';
  devices: readonly SessionEntry[];
  remove(id: string): Promise<boolean>;
  /** The device whose sign-out requires a new sign-in by code, or null; call `remove` for it again after that. */
  needsCode: string | null;
  cancel(): void;
  reload(): void;
};

/** The devices that are signed in to this account. */
export function useDevices(): Devices {
  const session = useSession();
  const key = session.state === 'signedIn' ? (['devices', session.accountId] as const) : null;
  const { data, error, mutate } = useSWR(key, load, { shouldRetryOnError: isRetryable });
  const action = useAction();
  const [needsCode, setNeedsCode] = useState<string | null>(null);

  async function revoke(id: string): Promise<void> {
    setNeedsCode(null);
    const connection = await accountClient().connection();
    try {
      await accountClient().withToken((bearer) => revokeSession(connection, bearer, id));
    } catch (cause) {
      if (!(cause instanceof CommunicationError) || cause.code !== 'reauthentication_required') throw cause;
      setNeedsCode(id);
      return;
    }
    await mutate();
  }

  return {
    ...action,
    state: data ? 'ready' : error ? 'error' : 'pending',
    devices: data ?? [],
    reload: () => void mutate().catch(() => {}),
    remove: (id) => action.run(() => revoke(id)),
    needsCode,
    cancel: () => setNeedsCode(null),
  };
}

async function load(): Promise<SessionEntry[]> {
  const connection = await accountClient().connection();
  const { sessions } = await accountClient().withToken((bearer) => listSessions(connection, bearer));
  return sessions;
}
