import Stripe from 'stripe';
import { loopbackName } from '@/server/config/loopbackName';

/** Where the embedded Stripe-compatible server listens; `port` is read at each request, once it is known. */
type EmulatorUrl = { host: string; port: () => number; basePath: string };
export type StripeSettings = { secretKey: string; emulator: EmulatorUrl | null };

/** The library's default of three attempts of eighty seconds would block a visitor's request while Stripe hangs. */
const limits = { timeout: 8000, maxNetworkRetries: 1 };

/** The only Stripe client. In a sandbox the same SDK calls the embedded server over HTTP instead of the internet. */
export function makeStripe({ secretKey, emulator }: StripeSettings): Stripe {
  const common = { ...limits, telemetry: false };
  if (!emulator) return new Stripe(secretKey, common);
  return new Stripe(secretKey, { ...common, protocol: 'http', httpClient: emulatorClient(emulator) });
}

/** Where the sandbox's own Stripe answers: in the site's process. */
export function emulatorAt(siteHost: string, port: () => number): EmulatorUrl {
  return { host: loopbackName(siteHost).replace(/^\[|\]$/g, ''), port, basePath: '/sandbox/stripe' };
}

/** Sends every request to the embedded server, whose API is below a path of this site. */
function emulatorClient({ host, port, basePath }: EmulatorUrl) {
  const client = Stripe.createNodeHttpClient();
  const send = client.makeRequest.bind(client);
  client.makeRequest = (_host, _port, path, method, headers, body, protocol, wait) =>
    send(host, String(port()), `${basePath}${path}`, method, headers, body, protocol, wait);
  return client;
}
