import { hour } from '@/server/clock';
import { type OldRows, oldRows } from '@/server/store/pruneInBatches';

/** How long a dead code is kept, so that whoever types it learns that it expired, not that it never existed. */
const codeMemory = hour;

/** Codes, v1 tokens, email address changes and counters that have ended. */
export function oldAccountRows(now: number): OldRows[] {
  return [
    oldRows('one_time_codes', 'expires_at', (row) => row('expires_at', '<', now - codeMemory)),
    oldRows('legacy_tokens', 'expires_at', (row) => row('expires_at', '<', now)),
    oldRows('email_changes', 'expires_at', (row) =>
      row.and([row('expires_at', '<', now), row('undo_expires_at', 'is', null)]),
    ),
    // A confirmed change is kept for as long as it can be undone.
    oldRows('email_changes', 'undo_expires_at', (row) => row('undo_expires_at', '<', now)),
    oldRows('counters', 'expires_at', (row) => row('expires_at', '<', now)),
  ];
}
