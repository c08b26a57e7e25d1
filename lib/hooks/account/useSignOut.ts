import { SignedOutError } from '../../auth/createAccountClient';
import { logout } from '../../auth/v2';
import { type Action, useAction } from '../page/useAction';
import { accountClient } from '../session/accountClient';

/** Signs out here, or on every device, whichever generation signed in. This browser forgets its tokens only when the service has confirmed. */
export function useSignOut(): Action & { signOut(options: { everywhere: boolean }): Promise<boolean> } {
  const action = useAction();
  return {
    ...action,
    signOut: ({ everywhere }) =>
      action.run(async () => {
        const client = accountClient();
        await client.session.restore();
        if (client.session.current()) {
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
