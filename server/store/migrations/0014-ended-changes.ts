import type { TableIndex } from '../tableIndexes';

export async function up(): Promise<void> {}

/** Changes of address by the time they end, so that those which can still be undone are not read on the way. */
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
