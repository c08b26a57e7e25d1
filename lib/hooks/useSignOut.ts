import { SignedOutError } from '../auth/accountClient';
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
        await client.session.restore();
        // A v1 token, which has no refresh token, cannot be ended at the service.
        if (client.session.current()?.refreshToken) {
          const connection = await client.connection();
          await client.withToken((bearer) => logout(connection, bearer, everywhere)).catch(ignoreSignedOut);
        }
        client.session.forget({ everywhere: true });
      }),
  };
}

/** A session that has ended by itself needs no ending. */
function ignoreSignedOut(error: unknown): void {
  if (!(error instanceof SignedOutError)) throw error;
}
