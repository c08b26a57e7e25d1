import { statusDays } from '@/lib/content/help/statusParts';
import { lifetimes } from '@/server/auth/lifetimes';
import { oldBillingRows } from '@/server/billing/rows/oldBillingRows';
import { clockDifference, day, hour, minute } from '@/server/clock';
import { confirmationDays } from '@/server/mail/addressing/confirmedLists';
import { linkDays } from '@/server/statements/statementRows';
import { dayOf } from '@/server/status/recordStatus';
import { type OldRows, oldRows } from '@/server/store/pruneInBatches';

/** What nobody needs any longer, and how long the rest is kept. One job removes it all, one table after another. */
export function everyOldRow(now: number): OldRows[] {
  return [...oldSignIns(now), ...oldBillingRows(now), ...oldMails(now), ...oldLists(now), ...oldRecords(now)];
}

/** Sign-ins that have ended and are no longer needed to detect reuse, with what was started in them. */
function oldSignIns(now: number): OldRows[] {
  const lastRepeated = now - lifetimes.refreshResult - clockDifference;
  return [
    oldRows('auth_sessions', 'expires_at', now - lifetimes.codeChallengeMemory),
    oldRows('authorization_codes', 'expires_at', now - lifetimes.authorizationCodeMemory),
    oldRows('account_choices', 'expires_at', now),
    oldRows('token_pairs', 'expires_at', now),
    // Answers kept for a repeated refresh are wiped once the repetition window has passed on every clock.
    oldRows(
      'token_pairs',
      'rotated_at',
      (row) => row.and([row('successor', 'is not', null), row('rotated_at', '<', lastRepeated)]),
      { clear: 'successor' },
    ),
    oldRows('token_families', 'absolute_expires_at', now),
    oldRows('token_families', 'revoked_at', now - lifetimes.revokedFamilyMemory),
    oldRows('signing_keys', 'retires_at', now),
    oldRows('legacy_tokens', 'expires_at', now),
    // Whoever types a dead code learns that it expired, not that it never existed.
    oldRows('one_time_codes', 'expires_at', now - hour),
    oldRows('email_changes', 'expires_at', (row) =>
      row.and([row('expires_at', '<', now), row('undo_expires_at', 'is', null)]),
    ),
    // A confirmed change is kept for as long as it can be undone.
    oldRows('email_changes', 'undo_expires_at', now),
    // Longer than a proof from an app store stays fresh, so that each opens an account only once.
    oldRows('store_sign_ins', 'used_at', now - 90 * minute),
    oldRows('restoration_codes', 'expires_at', now),
    oldRows('counters', 'expires_at', now),
  ];
}

/** Mails finished long ago: one query per index, because PostgreSQL combines no indexes here. */
function oldMails(now: number): OldRows[] {
  return [
    // A sent one keeps its row, without address and content, while its cause could be handled again.
    oldRows('outbox', 'sent_at', now - 90 * day),
    // One that could not be delivered keeps both while support could resend it.
    oldRows('outbox', 'failed_at', now - 7 * day),
  ];
}

/** Addresses that were never confirmed, or have waited too long for something to be sent to them. */
function oldLists(now: number): OldRows[] {
  const asked = now - confirmationDays * day;
  return [
    oldRows('newsletter_subscribers', 'requested_at', (row) =>
      row.and([row('confirmed_at', 'is', null), row('requested_at', '<=', asked)]),
    ),
    oldRows('sale_interest', 'requested_at', (row) =>
      row.and([row('confirmed_at', 'is', null), row('requested_at', '<=', asked)]),
    ),
    oldRows('sale_interest', 'confirmed_at', (row) => row('confirmed_at', '<=', now - 2 * 365 * day)),
  ];
}

/** What was noted for operators, for people who look at the site, and by the site for itself. */
function oldRecords(now: number): OldRows[] {
  // A month can be compared with the same month a year earlier.
  const firstDayOfCounts = new Date(now - 396 * day).toISOString().slice(0, 10);
  return [
    oldRows('event_counts', 'day', (row) => row('day', '<', firstDayOfCounts)),
    oldRows('event_count_shards', 'day', (row) => row('day', '<', firstDayOfCounts)),
    // Long enough for somebody to review them, short enough that the list does not grow forever.
    oldRows('bang_suggestions', 'suggested_at', now - 180 * day),
    oldRows('audit_log', 'at', now - 366 * day),
    oldRows('operator_sessions', 'ends_at', now),
    oldRows('statements', 'submitted_at', (row) => row('submitted_at', '<=', now - linkDays * day)),
    oldRows('status_days', 'day', dayOf(now) - statusDays),
    // They only have to outlive the transactions that write them.
    oldRows('named_locks', 'taken_at', now - day),
  ];
}
