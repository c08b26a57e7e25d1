import { createHmac } from 'node:crypto';
import type { WebhookEndpointRecord } from '../records';
import type { ObjectStore } from '../store/objectStore';

const timeoutMilliseconds = 10_000;

/** Posts one event. True when the other side accepted it: a 2xx answer, without redirect, in time. */
export async function postWebhook(
  target: { url: string; secret: string },
  payload: string,
  nowMilliseconds: number,
): Promise<boolean> {
  try {
    const response = await fetch(target.url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMilliseconds),
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signatureHeader(payload, target.secret, Math.floor(nowMilliseconds / 1000)),
        'User-Agent': 'sandbox-webhooks/1.0',
      },
      body: payload,
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** The `Stripe-Signature` header of a payload: HMAC-SHA256 over `<seconds>.<payload>`, scheme v1. */
function signatureHeader(payload: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

export type WebhookTarget = {
  /** The real destination of events: this machine may be unable to reach an endpoint's URL. */
  url: () => string;
  /** The signing secret; null when each endpoint has its own, as at Stripe. */
  secret: string | null;
};

/** The endpoints that receive events, newest first. */
function enabledEndpoints(store: ObjectStore): WebhookEndpointRecord[] {
  const { data } = store.list('webhook_endpoint', { limit: 100 });
  return data.filter(({ status }) => status === 'enabled');
}

/** Whether an event of this type is sent. Until somebody creates an endpoint all are, as to a local listener. */
export function isWanted(store: ObjectStore, type: string): boolean {
  const endpoints = enabledEndpoints(store);
  return (
    endpoints.length === 0 ||
    endpoints.some(({ enabled_events: wanted }) => wanted.includes('*') || wanted.includes(type))
  );
}

export function signingSecret(store: ObjectStore, { secret }: WebhookTarget): string {
  return secret ?? enabledEndpoints(store)[0]?.sandbox.secret ?? '';
}
