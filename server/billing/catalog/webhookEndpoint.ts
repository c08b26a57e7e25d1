import Stripe from 'stripe';
import { handledEvents } from './handledEvents';

/** This name distinguishes the endpoint made by our setup from those of the Stripe account's owner. */
const endpointName = 'events';
const webhookPath = '/api/webhooks/stripe';

type Endpoint = Stripe.WebhookEndpoint;

/** Null when Stripe cannot reach this site: it accepts only public https URLs, its stand-in also its own machine's. */
export function webhookUrl(publicOrigin: string, { emulated }: { emulated: boolean }): string | null {
  return emulated || publicOrigin.startsWith('https://') ? publicOrigin + webhookPath : null;
}

/** Whether the endpoint is missing at Stripe, or has other events, another version or another URL. Only reads. */
export async function webhookState(stripe: Stripe, url: string): Promise<'missing' | 'different' | 'ready'> {
  const [endpoint, ...others] = await endpointsOf(stripe);
  if (!endpoint) return 'missing';
  return others.length === 0 && isPinned(endpoint) && isAsWanted(endpoint, url) ? 'ready' : 'different';
}

/**
 * An endpoint keeps the API version it was created with, so another version needs a new one; the old one is deleted
 * once that exists. `report` also receives the signing secret, which Stripe reveals only once.
 */
export async function ensureWebhookEndpoint(
  stripe: Stripe,
  url: string,
  report: (line: string) => void,
): Promise<void> {
  const existing = await endpointsOf(stripe);
  const kept = existing.find(isPinned);
  if (!kept) await createEndpoint(stripe, url, existing[0]?.api_version ?? null, report);
  else if (!isAsWanted(kept, url)) {
    await stripe.webhookEndpoints.update(kept.id, { url, enabled_events: handledEvents, disabled: false });
    report(`Changed the webhook endpoint ${url}`);
  }
  for (const { id, url: address } of existing) {
    if (id === kept?.id) continue;
    await stripe.webhookEndpoints.del(id);
    report(`Removed the former webhook endpoint ${address}`);
  }
}

async function createEndpoint(
  stripe: Stripe,
  url: string,
  formerVersion: string | null,
  report: (line: string) => void,
): Promise<void> {
  const { secret } = await stripe.webhookEndpoints.create({
    url,
    api_version: Stripe.API_VERSION,
    enabled_events: handledEvents,
    metadata: { site_webhook: endpointName },
  });
  const reason = formerVersion === null ? '' : ` in place of one for API version ${formerVersion}`;
  report(`Created the webhook endpoint ${url} for API version ${Stripe.API_VERSION}${reason}`);
  report(`Its signing secret, which is said this once: STRIPE_WEBHOOK_SECRET=${secret}`);
}

/** The endpoints that our setup made. There is one, unless a version change was interrupted. */
async function endpointsOf(stripe: Stripe): Promise<Endpoint[]> {
  const found: Endpoint[] = [];
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.metadata.site_webhook === endpointName) found.push(endpoint);
  }
  return found;
}

function isPinned({ api_version }: Endpoint): boolean {
  return api_version === Stripe.API_VERSION;
}

function isAsWanted({ url, status, enabled_events }: Endpoint, wantedUrl: string): boolean {
  const same = [...enabled_events].sort().join() === [...handledEvents].sort().join();
  return url === wantedUrl && status === 'enabled' && same;
}
