import type { Services } from '@/server/services';
import { lifetimes } from './lifetimes';

const batch = 500;
/** Rows one run removes from a table at most, so that it never holds the database for long. */
const batchesPerRun = 20;

/** Deletes what has ended and is not needed to notice a reuse. Resolves to the number of rows removed. */
export async function pruneAuth(services: Services): Promise<number> {
  const { database, clock } = services;
  const now = clock.now();
  const sessions = () =>
    database.deleteFrom('auth_sessions').where('id_hash', 'in', (from) =>
      from
        .selectFrom('auth_sessions')
        .select('id_hash')
        .where('expires_at', '<', now - lifetimes.codeChallengeMemory)
        .limit(batch),
    );
  const codes = () =>
    database.deleteFrom('authorization_codes').where('code_hash', 'in', (from) =>
      from
        .selectFrom('authorization_codes')
        .select('code_hash')
        .where('expires_at', '<', now - lifetimes.authorizationCodeMemory)
        .limit(batch),
    );
  const pairs = () =>
    database
      .deleteFrom('token_pairs')
      .where('pair_hash', 'in', (from) =>
        from.selectFrom('token_pairs').select('pair_hash').where('expires_at', '<', now).limit(batch),
      );
  const families = () =>
    database
      .deleteFrom('token_families')
      .where('id', 'in', (from) =>
        from.selectFrom('token_families').select('id').where('absolute_expires_at', '<', now).limit(batch),
      );
  const keys = () => database.deleteFrom('signing_keys').where('retires_at', '<', now);
  await forgetAnswers(services);
  let removed = 0;
  for (const statement of [sessions, codes, pairs, families, keys]) {
    for (let run = 0; run < batchesPerRun; run += 1) {
      const count = Number((await statement().executeTakeFirst()).numDeletedRows);
      removed += count;
      if (count < batch) break;
    }
  }
  return removed;
}

/** Answers kept for a repeated refresh are wiped once nobody may ask for them again. */
async function forgetAnswers({ database, clock }: Services): Promise<void> {
  const before = clock.now() - lifetimes.refreshAnswer;
  await database
    .updateTable('token_pairs')
    .set({ successor: null })
    .where('pair_hash', 'in', (from) =>
      from
        .selectFrom('token_pairs')
        .select('pair_hash')
        .where('successor', 'is not', null)
        .where('rotated_at', '<', before)
        .limit(batch * batchesPerRun),
    )
    .execute();
}
