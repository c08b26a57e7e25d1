import { AccessTokenResult, TokenResult } from '../contract/native/tokenMessages';
import { limits } from './channel/channelLimits';
import type { NativeChannel } from './channel/openChannel';
import { mayAskForTokens } from './tokenPaths';

type Pages = NativeChannel<'subscriptionPages'>;

/** The v1 token of the app, or null when nobody is signed in. @throws NativeError when the app does not say. */
export async function v1Token(channel: Pages): Promise<string | null> {
  const { token } = await channel.request('getSubscription', {}, TokenResult, limits.lookup);
  return token || null;
}

/**
 * The v2 access token of the app, or null when nobody is signed in, and on pages that Apple's apps keep it from.
 * @throws NativeError when the app does not say.
 */
export async function v2Token(channel: Pages, pathname: string): Promise<string | null> {
  if (channel.transport === 'webkit' && !mayAskForTokens(pathname)) return null;
  const { accessToken } = await channel.request('getAuthAccessToken', {}, AccessTokenResult, limits.lookup);
  return accessToken || null;
}

/** Hands a fresh sign-in to the app, which keeps the tokens from here on. A pair is v2; a token alone is v1. */
export function handOver(
  channel: Pages,
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string | null },
): void {
  if (refreshToken) channel.notify('setAuthTokens', { accessToken, refreshToken });
  else channel.notify('setSubscription', { token: accessToken });
}
