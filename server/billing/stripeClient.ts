import Stripe from 'stripe';

/** Where the embedded Stripe-compatible server answers; `port` is asked at each request, once it is known. */
type EmulatorUrl = { host: string; port: () => number; basePath: string };
export type StripeSettings = { secretKey: string; emulator: EmulatorUrl | null };

/** The library's own eighty seconds, thrice, would hold a visitor's request for as long as Stripe hangs. */
const timeoutMs = { timeout: 8000, maxNetworkRetries: 1 };

/** The one Stripe client. In sandbox the same SDK talks over HTTP to the embedded server instead of the internet. */
export function makeStripe({ secretKey, emulator }: StripeSettings): Stripe {
  const common = { ...timeoutMs, telemetry: false };
  if (!emulator) return new Stripe(secretKey, common);
  return new Stripe(secretKey, { ...common, protocol: 'http', httpClient: emulatorClient(emulator) });
}

/** Sends every request to the embedded server, whose wire lives below a path of this site. */
function emulatorClient({ host, port, basePath }: EmulatorUrl) {
  const client = Stripe.createNodeHttpClient();
  const send = client.makeRequest.bind(client);
  client.makeRequest = (_host, _port, path, method, headers, body, protocol, wait) =>
    send(host, String(port()), `${basePath}${path}`, method, headers, body, protocol, wait);
  return client;
}
