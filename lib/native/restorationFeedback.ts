import { FeatureConfigResult } from '../contract/native/featureConfigMessages';
import { openChannel } from './channel/openChannel';

/**
 * How to open the feedback form of the app that shows the restoration page, or null where it has none. Only the Mac app
 * has the form (native contract §2.5): the iPhone app reports the same flag but does not know the message, and a button
 * that does nothing is worse than a mail link. Never rejects.
 */
export async function restorationFeedback(
  target: object | undefined = globalThis.window,
  touchPoints: number = globalThis.navigator.maxTouchPoints,
): Promise<(() => void) | null> {
  const channel = openChannel('restorationPages', target);
  if (channel?.transport !== 'webkit' || touchPoints > 1) return null;
  try {
    const { useUnifiedFeedback } = await channel.request('getFeatureConfig', {}, FeatureConfigResult);
    return useUnifiedFeedback ? () => channel.notify('openSendFeedbackModal', {}) : null;
  } catch {
    return null;
  }
}
