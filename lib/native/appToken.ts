import { appFeatureConfig } from './appFeatureConfig';
import { NativeError } from './channel/NativeError';
import type { NativeChannel } from './channel/openChannel';
import { askForToken } from './handedSignIn';
import { givesV2Token, v1Token, v2Token } from './tokens';

/**
 * The token of the person signed in to the app, v1 or v2 as the app's feature config says; null when nobody is signed
 * in, and on pages to which Apple's apps give no token.
 * @throws NativeError when the app gives no usable answer.
 */
export async function appToken(
  channel: NativeChannel<'subscriptionPages'>,
  pathname: string,
): Promise<string | null> {
  const { useSubscriptionsAuthV2 } = await appFeatureConfig(channel);
  if (!useSubscriptionsAuthV2) return askForToken(() => tokenWithoutV2(channel, pathname));
  return givesV2Token(channel, pathname) ? askForToken(() => v2Token(channel)) : null;
}

/** Newer Apple apps refuse the question for a v1 token, which they hear if their feature config comes too late. */
async function tokenWithoutV2(channel: NativeChannel<'subscriptionPages'>, pathname: string) {
  try {
    return await v1Token(channel);
  } catch (error) {
    const refused =
      channel.transport === 'webkit' && error instanceof NativeError && error.kind === 'refused';
    if (!refused || !givesV2Token(channel, pathname)) throw error;
    return v2Token(channel);
  }
}

/** Whether the page at this path may ask for that token. Where it may not, nothing is known about who is signed in. */
export async function mayAskForAppToken(channel: NativeChannel<'subscriptionPages'>, pathname: string) {
  const { useSubscriptionsAuthV2 } = await appFeatureConfig(channel);
  return !useSubscriptionsAuthV2 || givesV2Token(channel, pathname);
}
