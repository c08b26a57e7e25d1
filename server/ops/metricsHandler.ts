import { ApiError } from '@/server/http/ApiError';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { metricsContentType } from '@/server/metrics';
import { isSameSecret } from '@/server/secrets';
import { readGauges } from './readGauges';

/**
 * `GET /metrics`: this process's metrics for Prometheus, with the operator's token as bearer token. When no token is
 * configured, there is no such page.
 * @throws ApiError not_found, invalid_token
 */
export async function metricsHandler(context: RequestContext): Promise<HandlerResult> {
  const { services } = context;
  const { metricsToken } = services.config;
  if (metricsToken === null) throw new ApiError('not_found');
  if (context.bearer === null || !isSameSecret(context.bearer, metricsToken)) {
    throw new ApiError('invalid_token');
  }
  // Even without its database the process has metrics to show, and that is when they matter most.
  const gauges = await readGauges(services).catch(() => null);
  services.metrics.setGauges(gauges);
  return { text: await services.metrics.text(), headers: { 'Content-Type': metricsContentType } };
}
