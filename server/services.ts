import type { Kysely, Selectable } from 'kysely';
import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { Clock } from './clock';
import type { Config } from './config/config';
import type { Mailer } from './mailer';
import type { Metrics } from './metrics';
import type { Random } from './random';
import type { Secrets } from './secrets';
import type { Database } from './store/schema';
import type { SubscriptionTable } from './store/schema/billingTables';

/** What this instance knows of the set-up at Stripe. */
type PaymentsState = {
  /** Null until it has been looked at, empty when nothing is missing. */
  missing: readonly string[] | null;
  /** The billing portal's configuration, once it was looked up. */
  portal: string | null;
};

/**
 * What Stripe is asked and told when an account changes. Billing offers it at the start (`server/billing/accountPayments`),
 * so that accounts and sign-in know nothing of billing, which is built on them.
 */
export type AccountPayments = {
  /**
   * Asks whether what the account is charged for could be ended now; changes nothing.
   * @throws ApiError service_unavailable when Stripe is away; the account must then stay as it is
   */
  askBeforeClosing(accountId: string): Promise<void>;
  /** Ends every charge of an account that is gone. Repeating it is harmless. */
  endCharges(accountId: string): Promise<void>;
  /** Gives Stripe the address that the account has now. Never fails: what Stripe does not take is sent again later. */
  sendEmail(accountId: string): Promise<void>;
  /** The last four digits of the card that pays for a subscription; null without one, and when Stripe does not say. */
  cardDigits(subscription: PaidSubscription): Promise<string | null>;
};

type PaidSubscription = Pick<Selectable<SubscriptionTable>, 'platform' | 'provider_subscription_id'>;

/** Everything a handler or a worker may use. Built once by server/main, or by a test with its own parts. */
export type Services = {
  config: Config;
  clock: Clock;
  random: Random;
  secrets: Secrets;
  database: Kysely<Database>;
  stripe: Stripe;
  payments: PaymentsState;
  accountPayments: AccountPayments;
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
