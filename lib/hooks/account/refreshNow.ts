import { accountClient } from '../session/accountClient';

/** The access token names the address, so a changed one needs a new token. A failure shows at the next refresh. */
export async function refreshNow(): Promise<void> {
  const { session } = accountClient();
  const held = session.current();
  if (held) await session.renew(held.accessToken).catch(() => null);
}
