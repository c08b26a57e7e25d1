import { CommunicationError } from '../../http/CommunicationError';
import { appToken } from '../../native/appToken';
import type { NativeChannel } from '../../native/channel/openChannel';
import { type Bought, bought, type SubscriptionsConnection } from '../../subscriptions/subscriptionClient';
import { subscriptionsOrigin } from '../session/subscriptionsOrigin';

/** Time between two questions while a purchase may be on its way, and how often they are asked. */
const askEvery = 1500;
const maxQuestions = 12;

export type BoughtInApp = Bought & { bearer: string };

/**
 * What the account of the app has bought, read with the app's own token. While a purchase may be on its way, the
 * service is asked again for up to twenty seconds. Null when nobody is signed in. The app refreshes its token, so after
 * a refusal it is asked once more.
 * @throws NativeError or CommunicationError when the app or the service gives no usable answer; a CommunicationError
 * that `isTokenRefused` knows when the service takes no token of the app, as of a deleted account.
 */
export async function boughtInApp(channel: NativeChannel<'subscriptionPages'>): Promise<BoughtInApp | null> {
  const bearer = await appToken(channel, window.location.pathname);
  if (bearer === null) return null;
  try {
    return await boughtWith(bearer);
  } catch (error) {
    if (!isTokenRefused(error)) throw error;
    const newer = await appToken(channel, window.location.pathname);
    if (newer === bearer) throw error;
    return newer === null ? null : boughtWith(newer);
  }
}

export function isTokenRefused(error: unknown): boolean {
  return error instanceof CommunicationError && error.status === 401;
}

async function boughtWith(bearer: string): Promise<BoughtInApp> {
  return { ...(await settled({ origin: subscriptionsOrigin(), bearer })), bearer };
}

async function settled(connection: SubscriptionsConnection): Promise<Bought> {
  let found = await bought(connection);
  for (let asked = 1; found.pending && asked < maxQuestions; asked += 1) {
    await new Promise((resolve) => setTimeout(resolve, askEvery));
    found = await bought(connection);
  }
  return found;
}
