import type { Credentials } from '../../auth/credentials';
import { CommunicationError } from '../../http/CommunicationError';
import { accountClient } from '../session/accountClient';

/** Runs work that the service refuses after an old sign-in, and calls `onRefused` when it did. */
export async function withFreshSignIn(work: () => Promise<void>, onRefused: () => void): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CommunicationError) || error.code !== 'reauthentication_required') throw error;
    onRefused();
  }
}

/** The access token contains the email address, so it changes with it. A failure shows at the next refresh. */
export async function renewToken(given: Credentials | null | undefined): Promise<void> {
  const { session } = accountClient();
  const held = session.current();
  if (given) session.adopt(given);
  else if (held) await session.renew(held.accessToken).catch(() => null);
}
