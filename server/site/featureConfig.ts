import type { FeatureConfig } from '@/lib/contract/site';
import type { Answer } from '@/server/http/answer';
import type { Call } from '@/server/http/call';

/** The remote setting of the web. An app's own answer wins over it. */
const flags: FeatureConfig = {
  useUnifiedFeedback: false,
  useSubscriptionsAuthV2: true,
  usePaidDuckAi: false,
};

/** `GET /feature-config.json`: the flags, and the client id that the pages sign in with. */
export async function featureConfigCall({ services }: Call): Promise<Answer> {
  return { json: { ...flags, webClientId: services.config.clients.web.id } };
}
