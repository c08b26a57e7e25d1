import { type Kysely, sql } from 'kysely';
import { accountBaseline } from '../baseline/accountBaseline';
import { billingBaseline } from '../baseline/billingBaseline';
import { siteBaseline } from '../baseline/siteBaseline';
import type { TableIndex } from '../tableIndexes';

/** Entries of the audit log cannot be changed until they are old enough to be removed. */
const appendOnly = [
  `create function refuse_audit_change() returns trigger language plpgsql as
    $$ begin raise exception 'the audit log is append-only'; end $$`,
  `create trigger audit_log_append_only before update on audit_log
    for each row execute function refuse_audit_change()`,
];

/**
 * The schema as the first thirty migrations left it. It has the name of the last of them, so a database that ran them
 * one by one has run this one.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [accountBaseline, billingBaseline, siteBaseline]
    .join('')
    .split(/;\n\s*/)
    .filter(Boolean);
  for (const statement of [...statements, ...appendOnly]) await sql.raw(statement.trim()).execute(database);
}

export const indexes: readonly TableIndex[] = [
  {
    name: 'accounts_without_address',
    on: "accounts (review_after) where coalesce(email, '') = '' and status = 'active'",
  },
  { name: 'auth_sessions_account', on: 'auth_sessions (account_id) where account_id is not null' },
  { name: 'account_choices_account', on: 'account_choices (account_id) where account_id is not null' },
  { name: 'email_changes_never_confirmed', on: 'email_changes (expires_at) where undo_expires_at is null' },
  {
    name: 'email_changes_undo_expires_at',
    on: 'email_changes (undo_expires_at) where undo_expires_at is not null',
  },
  { name: 'customers_email_due', on: 'customers (email_next_attempt_at) where email_pending = 1' },
  {
    name: 'subscriptions_reminder_due',
    on: 'subscriptions (reminder_due_at) where reminder_due_at is not null',
  },
  { name: 'subscriptions_started_at', on: 'subscriptions (started_at)' },
  { name: 'subscriptions_status_grace_end', on: 'subscriptions (status, grace_ends_at)' },
  {
    name: 'subscriptions_store_end',
    on: "subscriptions (expires_or_renews_at, id) where platform <> 'stripe' and status <> 'Expired'",
  },
  { name: 'checkouts_closed', on: "checkouts (expires_at) where status <> 'open'" },
  { name: 'checkouts_open', on: "checkouts (expires_at, id) where status = 'open'" },
  {
    name: 'webhook_events_due',
    on: 'webhook_events (next_attempt_at) where processed_at is null and failed_at is null',
  },
  { name: 'webhook_events_failed', on: 'webhook_events (failed_at) where failed_at is not null' },
  { name: 'webhook_events_object', on: 'webhook_events (object_id) where object_id is not null' },
  { name: 'webhook_events_processed', on: 'webhook_events (processed_at) where processed_at is not null' },
  {
    name: 'webhook_events_waiting',
    on: 'webhook_events (received_at) where processed_at is null and failed_at is null',
  },
  { name: 'store_sign_ins_account', on: 'store_sign_ins (account_id)' },
  { name: 'store_sign_ins_used', on: 'store_sign_ins (used_at)' },
  { name: 'trial_refusals_account', on: 'trial_refusals (account_id, created_at)' },
  { name: 'trial_refusals_created', on: 'trial_refusals (created_at)' },
  { name: 'first_purchases_account', on: 'first_purchases (account_id)' },
  { name: 'refund_requests_account', on: 'refund_requests (account_id)' },
  { name: 'outbox_sent', on: 'outbox (sent_at) where sent_at is not null' },
  { name: 'sale_interest_confirmed', on: 'sale_interest (confirmed_at) where confirmed_at is not null' },
  { name: 'sale_interest_country', on: 'sale_interest (country) where confirmed_at is not null' },
  { name: 'sale_interest_unconfirmed', on: 'sale_interest (requested_at) where confirmed_at is null' },
  { name: 'named_locks_taken', on: 'named_locks (taken_at)' },
];
