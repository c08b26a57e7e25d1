import type { WebhookEndpointRecord } from '../records';
import type { ObjectStore } from '../store/objectStore';

export type WebhookTarget = {
  /** Where events really go: the address of an endpoint may be one that this machine cannot reach. */
  url: () => string;
  /** What they are signed with; null when each endpoint has a secret of its own, as at Stripe. */
  secret: string | null;
};

/** The endpoints that events go to, the newest first. */
function enabledEndpoints(store: ObjectStore): WebhookEndpointRecord[] {
  const { data } = store.list('webhook_endpoint', { limit: 100 });
  return data.filter(({ status }) => status === 'enabled');
}

/** Whether an event of this type is sent. Before anybody made an endpoint all are, as to a listener on one's own machine. */
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
