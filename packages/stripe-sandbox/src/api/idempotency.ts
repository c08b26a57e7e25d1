import { createHash } from 'node:crypto';
import type Libsql from 'libsql';
import { StripeFailure } from './StripeFailure';

export type StoredResponse = { status: number; body: string };

const lifetimeSeconds = 86_400;

/** Answers by idempotency key. An answer is kept for 24 hours and stored in the same transaction as what it reports. */
export type IdempotencyKeys = {
  /** @throws StripeFailure idempotency_error when the key was used with other parameters */
  recall(key: string, fingerprint: string): StoredResponse | null;
  remember(key: string, fingerprint: string, answer: StoredResponse, seconds: number): void;
};

export function makeIdempotencyKeys(sqlite: Libsql.Database): IdempotencyKeys {
  return {
    recall: (key, fingerprint) => {
      const found = sqlite
        .prepare('select fingerprint, status, body from idempotency_keys where key = ?')
        .all(key)[0] as (StoredResponse & { fingerprint: string }) | undefined;
      if (!found) return null;
      if (found.fingerprint !== fingerprint) throw reused(key);
      return { status: found.status, body: found.body };
    },
    remember: (key, fingerprint, answer, seconds) => {
      sqlite
        .prepare(
          `insert into idempotency_keys (key, fingerprint, status, body, created) values (?, ?, ?, ?, ?)
           on conflict (key) do nothing`,
        )
        .run(key, fingerprint, answer.status, answer.body, seconds);
      sqlite
        .prepare(
          `delete from idempotency_keys where key in
           (select key from idempotency_keys where created < ? order by created limit 100)`,
        )
        .run(seconds - lifetimeSeconds);
    },
  };
}

/** Two calls are considered the same when their paths and parameters match. */
export function callFingerprint(path: string, form: string): string {
  return createHash('sha256').update(`${path}\n${form}`).digest('hex');
}

function reused(key: string): StripeFailure {
  return new StripeFailure(
    400,
    'idempotency_error',
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  );
}
