import { minute } from '@/server/clock';
import { deploymentOf } from '@/server/config/deployment';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { withTimeLimit } from '@/server/store/withTimeLimit';
import { readLags } from './readGauges';

/** Mail or payment events that wait longer are reported; visitors are not affected, so the instance stays ready. */
export const tolerableLagSeconds = (5 * minute) / 1000;

/**
 * `GET /ready`: whether this instance may receive visitors. 503 when its database does not answer or no key can sign;
 * `degraded` with 200 when mail or payment events are delayed, or when Stripe lacks something we sell, since taking
 * every instance out of service would help nobody. It also names the deployment, so that nobody mistakes staging for
 * the live site.
 */
export async function readyHandler({ services }: RequestContext): Promise<HandlerResult> {
  const deployment = deploymentOf(services.config);
  const lags = await withTimeLimit(readLags(services)).catch(() => null);
  if (!lags) return notReady({ deployment, database: 'away' });
  const { signingKeyAgeSeconds, outboxLagSeconds, webhooksLagSeconds } = lags;
  if (signingKeyAgeSeconds === null) return notReady({ deployment, database: 'ok', signingKey: 'unusable' });
  const late = outboxLagSeconds > tolerableLagSeconds || webhooksLagSeconds > tolerableLagSeconds;
  const { missing, toSetUp } = services.payments;
  const wanting = missing && [...missing, ...toSetUp];
  return {
    json: {
      status: late || wanting?.length ? 'degraded' : 'ready',
      deployment,
      database: 'ok',
      outboxLagSeconds,
      webhooksLagSeconds,
      signingKeyAgeSeconds,
      payments: wanting === null ? 'unchecked' : wanting.length === 0 ? 'ok' : { missing: wanting },
    },
  };
}

/** `GET /health`: the process answers. It says nothing about what is behind it. */
export async function healthHandler(): Promise<HandlerResult> {
  return { json: { status: 'ok' } };
}

function notReady(details: Record<string, string>): HandlerResult {
  return { status: 503, json: { status: 'unavailable', ...details }, headers: { 'Retry-After': '5' } };
}
