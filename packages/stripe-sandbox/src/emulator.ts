import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { answerApi } from './answerApi';
import { makeIdempotencyKeys } from './api/idempotency';
import { type Behavior, makeBehavior } from './behavior';
import { cardFingerprint } from './billing/cards';
import { type Clock, type EmulatorContext, type Random, wallClock } from './context';
import { doDueWork } from './dueWork';
import { handlePage } from './pages/handlePage';
import type { PageFrame } from './pages/hostedPage';
import type { PageContext } from './pages/pageRequest';
import { makeRefusedForms } from './pages/refusedForms';
import { makeObjectStore } from './store/objectStore';
import type { RecordTables } from './store/recordTables';
import { testCards } from './testCards';
import { type DeliverySettings, makeDeliverer } from './webhooks/deliverer';
import { makeDeliveryQueue } from './webhooks/deliveryQueue';
import { isWanted, postWebhook, signingSecret, type WebhookTarget } from './webhooks/postWebhook';

export type StripeEmulatorOptions = {
  /** Where it keeps its records, apart from the service's as a real provider's are. Closed with the emulator. */
  records: RecordTables;
  clock: Clock;
  random: Random;
  /** The public origin under which visitors see its pages. */
  origin: () => string;
  basePath: string;
  frame: PageFrame;
  /** The country that a visitor comes from, for the form; by default nobody knows. */
  visitorCountry?: (request: IncomingMessage) => string | null;
  /** The language that a visitor’s browser asks for, where a session names none; by default English. */
  visitorLanguage?: (request: IncomingMessage) => string | null;
  webhook: WebhookTarget;
  /** How long an answer takes while answers are slow, in milliseconds of real time; by default 300. */
  slowAnswerMs?: number;
  log: Logger;
};

/** The kind of outage: refuses connections, or accepts them and never answers. */
export type OutageManner = 'gone' | 'hanging';

export type StripeEmulator = {
  /** Answers every request below the base path; false for any other path. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Does what has become due, and waits for one attempt of each delivery that is due or failed before. */
  clockAdvanced(): Promise<void>;
  setDeliveryMode(settings: DeliverySettings): void;
  /** Until this time (real-time milliseconds) API calls lose their connection or get no answer. Pages keep working. */
  setOutage(until: number, manner?: OutageManner): void;
  /** Other behavior of real Stripe to simulate: failures of the next calls, and habits that take time. */
  behavior: Behavior;
  /** The numbers of test cards with which a trial was begun. */
  cardsWithTrial(): ReadonlySet<string>;
  /** Waits until no delivery is left, including retries, delays and held-back events. */
  settled(): Promise<void>;
  close(): void;
};

const housekeepingInterval = 30_000;

/**
 * A sandbox stand-in for Stripe, for one machine and test cards only. It stores customers, prices, subscriptions,
 * invoices and events in its own file, answers Stripe's API under `<basePath>/v1`, shows a hosted checkout and a
 * billing portal, and sends signed events to the webhook. Nothing leaves the machine and no card number is stored.
 * Every rule runs in one synchronous transaction, so an answer is on disk before it is sent.
 */
export function createStripeEmulator(options: StripeEmulatorOptions): StripeEmulator {
  const { clock, random, basePath, log, webhook, frame, records, slowAnswerMs = 300 } = options;
  const store = makeObjectStore(records);
  const keys = makeIdempotencyKeys(records);
  const behavior = makeBehavior();
  const inProgress = new Set<string>();
  const deliverer = makeDeliverer({
    queue: makeDeliveryQueue(records),
    clock,
    wall: wallClock,
    log,
    send: async (eventId) => {
      const event = store.get('event', eventId);
      const target = { url: webhook.url(), secret: signingSecret(store, webhook) };
      return event === null || postWebhook(target, JSON.stringify(event), clock.now());
    },
  });
  const context: EmulatorContext = {
    store,
    random,
    now: () => Math.floor(clock.now() / 1000),
    pageUrl: (path) => `${options.origin()}${basePath}${path}`,
    behavior,
    queueDelivery: ({ id, type }) => {
      if (isWanted(store, type)) deliverer.enqueue(id);
    },
    webhookSecret: webhook.secret,
    call: null,
  };
  const pageContext: PageContext = {
    ...context,
    frame,
    refusedForms: makeRefusedForms(),
    visitorCountry: options.visitorCountry ?? (() => null),
    visitorLanguage: options.visitorLanguage ?? (() => null),
  };
  let outage: { until: number; manner: OutageManner } = { until: 0, manner: 'gone' };
  function catchUp(): void {
    try {
      if (doDueWork(context) > 0) deliverer.wake();
    } catch (error) {
      // One record that cannot be processed must not block every call.
      log.error({ err: error }, 'due work of the sandbox payment provider failed');
    }
  }
  const housekeeping = setInterval(catchUp, housekeepingInterval);
  housekeeping.unref();
  deliverer.wake();
  return {
    handle: async (request, response) => {
      const target = `http://stand-in.invalid${request.url}`;
      if (!URL.canParse(target)) return false;
      const address = new URL(target);
      if (!`${address.pathname}/`.startsWith(`${basePath}/`)) return false;
      const path = address.pathname.slice(basePath.length);
      const query = address.search.slice(1);
      const isApi = path.startsWith('/v1/');
      if (isApi && wallClock.now() < outage.until) {
        if (outage.manner === 'gone') request.socket.destroy();
        return true;
      }
      catchUp();
      if (isApi)
        await answerApi({ context, keys, inProgress, slowAnswerMs, log }, request, response, path, query);
      else await handlePage(pageContext, request, response, { path, query, basePath, log });
      deliverer.wake();
      return true;
    },
    clockAdvanced: async () => {
      doDueWork(context);
      await deliverer.sendDue();
    },
    setDeliveryMode: deliverer.setMode,
    behavior,
    cardsWithTrial: () => cardsWithTrial(context),
    setOutage: (until, manner = 'gone') => {
      outage = { until, manner };
    },
    settled: deliverer.settled,
    close: () => {
      clearInterval(housekeeping);
      deliverer.stop();
      records.close();
    },
  };
}

/** Enough for a person who tries things; a crowd of a load test is not read through for a mark on a page. */
const lookedAt = 200;

/** The numbers of test cards with which a trial was begun, as the list of test cards writes them. */
function cardsWithTrial({ store }: Pick<EmulatorContext, 'store'>): ReadonlySet<string> {
  const { data } = store.list('subscription', { limit: lookedAt });
  const fingerprints = new Set(
    data
      .filter(({ trial_start }) => trial_start !== null)
      .map(({ default_payment_method: id }) => store.get('payment_method', id ?? '')?.card.fingerprint),
  );
  return new Set(
    Object.keys(testCards).filter((number) => fingerprints.has(cardFingerprint(number.replaceAll(' ', '')))),
  );
}
