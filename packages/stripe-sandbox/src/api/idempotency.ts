import { createHash } from 'node:crypto';
import type { RecordTables } from '../store/recordTables';
import { StripeFailure } from './StripeFailure';

export type StoredResponse = { status: number; body: string };

const lifetimeSeconds = 86_400;

/** Answers by idempotency key. An answer is kept for 24 hours and stored in the same transaction as what it reports. */
export type IdempotencyKeys = {
  /** @throws StripeFailure idempotency_error when the key was used with other parameters */
  recall(key: string, fingerprint: string): StoredResponse | null;
  remember(key: string, fingerprint: string, answer: StoredResponse, seconds: number): void;
};

type Kept = StoredResponse & { id: string; fingerprint: string; created: number };

export function makeIdempotencyKeys(tables: RecordTables): IdempotencyKeys {
  const answers = tables.table<Kept>('idempotency_key');
  return {
    recall: (key, fingerprint) => {
      const found = answers.get(key);
      if (!found) return null;
      if (found.fingerprint !== fingerprint) throw reused(key);
      return { status: found.status, body: found.body };
    },
    remember: (key, fingerprint, answer, seconds) => {
      for (const old of answers.rows()) {
        if (old.created >= seconds - lifetimeSeconds) break;
        answers.remove(old.id);
      }
      answers.save(key, { id: key, ...answer, fingerprint, created: seconds });
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
