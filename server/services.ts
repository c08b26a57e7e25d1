import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { SettingValues } from '@/lib/flags/settingValues';
import type { RowOf, SiteDatabase } from '@/server/store/schema';
import type { AppStores } from './appStores';
import type { Clock } from './clock';
import type { Config } from './config/config';
import type { Mailer } from './mailer';
import type { Metrics } from './metrics';
import type { Random } from './random';
import type { Secrets } from './secrets';
import type { BackgroundTurns } from './store/backgroundTurns';
import type { Database } from './store/schema';

/** What this instance knows of the set-up at Stripe. */
type PaymentsState = {
  /** What nothing can be sold without. Null until it has been looked at, empty when nothing is missing. */
  missing: readonly string[] | null;
  /** What else `payments-setup` would make or change. Payments work without it. */
  toSetUp: readonly string[];
  /** The billing portal's configuration for each currency, once they were looked up. */
  portals: ReadonlyMap<string, string> | null;
};

/**
 * What Stripe is asked and told when an account changes or gets new tokens. Billing offers it at the start
 * (`server/billing/accountPayments`), so that accounts and sign-in know nothing of billing, which is built on them.
 */
export type AccountPayments = {
  /** Asks whether charges could be ended now. @throws ApiError service_unavailable: then the account must stay. */
  askBeforeClosing(accountId: string): Promise<void>;
  /** Ends every charge of an account that is gone. Repeating it is harmless. */
  endCharges(accountId: string): Promise<void>;
  /** Gives Stripe the address that the account has now. Never fails: what Stripe does not take is sent again later. */
  sendEmail(accountId: string): Promise<void>;
  /**
   * Records what the account has paid for and Stripe has not reported yet; true when it may have been recorded. Never
   * fails, and takes three seconds at most. `count` counts the call to Stripe, and throws when there were too many.
   */
  recordUnreportedPurchase(accountId: string, count: () => Promise<void>): Promise<boolean>;
  /**
   * The last four digits of the card that pays for a subscription; null without one, and when Stripe does not say.
   * `count` counts the call to Stripe, and throws when there were too many.
   */
  cardDigits(subscription: PaidSubscription, count: () => Promise<void>): Promise<string | null>;
  /** The account of a proven purchase in an app store; null for none. @throws StoreUnavailable, PurchaseUnavailable */
  accountOfPurchase(proof: PurchaseProof): Promise<ProvenPurchase | null>;
};

/** The flags and allocations as operators have set them (`server/remoteSettings`). */
export type RemoteSettingsStore = {
  /** As this instance last read them; before its first reading those of the configuration. */
  current(): SettingValues;
  /** Reads them anew where the last reading is some seconds old. Never rejects: without a database the last ones stay. */
  latest(): Promise<SettingValues>;
  /**
   * Stores one setting, or with an empty text goes back to that of the configuration, and writes it into the audit log.
   * @throws BadSetting with a sentence when there is no such setting or it has no such value
   */
  change(name: unknown, text: unknown, by: SettingChanger): Promise<void>;
};

/** Who changed a setting: an operator by name, or `sandbox`, and the network as a keyed hash. */
type SettingChanger = { name: string; network: string | null };

/** What an app has from its store to prove a purchase with. */
export type PurchaseProof =
  | { store: 'apple'; signature: string }
  | { store: 'google'; signature: string; signedData: string; packageName: string };

export type ProvenPurchase = {
  accountId: string;
  purchaseId: string;
  /** The same for every form in which the same thing could be presented. */
  key: string;
  /** True for what the store signs anew, and what therefore opens an account once. */
  once: boolean;
};

type PaidSubscription = Pick<RowOf<'subscriptions'>, 'platform' | 'provider_subscription_id'>;

/** Everything a handler or a worker may use. Built once by server/main, or by a test with its own parts. */
export type Services = {
  config: Config;
  clock: Clock;
  random: Random;
  secrets: Secrets;
  database: SiteDatabase;
  stripe: Stripe;
  payments: PaymentsState;
  stores: AppStores;
  accountPayments: AccountPayments;
  remoteSettings: RemoteSettingsStore;
  mailer: Mailer;
  /** True when the domain receives mail, or when the resolver cannot tell. */
  acceptsMail: (domain: string) => Promise<boolean>;
  log: Logger;
  metrics: Metrics;
  /** Asks the mail worker to look at the outbox now; delivery stays asynchronous. */
  wakeMail: () => void;
  /** How background work leaves the processor and the database to requests. */
  turns: BackgroundTurns;
};

/** What reading and writing rows needs of them: most rows say when. */
export type RowServices = Pick<Services, 'clock' | 'database'>;

/** All of them within a transaction, which is their database (`inTransaction`). */
export type TransactionServices = Services & { database: Transaction<Database> };

/**
 * Runs `work` as one transaction. It gets the same services, whose database is the transaction. Callers give them the name
 * of the outer ones, which can then not be used within by mistake. `work` may run several times (`retryConflicts`), each
 * time with a transaction of its own.
 */
export function inTransaction<Given extends Pick<Services, 'database'>, Result>(
  services: Given,
  work: (within: Given & Pick<TransactionServices, 'database'>) => Promise<Result>,
): Promise<Result> {
  return services.database.transaction().execute((database) => work({ ...services, database }));
}

let provided: Services | null = null;

export function provideServices(services: Services): void {
  provided = services;
}

export function currentServices(): Services {
  if (!provided) throw new Error('The services were not provided: start the site through server/main.');
  return provided;
}
