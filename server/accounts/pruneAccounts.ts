import { hour } from '@/server/clock';
import type { Services } from '@/server/services';

const batch = 500;
/** Batches one run removes from a table at most, so that it never holds the database for long. */
const batchesPerRun = 20;
/** A dead code is kept this long, so that its typist is told it expired instead of that there was none. */
const codeMemory = hour;

/** Deletes codes, v1 tokens, changes of address and counters that have ended. Resolves to the number of rows removed. */
export async function pruneAccounts(services: Services): Promise<number> {
  const { database, clock } = services;
  const now = clock.now();
  const codes = () =>
    database.deleteFrom('one_time_codes').where('id', 'in', (from) =>
      from
        .selectFrom('one_time_codes')
        .select('id')
        .where('expires_at', '<', now - codeMemory)
        .limit(batch),
    );
  const legacyTokens = () =>
    database
      .deleteFrom('legacy_tokens')
      .where('token_hash', 'in', (from) =>
        from.selectFrom('legacy_tokens').select('token_hash').where('expires_at', '<', now).limit(batch),
      );
  const changes = () =>
    database.deleteFrom('email_changes').where('id', 'in', (from) =>
      from
        .selectFrom('email_changes')
        .select('id')
        .where('expires_at', '<', now)
        .where(({ or, eb }) => or([eb('undo_expires_at', 'is', null), eb('undo_expires_at', '<', now)]))
        .limit(batch),
    );
  const counters = () =>
    database
      .deleteFrom('counters')
      .where('key', 'in', (from) =>
        from.selectFrom('counters').select('key').where('expires_at', '<', now).limit(batch),
      );
  let removed = 0;
  for (const statement of [codes, legacyTokens, changes, counters]) {
    for (let run = 0; run < batchesPerRun; run += 1) {
      const count = Number((await statement().executeTakeFirst()).numDeletedRows);
      removed += count;
      if (count < batch) break;
    }
  }
  return removed;
}
