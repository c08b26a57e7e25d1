import type { Parameters } from '../api/Parameters';
import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import type { WebhookEndpointRecord } from '../records';

/**
 * Keeps what a webhook endpoint is to be. Events go to the address that the sandbox itself names, whatever stands here.
 * The secret is said once, in the answer to this call.
 */
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
    url: parameters.required('url'),
  };
  context.store.save(endpoint);
  return { ...endpoint, secret: newId(context.random, 'whsec', 32) };
}

export function updateWebhookEndpoint(
  context: EmulatorContext,
  endpoint: WebhookEndpointRecord,
  parameters: Parameters,
): WebhookEndpointRecord {
  const events = parameters.texts('enabled_events');
  const disabled = parameters.boolean('disabled');
  const description = parameters.text('description');
  const after: WebhookEndpointRecord = {
    ...endpoint,
    description: description === undefined ? endpoint.description : description || null,
    enabled_events: events.length > 0 ? events : endpoint.enabled_events,
    metadata: parameters.metadata(endpoint.metadata),
    status: disabled === undefined ? endpoint.status : disabled ? 'disabled' : 'enabled',
    url: parameters.text('url') || endpoint.url,
  };
  context.store.save(after);
  return after;
}
