import Stripe from 'stripe';

/** Where the embedded Stripe-compatible server answers; `port` is asked at each request, once it is known. */
export type EmulatorAddress = { host: string; port: () => number; basePath: string };
export type StripeSettings = { secretKey: string; emulator: EmulatorAddress | null };

/** Stripe's own default of eighty seconds would hold a visitor's request for as long as Stripe hangs. */
const timeout = 10_000;

/** The one Stripe client. In sandbox the same SDK talks over HTTP to the embedded server instead of the internet. */
export function makeStripe({ secretKey, emulator }: StripeSettings): Stripe {
  const common = { timeout, maxNetworkRetries: 2, telemetry: false };
  if (!emulator) return new Stripe(secretKey, common);
  return new Stripe(secretKey, { ...common, protocol: 'http', httpClient: emulatorClient(emulator) });
}

/** Sends every request to the embedded server, whose wire lives below a path of this site. */
function emulatorClient({ host, port, basePath }: EmulatorAddress) {
  const client = Stripe.createNodeHttpClient();
  const send = client.makeRequest.bind(client);
  client.makeRequest = (_host, _port, path, method, headers, body, protocol, wait) =>
    send(host, String(port()), `${basePath}${path}`, method, headers, body, protocol, wait);
  return client;
}
