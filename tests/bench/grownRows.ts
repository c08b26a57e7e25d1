import { plans } from '@/lib/content/subscription/plans';
import type { TableName } from '@/tests/fixtures/database/fillTables';

/** The tables that sign-in, purchase, account, and newsletter read and write: one row for each account. */
export const grownTables: TableName[] = [
  'accounts',
  'auth_sessions',
  'authorization_codes',
  'one_time_codes',
  'token_families',
  'token_pairs',
  'legacy_tokens',
  'email_changes',
  'counters',
  'restoration_codes',
  'customers',
  'subscriptions',
  'checkouts',
  'webhook_events',
  'trials',
  'first_purchases',
  'outbox',
  'audit_log',
  'newsletter_subscribers',
  'sale_interest',
  'event_counts',
];

/** The day of the first 2,500 counts. */
export const firstCountDay = '9100-06-01';

/** One in this many accounts has no address. */
const silentEvery = 10;

/** The address of this account or the one before it, from 1 on; a newsletter subscriber has it too. */
export function grownAddress(number: number): string {
  return `grown-${number % silentEvery === 0 ? number - 1 : number}@example.org`;
}

/**
 * Values for the rows of a service in use, as expressions by `table.column`. Everyone has an active subscription, and
 * most have an address. Nothing waits, since the length of a queue doesn't depend on the number of accounts.
 */
export function valuesInUse(now: number): Record<string, string> {
  const email = "'grown-' || n || '@example.org'";
  const done = `${now} + n`;
  return {
    'accounts.email': `case when n % ${silentEvery} = 0 then null else ${email} end`,
    'accounts.locale': "'en'",
    'auth_sessions.redirect_uri': 'null',
    'authorization_codes.used_at': done,
    'one_time_codes.purpose': "'login'",
    'one_time_codes.used_at': done,
    'token_families.platform': "'web'",
    'token_families.kind': 'null',
    'token_families.system': 'null',
    'token_families.revoked_at': 'null',
    'token_families.revoked_reason': 'null',
    'token_families.legacy_sign_in_id': 'null',
    'token_pairs.rotated_at': 'null',
    'token_pairs.successor': 'null',
    'legacy_tokens.kind': "'access'",
    'legacy_tokens.revoked_at': 'null',
    'email_changes.confirmed_at': done,
    'email_changes.undo_hash': 'null',
    'email_changes.undo_expires_at': 'null',
    'customers.email_pending': '0',
    'customers.email_failed_at': 'null',
    'customers.billing_email': 'null',
    'subscriptions.product_id': `'${plans[0]?.productId}'`,
    'subscriptions.status': "'Auto-Renewable'",
    'subscriptions.provider_status': "'active'",
    'subscriptions.trial_ends_at': 'null',
    'subscriptions.grace_ends_at': 'null',
    'subscriptions.end_reason': 'null',
    'subscriptions.reminder_due_at': 'null',
    'checkouts.status': "'complete'",
    'webhook_events.source': "'stripe'",
    'webhook_events.processed_at': done,
    'webhook_events.failed_at': 'null',
    'outbox.sent_at': done,
    'outbox.failed_at': 'null',
    'outbox.lease_until': 'null',
    'outbox.recipient': "''",
    'outbox.payload': "''",
    'newsletter_subscribers.email': email,
    'newsletter_subscribers.locale': "'en'",
    'newsletter_subscribers.mails': '1',
    'newsletter_subscribers.confirmed_at': done,
    'sale_interest.email': email,
    'sale_interest.confirmed_at': done,
    // All of them are in the future, so that a site removes none while it is measured.
    'event_counts.day': "'9' || (100 + (n - 1) / 2500) || '-06-01'",
  };
}
