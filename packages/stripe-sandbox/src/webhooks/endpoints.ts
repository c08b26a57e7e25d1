import type { WebhookEndpointRecord } from '../records';
import type { ObjectStore } from '../store/objectStore';

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
