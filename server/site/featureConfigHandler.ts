import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { assignedVariants } from './assignedVariants';

/**
 * `GET /feature-config.json`: the flags, the client id that the pages sign in with, and the assigned variants. An app's
 * own answer takes precedence over the flags. Not cached: a variant is drawn for one visitor.
 */
export async function featureConfigHandler(context: RequestContext): Promise<HandlerResult> {
  const { config, remoteSettings } = context.services;
  const { flags, allocations } = await remoteSettings.latest();
  const webClientId = config.clients.web.id;
  return { json: { ...flags, webClientId, experiments: assignedVariants(context, allocations) } };
}
