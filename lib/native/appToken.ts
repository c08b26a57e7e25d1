import { appFeatureConfig } from './appFeatureConfig';
import type { NativeChannel } from './channel/openChannel';
import { v1Token, v2Token } from './tokens';

/**
 * The token of the person signed in to the app, of the generation that the app's feature config names; null for nobody,
 * and on pages that Apple's apps keep it from.
 * @throws NativeError when the app does not say.
 */
export async function appToken(
  channel: NativeChannel<'subscriptionPages'>,
  pathname: string,
): Promise<string | null> {
  const { useSubscriptionsAuthV2 } = await appFeatureConfig(channel);
  return useSubscriptionsAuthV2 ? v2Token(channel, pathname) : v1Token(channel);
}
