import { LooseAccessTokenResult, TokenResult } from '../contract/native/tokenMessages';
import { askOverBridge, BridgeError, openBridge, requireMessage } from './channel/bridge';
import { channelLimits } from './channel/channelLimits';
import { NativeError } from './channel/NativeError';
import { type NativeChannel, openChannel } from './channel/openChannel';

/**
 * The access token for the restoration page (native contract §2.5): from the page's own channel, or over the bridge in
 * an ordinary tab of an app. Null outside an app, in one that does not know the question, and when nobody is signed in.
 * @throws NativeError, and what the app throws, when it gives no usable answer.
 */
export async function restorationToken(
  target: object | undefined = globalThis.window,
): Promise<string | null> {
  const channel = openChannel('restorationPages', target);
  if (!channel) return bridgeToken(target);
  const newer = channel.transport === 'android' ? null : await newerToken(channel);
  if (newer) return newer;
  const { token } = await channel.request('getAccessToken', {}, TokenResult, channelLimits.lookup);
  return token || null;
}

/** Newer Apple apps have a v2 token; older ones do not know the request, and Android's never answer it. */
async function newerToken(channel: NativeChannel<'restorationPages'>): Promise<string | null> {
  try {
    const { lookup } = channelLimits;
    const answer = await channel.request('getAuthAccessToken', {}, LooseAccessTokenResult, lookup);
    return (answer !== '' && answer.accessToken) || null;
  } catch {
    return null;
  }
}

async function bridgeToken(target: object | undefined): Promise<string | null> {
  const method = 'getAuthAccessToken';
  try {
    const bridge = openBridge('subscriptions', target);
    await requireMessage(bridge, method);
    const answer = LooseAccessTokenResult.safeParse(await askOverBridge(bridge, method));
    if (!answer.success) throw new NativeError('wrong-shape', method);
    return (answer.data !== '' && answer.data.accessToken) || null;
  } catch (error) {
    if (error instanceof BridgeError) return null;
    throw error;
  }
}
