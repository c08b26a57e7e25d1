import type * as z from 'zod/mini';
import { FeatureConfigResult } from '../contract/native/featureConfigMessages';
import type { Transport } from './channel/connect';

/** A channel of an app that may have the form. */
type FeedbackChannel = {
  transport: Transport;
  request(
    method: 'getFeatureConfig',
    params: Record<string, never>,
    schema: typeof FeatureConfigResult,
  ): Promise<z.infer<typeof FeatureConfigResult>>;
  notify(method: 'openSendFeedbackModal', params: Record<string, never>): void;
};

/**
 * How to open the app's form for feedback, or null where it has none. The iPhone and iPad apps say that they have one,
 * but do nothing then, and a button that does nothing is worse than a mail link. Never rejects.
 */
export async function feedbackForm(
  channel: FeedbackChannel,
  touchPoints: number,
): Promise<(() => void) | null> {
  if (channel.transport === 'webkit' && touchPoints > 1) return null;
  try {
    const { useUnifiedFeedback } = await channel.request('getFeatureConfig', {}, FeatureConfigResult);
    return useUnifiedFeedback ? () => channel.notify('openSendFeedbackModal', {}) : null;
  } catch {
    return null;
  }
}
