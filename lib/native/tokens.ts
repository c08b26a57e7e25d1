import { AccessTokenResult, TokenResult } from '../contract/native/tokenMessages';
import { channelLimits } from './channel/channelLimits';
import type { NativeChannel } from './channel/openChannel';
import { markNewSignIn } from './handedSignIn';

type Pages = NativeChannel<'subscriptionPages'>;

/** The app's v1 token, or null when nobody is signed in. @throws NativeError when the app gives no usable answer. */
export async function v1Token(channel: Pages): Promise<string | null> {
  const { token } = await channel.request('getSubscription', {}, TokenResult, channelLimits.lookup);
  return token || null;
}

/** Whether the app gives the page at this path a v2 token; Apple's apps do so on some pages only. */
export function givesV2Token(channel: Pages, pathname: string): boolean {
  return channel.transport !== 'webkit' || mayAskForTokens(pathname);
}

/** The v2 one, on a page to which the app gives it. */
export async function v2Token(channel: Pages): Promise<string | null> {
  const { lookup } = channelLimits;
  const { accessToken } = await channel.request('getAuthAccessToken', {}, AccessTokenResult, lookup);
  return accessToken || null;
}

/** Passes a new sign-in to the app, which keeps the tokens from then on. A pair is v2; a single token is v1. */
export function handOver(
  channel: Pages,
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string | null },
): void {
  markNewSignIn();
  if (refreshToken) channel.notify('setAuthTokens', { accessToken, refreshToken });
  else channel.notify('setSubscription', { token: accessToken });
}

const activation = 'subscriptions/activation-flow';

/** The pages to which newer Apple apps give tokens (native contract §5.4). */
const paths: ReadonlySet<string> = new Set([
  'subscriptions',
  'subscriptions/welcome',
  activation,
  `${activation}/this-device/email`,
  `${activation}/this-device/activate-by-email`,
  `${activation}/this-device/activate-by-email/otp`,
  `${activation}/this-device/activate-by-email/success`,
  `${activation}/another-device/add-email`,
  `${activation}/another-device/email`,
  'subscriptions/manage',
  'identity-theft-restoration',
  'subscriptions/plans',
]);

/** Whether the page at this path may ask an Apple app for an access token. Empty path segments do not count. */
export function mayAskForTokens(pathname: string): boolean {
  return paths.has(pathname.split('/').filter(Boolean).join('/'));
}
