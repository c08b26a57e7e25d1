import type { Database } from '@/server/store/schema';

/** Tables that hold nothing by which one account could be told, and why. */
export const tablesWithoutAccounts = {
  token_pairs: 'Keys of a signed-in browser or app, as digests; the sign-in itself is in the file.',
  signing_keys: 'The keys of the service.',
  counters: 'Keyed digests that cannot be traced to anybody without the key.',
  stripe_closures: 'Deleted accounts only, which nobody can sign in to.',
  event_counts: 'Sums.',
  event_count_shards: 'Sums.',
  bang_suggestions: 'Nothing about who suggested.',
  scheduled_jobs: 'Work of the service.',
  job_progress: 'Work of the service.',
  remote_settings: 'Settings of the service.',
  status_days: 'How the service did, day by day.',
  named_locks: 'Names of work, and keyed digests that cannot be traced to anybody without the key.',
} as const satisfies Partial<Record<keyof Database, string>>;

/** Every table that holds something about an account. */
type ExportedTable = Exclude<keyof Database, keyof typeof tablesWithoutAccounts>;

/** What of a row is in the file, and what is withheld as a secret or mere connection: nobody adds a column undecided. */
type Columns<Table extends ExportedTable> = {
  shown: readonly (keyof Database[Table])[];
  withheld: readonly (keyof Database[Table])[];
};

/** The tables in the file, in its order. */
export const exportedTables: { readonly [Table in ExportedTable]: Columns<Table> } = {
  accounts: {
    shown: ['id', 'email', 'status', 'locale', 'created_at', 'deleted_at', 'review_after'],
    withheld: [],
  },
  auth_sessions: {
    shown: ['client_id', 'redirect_uri', 'created_at', 'expires_at'],
    withheld: ['id_hash', 'code_challenge', 'state', 'account_id'],
  },
  authorization_codes: {
    shown: [
      'client_id',
      'redirect_uri',
      'created_at',
      'expires_at',
      'used_at',
      'authenticated_at',
      'tells_owner',
      'by_receipt',
    ],
    withheld: ['code_hash', 'session_hash', 'account_id', 'code_challenge', 'family_id', 'legacy_sign_in_id'],
  },
  one_time_codes: {
    shown: ['purpose', 'email', 'created_at', 'expires_at', 'attempts', 'used_at'],
    withheld: ['id', 'binding', 'account_id', 'code_hash', 'answer'],
  },
  account_choices: {
    shown: ['email', 'created_at', 'expires_at', 'used_at'],
    withheld: ['session_hash', 'code_id', 'account_id', 'answer'],
  },
  token_families: {
    shown: [
      'client_id',
      'platform',
      'kind',
      'system',
      'authenticated_at',
      'created_at',
      'last_used_at',
      'absolute_expires_at',
      'revoked_at',
      'revoked_reason',
      'by_receipt',
    ],
    withheld: ['id', 'account_id', 'legacy_sign_in_id'],
  },
  legacy_tokens: {
    shown: [
      'kind',
      'created_at',
      'expires_at',
      'revoked_at',
      'exchanged_at',
      'authenticated_at',
      'by_receipt',
    ],
    withheld: ['token_hash', 'account_id', 'sign_in_id'],
  },
  email_changes: {
    shown: [
      'old_email',
      'new_email',
      'created_at',
      'expires_at',
      'confirmed_at',
      'undo_expires_at',
      'undone_at',
    ],
    withheld: ['id', 'account_id', 'family_id', 'undo_hash'],
  },
  restoration_codes: {
    shown: ['created_at', 'expires_at'],
    withheld: ['account_id', 'sealed_code'],
  },
  customers: {
    shown: [
      'stripe_customer_id',
      'created_at',
      'email_pending',
      'email_next_attempt_at',
      'email_attempts',
      'email_failed_at',
      'billing_email',
    ],
    withheld: ['account_id'],
  },
  customer_requests: {
    shown: ['requested_at'],
    withheld: ['account_id', 'idempotency_key'],
  },
  subscriptions: {
    shown: [
      'platform',
      'provider_subscription_id',
      'product_id',
      'status',
      'provider_status',
      'started_at',
      'expires_or_renews_at',
      'trial_ends_at',
      'grace_ends_at',
      'end_reason',
      'reminder_due_at',
      'live',
      'locale',
      'origin',
      'created_at',
      'updated_at',
      'version',
    ],
    withheld: ['id', 'account_id'],
  },
  checkouts: {
    shown: [
      'product_id',
      'stripe_session_id',
      'status',
      'trial_days',
      'created_at',
      'expires_at',
      'checked_at',
    ],
    withheld: ['id', 'account_id', 'url', 'request_hash'],
  },
  webhook_events: {
    shown: [
      'id',
      'source',
      'type',
      'created_at',
      'received_at',
      'processed_at',
      'attempts',
      'next_attempt_at',
      'failed_at',
      'last_error',
      'object_id',
    ],
    withheld: [],
  },
  store_sign_ins: {
    shown: ['used_at'],
    withheld: ['proof_hash', 'session_hash', 'account_id', 'answer'],
  },
  trials: {
    shown: ['key', 'created_at'],
    withheld: ['account_id'],
  },
  trial_refusals: {
    shown: [
      'provider_subscription_id',
      'product_id',
      'currency',
      'amount',
      'reason',
      'refunded',
      'created_at',
    ],
    withheld: ['account_id'],
  },
  first_purchases: {
    shown: ['key', 'subscription_id', 'paid_at'],
    withheld: ['account_id'],
  },
  refund_requests: {
    shown: ['subscription_id', 'requested_at', 'total', 'currency', 'finished_at'],
    withheld: ['account_id'],
  },
  outbox: {
    shown: [
      'template',
      'locale',
      'recipient',
      'created_at',
      'send_after',
      'attempts',
      'sent_at',
      'failed_at',
      'last_error',
    ],
    withheld: ['id', 'dedupe_key', 'payload', 'lease_until'],
  },
  audit_log: {
    shown: ['at', 'action', 'outcome', 'network', 'detail'],
    withheld: ['id', 'account_id'],
  },
  sale_interest: {
    shown: ['email', 'country', 'locale', 'requested_at', 'confirmed_at'],
    withheld: ['id'],
  },
  newsletter_subscribers: {
    shown: ['email', 'locale', 'requested_at', 'mails', 'confirmed_at'],
    withheld: ['id'],
  },
};
