import type { FeatureConfig } from '@/lib/contract/site';
import type { Answer } from '@/server/http/answer';
import type { Call } from '@/server/http/call';
import { assignedVariants } from './assignedVariants';

/** The remote setting of the web. An app's own answer wins over it. */
const flags: FeatureConfig = {
  useUnifiedFeedback: false,
  useSubscriptionsAuthV2: true,
  usePaidDuckAi: false,
};

/** `GET /feature-config.json`: the flags, the client id that the pages sign in with, and the variants it assigns. */
export async function featureConfigCall(call: Call): Promise<Answer> {
  const webClientId = call.services.config.clients.web.id;
  return { json: { ...flags, webClientId, experiments: assignedVariants(call) } };
}
