import type { FeatureConfig } from '@/lib/contract/siteResponses';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { assignedVariants } from './assignedVariants';

/** The remote setting of the web. An app's own answer wins over it. */
const flags: FeatureConfig = {
  useUnifiedFeedback: false,
  useSubscriptionsAuthV2: true,
  usePaidDuckAi: false,
};

/** `GET /feature-config.json`: the flags, the client id that the pages sign in with, and the variants it assigns. */
export async function featureConfigHandler(context: RequestContext): Promise<HandlerResult> {
  const webClientId = context.services.config.clients.web.id;
  return { json: { ...flags, webClientId, experiments: assignedVariants(context) } };
}
