import type { Generated } from 'kysely';

export interface MailTables {
  /** A mail, written in the transaction that causes it. Payload (encrypted) and recipient are wiped once sent. */
  outbox: {
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
  };

  /**
   * A letter to everyone who reads the newsletter, or a notice to everyone who subscribes. Who got it is kept as counts: while
   * it is sent, the row says how far it got, and afterward not even that.
   */
  letters: {
    id: string;
    kind: 'newsletter' | 'notice';
    /** JSON: subject and Markdown in each language. */
    contents: string;
    /** Counts the times it was saved, so that what is sent is what was looked at. */
    version: Generated<number>;
    state: Generated<'draft' | 'sending' | 'stopped' | 'sent'>;
    written_by: string;
    written_at: number;
    sent_by: string | null;
    begun_at: number | null;
    finished_at: number | null;
    /** When the next batch is due. Each batch moves it, so of two instances only one takes a batch. */
    next_at: Generated<number>;
    /** The ID of the last reader or account whose mail was written; empty before the first and after the last. */
    position: Generated<string>;
    /** JSON: how many mails were written in each language. */
    counts: Generated<string>;
  };

  /** Usage counts per UTC day, event and allowed parameters; nothing about a person. */
  event_counts: {
    day: string;
    event: string;
    parameters: string;
    count: number;
  };

  /** The same, counted by instances that found `event_counts` taken. Whoever reads the counts of a day adds up both. */
  event_count_shards: MailTables['event_counts'] & {
    /** From 1 on; `event_counts` is shard 0. */
    shard: number;
  };

  /** Who did what to an account, when and from where. Rows never change; `network` is a keyed hash. */
  audit_log: {
    id: string;
    at: number;
    action: string;
    /** `done`, or the code of the refusal. */
    outcome: string;
    account_id: string | null;
    network: string | null;
    detail: string | null;
  };
}
