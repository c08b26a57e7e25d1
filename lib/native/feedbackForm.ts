import type * as z from 'zod/mini';
import type { FeatureConfigResult } from '../contract/native/featureConfigMessages';
import type { Transport } from './channel/connect';

type FeedbackApp = {
  transport: Transport;
  touchPoints: number;
  askConfig: () => Promise<z.infer<typeof FeatureConfigResult>>;
  open: () => void;
};

/**
 * How to open the app's form for feedback, or null where it has none. The iPhone and iPad apps say that they have one,
 * but do nothing then, and a button that does nothing is worse than a mail link. Never rejects.
 */
export async function feedbackForm({
  transport,
  touchPoints,
  askConfig,
  open,
}: FeedbackApp): Promise<(() => void) | null> {
  if (transport === 'webkit' && touchPoints > 1) return null;
  try {
    return (await askConfig()).useUnifiedFeedback ? open : null;
  } catch {
    return null;
  }
}
