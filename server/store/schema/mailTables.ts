import type { Generated } from 'kysely';

/**
 * A mail to be sent, written in the transaction that causes it. Payload (encrypted) and recipient are wiped once sent.
 */
export interface OutboxTable {
  /** Used as the left side of the Message-ID. */
  id: string;
  /** Unique: the same cause enqueues one mail. */
  dedupe_key: string;
  template: string;
  locale: string;
  recipient: string;
  payload: string;
  created_at: number;
  send_after: number;
  attempts: Generated<number>;
  lease_until: number | null;
  sent_at: number | null;
  failed_at: number | null;
  last_error: string | null;
}

/** Usage counts per UTC day, event and allowed parameters; nothing about a person. */
export interface EventCountTable {
  day: string;
  event: string;
  parameters: string;
  count: number;
}

/** The same, counted by instances that found `event_counts` taken. Whoever reads the counts of a day adds up both. */
export interface EventCountShardTable extends EventCountTable {
  /** From 1 on; `event_counts` is shard 0. */
  shard: number;
}

/** Who did what to an account, when and from where. Rows never change; `network` is a keyed hash. */
export interface AuditLogTable {
  id: string;
  at: number;
  action: string;
  /** `done`, or the code of the refusal. */
  outcome: string;
  account_id: string | null;
  network: string | null;
  detail: string | null;
}
