import type { TableIndex } from '../tableIndexes';

export async function up(): Promise<void> {}

/** Email address changes by the time they end, so that a search for ended ones skips those that can be undone. */
export const indexes: readonly TableIndex[] = [
  {
    name: 'email_changes_never_confirmed',
    on: 'email_changes (expires_at) where undo_expires_at is null',
  },
  {
    name: 'email_changes_undo_expires_at',
    on: 'email_changes (undo_expires_at) where undo_expires_at is not null',
  },
];
