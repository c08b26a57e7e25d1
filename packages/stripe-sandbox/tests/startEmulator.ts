import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino } from 'pino';
import Stripe from 'stripe';
import { createStripeEmulator, type StripeEmulator } from 'stripe-sandbox';
import { makeStripe } from '@/server/billing/stripeClient';
import { namedLocale } from '@/server/http/caller';
import { systemRandom } from '@/server/random';
import { paymentFrame } from '@/server/sandbox/paymentFrame';
import { openRecordFile } from '@/server/sandbox/records/recordFile';
import { listen, type TestServer } from '@/tests/fixtures/service/apiServer';

const webhookSecret = 'whsec_test_of_the_emulator';
const start = Date.UTC(2026, 0, 31, 12);

export type StartedEmulator = {
  emulator: StripeEmulator;
  stripe: Stripe;
  origin: string;
  /** Events in the order in which the webhook accepted them. */
  received: Stripe.Event[];
  /** Every successful API answer with its call, such as `GET /v1/prices`. */
  answers: { call: string; body: unknown }[];
  clock: { now(): number; advance(milliseconds: number): void; at(milliseconds: number): void };
  close(): Promise<void>;
};

/** The emulator behind a real HTTP server, with a webhook that checks every signature. */
export async function startEmulator(): Promise<StartedEmulator> {
  let now = start;
  const clock = {
    now: () => now,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    at: (milliseconds: number) => {
      now = milliseconds;
    },
  };
  const received: Stripe.Event[] = [];
  const answers: StartedEmulator['answers'] = [];
  const verifier = new Stripe('sk_test_verifier');
  const parts: { emulator: StripeEmulator | null; server: TestServer | null } = {
    emulator: null,
    server: null,
  };
  // An event that was in transit when the clock was moved is too old: it is refused and sent again.
  function verified(payload: Buffer, signature: string | string[]): Stripe.Event | null {
    try {
      return verifier.webhooks.constructEvent(payload, signature, webhookSecret, 300, undefined, now);
    } catch {
      return null;
    }
  }
  const server = await listen((request, response) => {
    if (request.url !== '/webhook') {
      noteAnswer(request, response, answers);
      void parts.emulator?.handle(request, response);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = request.headers['stripe-signature'] ?? '';
      const event = verified(Buffer.concat(chunks), signature);
      if (event === null) {
        response.statusCode = 400;
        response.end();
        return;
      }
      received.push(event);
      response.end();
    });
  });
  parts.server = server;
  const emulator = createStripeEmulator({
    records: openRecordFile(null),
    frame: paymentFrame,
    clock,
    random: systemRandom,
    origin: () => server.origin,
    basePath: '/sandbox/stripe',
    visitorLanguage: ({ headers }) => namedLocale(headers['accept-language']),
    webhook: { url: () => `${server.origin}/webhook`, secret: webhookSecret },
    log: pino({ level: 'silent' }),
  });
  parts.emulator = emulator;
  const stripe = makeStripe({
    secretKey: 'sk_test_emulator',
    emulator: { host: '127.0.0.1', port: () => server.port, basePath: '/sandbox/stripe' },
  });
  return {
    emulator,
    stripe,
    origin: server.origin,
    received,
    answers,
    clock,
    close: async () => {
      emulator.close();
      await server.close();
    },
  };
}

function noteAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answers: StartedEmulator['answers'],
): void {
  const path = request.url?.split('?')[0]?.replace('/sandbox/stripe', '') ?? '';
  if (!path.startsWith('/v1/')) return;
  const end = response.end.bind(response);
  response.end = ((body: string) => {
    if (response.statusCode === 200)
      answers.push({ call: `${request.method} ${path}`, body: JSON.parse(body) });
    return end(body);
  }) as typeof response.end;
}

export async function createPlans(stripe: Stripe) {
  const product = await stripe.products.create({ id: 'plus-yearly-us', name: 'Plus' });
  const yearly = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 9999,
    recurring: { interval: 'year' },
    lookup_key: 'plus-yearly-us-usd',
  });
  const monthly = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 999,
    recurring: { interval: 'month' },
    lookup_key: 'plus-monthly-us-usd',
  });
  const { id: portal } = await stripe.billingPortal.configurations.create({
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        products: [{ product: product.id, prices: [yearly.id, monthly.id] }],
        trial_update_behavior: 'continue_trial',
      },
    },
  });
  return { product, yearly, monthly, portal };
}

export async function openCheckout(
  { stripe, origin }: StartedEmulator,
  price: string,
  options: {
    trialDays?: number;
    customer?: string;
  } = {},
): Promise<Stripe.Checkout.Session & { url: string }> {
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price, quantity: 1 }],
    customer: options.customer,
    client_reference_id: 'account-1',
    success_url: `${origin}/welcome?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}/pro`,
    metadata: { checkout_id: 'c1' },
    subscription_data: { metadata: { account_id: 'account-1' }, trial_period_days: options.trialDays },
  });
  const { url } = session;
  if (!url) throw new Error('The session has no address.');
  return { ...session, url };
}
