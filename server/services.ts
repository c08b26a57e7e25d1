import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { PaymentsState } from '@/server/billing/catalogue/paymentsSetup';
import type { Clock } from './clock';
import type { Config } from './config/config';
import type { Mailer } from './mail/mailer';
import type { Metrics } from './ops/metrics';
import type { Random } from './random';
import type { Secrets } from './secrets';
import type { Database } from './store/schema';

/** Everything a handler or a worker may use. Built once by server/main, or by a test with its own parts. */
export type Services = {
  config: Config;
  clock: Clock;
  random: Random;
  secrets: Secrets;
  database: Kysely<Database>;
  stripe: Stripe;
  payments: PaymentsState;
  mailer: Mailer;
  /** True when the domain receives mail, or when the resolver cannot tell. */
  acceptsMail: (domain: string) => Promise<boolean>;
  log: Logger;
  metrics: Metrics;
  /** Asks the mail worker to look at the outbox now; delivery stays asynchronous. */
  wakeMail: () => void;
};

/**
 * In development the framework compiles pages/api apart from the server bundle, so the one instance they share lives on
 * the global object under this symbol rather than in a module variable.
 */
const key = Symbol.for('site.services');
type Holder = { [key]?: Services };

export function provideServices(services: Services): void {
  (globalThis as Holder)[key] = services;
}

export function currentServices(): Services {
  const services = (globalThis as Holder)[key];
  if (!services) throw new Error('The services were not provided: start the site through server/main.');
  return services;
}
