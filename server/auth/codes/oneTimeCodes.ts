import type { Kysely, Selectable } from 'kysely';
import { minute, second } from '@/server/clock';
import type { Random } from '@/server/random';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import type { OneTimeCodePurpose, OneTimeCodeTable } from '@/server/store/schema/accountTables';

/**
 * One-time codes: six digits that prove control of an e-mail address. The database holds a keyed hash, so that a dump
 * opens no account. A code is bound to its purpose, to the session or token family that asked for it, and to the
 * address; there is one row for each such binding, and a resend replaces the code in it. An address that may not get
 * a code gets the same row with a hash that no code has, so that both kinds of address behave alike.
 */
export const codeLifetime = 10 * minute;
export const codeMinutes = codeLifetime / minute;
/** The session that used a code up may repeat it this long and gets the same answer: its first answer was lost. */
const repetitionWindow = 30 * second;
const hashPurpose = 'one-time-code';
const answerPurpose = 'one-time-code-answer';

export type CodeKey = {
  purpose: OneTimeCodePurpose;
  /** An auth session, a token family, or for a sign-in of v1, which has no session, what `legacyBinding` tells of it. */
  binding: string;
  email: string;
};
export type OneTimeCode = Selectable<OneTimeCodeTable>;

/** Six digits, every value equally likely. */
export function newCode(random: Random): string {
  return String(random.below(1_000_000)).padStart(6, '0');
}

/**
 * Stores a new code in place of the older one of this key. `accountId` is whose sign-in or change it is; with
 * `usable` false the row is written with a hash that nothing matches. `id` names this one sending.
 */
export async function issueCode(
  trx: Kysely<Database>,
  services: Services,
  key: CodeKey,
  { accountId, usable }: { accountId: string | null; usable: boolean },
): Promise<{ id: string; code: string }> {
  const { clock, random, secrets } = services;
  const now = clock.now();
  const id = random.uuid();
  const code = newCode(random);
  const secret = usable ? code : random.bytes(32).toString('base64url');
  const values = {
    id,
    account_id: accountId,
    code_hash: secrets.keyedHash(hashPurpose, `${id}.${secret}`),
    created_at: now,
    expires_at: now + codeLifetime,
    attempts: 0,
    used_at: null,
    answer: null,
  };
  await trx
    .insertInto('one_time_codes')
    .values({ ...key, ...values })
    .onConflict((conflict) => conflict.columns(['purpose', 'binding', 'email']).doUpdateSet(values))
    .execute();
  return { id, code };
}

/** Constant-time comparison with the stored hash. */
export function isRightCode(services: Services, row: OneTimeCode, code: string): boolean {
  return services.secrets.matches(hashPurpose, `${row.id}.${code}`, row.code_hash);
}

/** Uses a code up, by one guarded statement: the row for the one call that wins, null for every other. */
export async function consumeCode(
  trx: Kysely<Database>,
  services: Services,
  id: string,
): Promise<OneTimeCode | null> {
  const now = services.clock.now();
  const row = await trx
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps the answer given for a code, sealed, for a client that lost it. */
export async function storeAnswer(
  trx: Kysely<Database>,
  services: Services,
  id: string,
  answer: string,
): Promise<void> {
  const sealed = services.secrets.seal(answerPurpose, answer);
  await trx.updateTable('one_time_codes').set({ answer: sealed }).where('id', '=', id).execute();
}

/** The answer given for this code at most thirty seconds ago, or null. */
export async function replayAnswer(services: Services, id: string): Promise<string | null> {
  const now = services.clock.now();
  const row = await services.database
    .selectFrom('one_time_codes')
    .select('answer')
    .where('id', '=', id)
    .where('used_at', '>=', now - repetitionWindow)
    .executeTakeFirst();
  return row?.answer ? services.secrets.open(answerPurpose, row.answer) : null;
}
