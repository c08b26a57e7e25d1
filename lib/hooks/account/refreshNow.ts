import { accountClient } from '../session/accountClient';

/** The access token contains the email address, so it has to be renewed. A failure shows at the next refresh. */
export async function refreshNow(): Promise<void> {
  const { session } = accountClient();
  const held = session.current();
  if (held) await session.renew(held.accessToken).catch(() => null);
}
