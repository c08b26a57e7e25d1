import type { Parameters } from '../api/Parameters';
import { invalid, missing } from '../api/StripeFailure';
import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import type { WebhookEndpointRecord } from '../records';

/** Creates a webhook endpoint: from now on events go only to endpoints. Only this call's answer reveals the secret. */
export function createWebhookEndpoint(
  context: EmulatorContext,
  parameters: Parameters,
): WebhookEndpointRecord {
  const endpoint: WebhookEndpointRecord = {
    id: newId(context.random, 'we'),
    object: 'webhook_endpoint',
    api_version: parameters.text('api_version') ?? null,
    application: null,
    created: context.now(),
    description: parameters.text('description') || null,
    enabled_events: parameters.texts('enabled_events'),
    livemode: false,
    metadata: parameters.metadata(),
    status: 'enabled',
    url: publicUrl(context, parameters.required('url')),
    sandbox: { secret: newId(context.random, 'whsec', 32) },
  };
  if (endpoint.enabled_events.length === 0) throw missing('enabled_events');
  context.store.save(endpoint);
  return { ...endpoint, secret: context.webhookSecret ?? endpoint.sandbox.secret };
}

export function updateWebhookEndpoint(
  context: EmulatorContext,
  endpoint: WebhookEndpointRecord,
  parameters: Parameters,
): WebhookEndpointRecord {
  const events = parameters.texts('enabled_events');
  const disabled = parameters.boolean('disabled');
  const description = parameters.text('description');
  const url = parameters.text('url');
  const after: WebhookEndpointRecord = {
    ...endpoint,
    description: description === undefined ? endpoint.description : description || null,
    enabled_events: events.length > 0 ? events : endpoint.enabled_events,
    metadata: parameters.metadata(endpoint.metadata),
    status: disabled === undefined ? endpoint.status : disabled ? 'disabled' : 'enabled',
    url: url ? publicUrl(context, url) : endpoint.url,
  };
  context.store.save(after);
  return after;
}

export function deleteWebhookEndpoint(context: EmulatorContext, { id }: WebhookEndpointRecord): object {
  context.store.remove('webhook_endpoint', id);
  return { id, object: 'webhook_endpoint', deleted: true };
}

/** Stripe accepts only public URLs; a stand-in on somebody's own machine can also reach that machine. */
function publicUrl(context: EmulatorContext, url: string): string {
  const target = new URL(url);
  const own = new URL(context.pageUrl('/'));
  const isOwn = target.origin === own.origin || (isLocal(target) && isLocal(own));
  if (isOwn || (target.protocol === 'https:' && !isLocal(target))) return url;
  throw invalid('Invalid URL: URL must be publicly accessible.', 'url', 'url_invalid');
}

function isLocal({ hostname }: URL): boolean {
  return hostname === 'localhost' || /^(127\.|10\.|192\.168\.|\[)/.test(hostname);
}
