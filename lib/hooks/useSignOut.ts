import { logout } from '../auth/v2';
import { accountClient } from './accountClient';
import { type Action, useAction } from './useAction';

/** Signs out here, or on every device. This browser forgets its tokens only when the service has confirmed. */
export function useSignOut(): Action & { signOut(options: { everywhere: boolean }): Promise<boolean> } {
  const action = useAction();
  return {
    ...action,
    signOut: ({ everywhere }) =>
      action.run(async () => {
        const client = accountClient();
        const { version } = await client.methods();
        if (version === 'v2') {
          const connection = await client.connection();
          await client.withToken((bearer) => logout(connection, bearer, everywhere));
        }
        client.session.forget({ everywhere: true });
      }),
  };
}
