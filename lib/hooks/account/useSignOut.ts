import { SignedOutError } from '../../auth/createAccountClient';
import { logout } from '../../auth/v2';
import { useAction } from '../page/useAction';
import { accountClient } from '../session/accountClient';

/** Signs out (v1 or v2) here or on every device. This browser forgets its tokens once the service has confirmed. */
export function useSignOut() {
  const action = useAction();
  async function signOut(everywhere: boolean): Promise<void> {
    const client = accountClient();
    await client.session.restore();
    if (client.session.current()) {
      const connection = await client.connection();
      await client.withToken((bearer) => logout(connection, bearer, everywhere)).catch(ignoreSignedOut);
    }
    client.session.forget({ everywhere: true });
  }
  return { ...action, signOut: (to: { everywhere: boolean }) => action.run(() => signOut(to.everywhere)) };
}

/** A session that has already ended does not have to be ended. */
function ignoreSignedOut(error: unknown): void {
  if (!(error instanceof SignedOutError)) throw error;
}
