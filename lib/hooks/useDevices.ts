import useSWR from 'swr';
import { listSessions, revokeSession } from '../auth/v2';
import { accountClient } from './accountClient';
import { type Action, useAction } from './useAction';
import { useSession } from './useSession';

export type Device = { id: string; platform: string; lastUsedAt: number; current: boolean };

export type Devices = Action & {
  state: 'pending' | 'ready' | 'error';
  devices: readonly Device[];
  remove(id: string): Promise<boolean>;
  reload(): void;
};

/** The devices that are signed in to this account. */
export function useDevices(): Devices {
  const session = useSession();
  const key = session.state === 'signedIn' ? (['devices', session.accountId] as const) : null;
  const { data, error, mutate } = useSWR(key, load, { shouldRetryOnError: false });
  const action = useAction();
  return {
    ...action,
    state: data ? 'ready' : error ? 'error' : 'pending',
    devices: data ?? [],
    reload: () => void mutate(),
    remove: (id) =>
      action.run(async () => {
        const connection = await accountClient().connection();
        await accountClient().withToken((bearer) => revokeSession(connection, bearer, id));
        await mutate();
      }),
  };
}

async function load(): Promise<Device[]> {
  const connection = await accountClient().connection();
  const { sessions } = await accountClient().withToken((bearer) => listSessions(connection, bearer));
  return sessions;
}
