import type { Database } from './schema';

/**
 * The primary key of each table. Most are random, so that new rows are spread over the machines of a distributed
 * database; none counts up. Tables with few rows a day (`event_counts`, `status_days`) keep them together by day, and
 * Stripe chooses the IDs of `webhook_events`.
 */
export const primaryKeys: {
  readonly [Table in keyof Database]: readonly (keyof Database[Table] & string)[];
} = {
  accounts: ['id'],
  auth_sessions: ['id_hash'],
  authorization_codes: ['code_hash'],
  one_time_codes: ['id'],
  account_choices: ['session_hash'],
  token_families: ['id'],
  token_pairs: ['pair_hash'],
  signing_keys: ['kid'],
  legacy_tokens: ['token_hash'],
  email_changes: ['id'],
  counters: ['key'],
  restoration_codes: ['account_id'],
  customers: ['account_id'],
  customer_requests: ['account_id'],
  stripe_closures: ['id'],
  subscriptions: ['id'],
  checkouts: ['id'],
  webhook_events: ['id'],
  store_sign_ins: ['proof_hash'],
  trials: ['key'],
  trial_refusals: ['provider_subscription_id'],
  first_purchases: ['key'],
  refund_requests: ['subscription_id'],
  store_payments: ['id'],
  statements: ['token_hash'],
  outbox: ['id'],
  letters: ['id'],
  audit_log: ['id'],
  event_counts: ['day', 'event', 'parameters'],
  event_count_shards: ['day', 'event', 'parameters', 'shard'],
  newsletter_subscribers: ['id'],
  sale_interest: ['id'],
  bang_suggestions: ['id'],
  scheduled_jobs: ['name'],
  job_progress: ['name'],
  remote_settings: ['name'],
  operator_sessions: ['token_hash'],
  status_days: ['day', 'part'],
  named_locks: ['name'],
};
