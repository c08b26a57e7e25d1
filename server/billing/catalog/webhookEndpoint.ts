import Stripe from 'stripe';
import { type Difference, differingFields } from './difference';
import { handledEvents } from './handledEvents';

/** This name distinguishes the endpoint made by our setup from those of the Stripe account's owner. */
const endpointName = 'events';
const webhookPath = '/api/webhooks/stripe';

type Endpoint = Stripe.WebhookEndpoint;

/** Null when Stripe cannot reach this site: it accepts only public https URLs, its stand-in also its own machine's. */
export function webhookUrl(publicOrigin: string, { emulated }: { emulated: boolean }): string | null {
  return emulated || publicOrigin.startsWith('https://') ? publicOrigin + webhookPath : null;
}

/**
 * An endpoint keeps the API version it was created with, so another version needs a new one; the old one is deleted
 * once that exists. Mending also says the signing secret, which Stripe reveals only once.
 */
export async function webhookDifferences(stripe: Stripe, url: string): Promise<Difference[]> {
  const existing = await endpointsOf(stripe);
  const kept = existing.find(({ api_version: version }) => version === Stripe.API_VERSION);
  const found = kept ?? existing[0];
  const former = existing.filter(({ id }) => id !== kept?.id);
  const wanted = { url, status: 'enabled', enabled_events: handledEvents, api_version: Stripe.API_VERSION };
  const fields = found
    ? [...differingFields(wanted, found), ...(kept && former[0] ? ['former endpoint'] : [])]
    : null;
  if (fields?.length === 0) return [];
  const mend = async () => {
    const said = kept ? [`Changed the webhook endpoint ${url}`] : await createEndpoint(stripe, url, found);
    if (kept)
      await stripe.webhookEndpoints.update(kept.id, { url, enabled_events: handledEvents, disabled: false });
    for (const { id } of former) await stripe.webhookEndpoints.del(id);
    return [...said, ...former.map((one) => `Removed the former webhook endpoint ${one.url}`)];
  };
  // Without its events, the daily comparison and the pages that wait for a payment ask Stripe instead.
  return [{ name: 'webhook endpoint', fields, stopsSale: false, mend }];
}

async function createEndpoint(stripe: Stripe, url: string, former?: Endpoint): Promise<string[]> {
  const { secret } = await stripe.webhookEndpoints.create({
    url,
    api_version: Stripe.API_VERSION,
    enabled_events: handledEvents,
    metadata: { site_webhook: endpointName },
  });
  const reason = former ? ` in place of one for API version ${former.api_version}` : '';
  return [
    `Created the webhook endpoint ${url} for API version ${Stripe.API_VERSION}${reason}`,
    `Its signing secret, which is said this once: STRIPE_WEBHOOK_SECRET=${secret}`,
  ];
}

/** The endpoints that our setup made. There is one, unless a version change was interrupted. */
async function endpointsOf(stripe: Stripe): Promise<Endpoint[]> {
  const found: Endpoint[] = [];
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.metadata.site_webhook === endpointName) found.push(endpoint);
  }
  return found;
}
