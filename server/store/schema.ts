import type { Insertable, Kysely, Selectable } from 'kysely';
import type * as accounts from './schema/accountTables';
import type * as billing from './schema/billingTables';
import type * as mail from './schema/mailTables';
import type * as operations from './schema/operationsTables';
import type * as site from './schema/siteTables';

/** Every table, by room. */
export interface Database {
  accounts: accounts.AccountTable;
  auth_sessions: accounts.AuthSessionTable;
  authorization_codes: accounts.AuthorizationCodeTable;
  one_time_codes: accounts.OneTimeCodeTable;
  account_choices: accounts.AccountChoiceTable;
  token_families: accounts.TokenFamilyTable;
  token_pairs: accounts.TokenPairTable;
  signing_keys: accounts.SigningKeyTable;
  legacy_tokens: accounts.LegacyTokenTable;
  email_changes: accounts.EmailChangeTable;
  counters: accounts.CounterTable;
  restoration_codes: accounts.RestorationCodeTable;
  customers: billing.CustomerTable;
  customer_requests: billing.CustomerRequestTable;
  stripe_closures: billing.StripeClosureTable;
  subscriptions: billing.SubscriptionTable;
  checkouts: billing.CheckoutTable;
  webhook_events: billing.WebhookEventTable;
  store_sign_ins: billing.StoreSignInTable;
  trials: billing.TrialTable;
  trial_refusals: billing.UndonePurchaseTable;
  first_purchases: billing.FirstPurchaseTable;
  refund_requests: billing.RefundRequestTable;
  store_payments: billing.StorePaymentTable;
  statements: billing.StatementTable;
  outbox: mail.OutboxTable;
  letters: mail.LetterTable;
  audit_log: mail.AuditLogTable;
  event_counts: mail.EventCountTable;
  event_count_shards: mail.EventCountShardTable;
  newsletter_subscribers: site.NewsletterSubscriberTable;
  sale_interest: site.SaleInterestTable;
  bang_suggestions: site.BangSuggestionTable;
  scheduled_jobs: operations.ScheduledJobTable;
  job_progress: operations.JobProgressTable;
  remote_settings: operations.RemoteSettingTable;
  operator_sessions: operations.OperatorSessionTable;
  status_days: operations.StatusDayTable;
  named_locks: operations.NamedLockTable;
}

/** A row as it is read, and as it is stored. */
export type RowOf<Table extends keyof Database> = Selectable<Database[Table]>;
export type NewRowOf<Table extends keyof Database> = Insertable<Database[Table]>;

/** The query builder over these tables: of the whole site, or of a transaction. */
export type SiteDatabase = Kysely<Database>;
