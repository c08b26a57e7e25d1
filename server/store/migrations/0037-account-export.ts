import type { TableIndex } from '../tableIndexes';

/** Whoever asks for everything stored about an account finds it by index. */
export async function up(): Promise<void> {}

export const indexes: readonly TableIndex[] = [
  { name: 'auth_sessions_account', on: 'auth_sessions (account_id) where account_id is not null' },
  { name: 'account_choices_account', on: 'account_choices (account_id) where account_id is not null' },
  { name: 'store_sign_ins_account', on: 'store_sign_ins (account_id)' },
  { name: 'webhook_events_object', on: 'webhook_events (object_id) where object_id is not null' },
];
