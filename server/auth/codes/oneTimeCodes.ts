import type { Insertable, Kysely, Selectable } from 'kysely';
import { minute, second } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import type { Random } from '@/server/random';
import type { Services } from '@/server/services';
import { columns, prepareQuery } from '@/server/store/preparedQuery';
import { resultIgnored } from '@/server/store/resultIgnored';
import type { Database } from '@/server/store/schema';
import type { OneTimeCodePurpose, OneTimeCodeTable } from '@/server/store/schema/accountTables';

/**
 * One-time codes: six digits that prove control of an email address, stored as a keyed hash. A code is bound to its
 * purpose, to the session or token family that asked for it, and to the address; each such combination has one row, and a
 * resend replaces it. An address that may not get a code gets a row with a hash that no code matches.
 */
export const codeLifetime = 10 * minute;
export const codeMinutes = codeLifetime / minute;
/** The session that used a code gets the same answer if it repeats the call in this time: the first was lost. */
const repetitionWindow = 30 * second;
const hashPurpose = 'one-time-code';
const answerPurpose = 'one-time-code-answer';

export type CodeKey = {
  purpose: OneTimeCodePurpose;
  /** An auth session, a token family, or for a v1 sign-in, which has no session, its `legacyBinding`. */
  binding: string;
  email: string;
};
export type OneTimeCode = Selectable<OneTimeCodeTable>;

/** Six digits, every value equally likely. */
export function newCode(random: Random): string {
  return String(random.below(1_000_000)).padStart(6, '0');
}

const insertion = prepareQuery(
  (db, row: Omit<Insertable<OneTimeCodeTable>, 'attempts' | 'used_at' | 'answer'>) => {
    const unused = { attempts: 0, used_at: null, answer: null };
    const code = columns(row, 'id', 'account_id', 'code_hash', 'created_at', 'expires_at');
    return db
      .insertInto('one_time_codes')
      .values({ ...columns(row, 'purpose', 'binding', 'email'), ...code, ...unused })
      .onConflict((conflict) =>
        conflict.columns(['purpose', 'binding', 'email']).doUpdateSet({ ...code, ...unused }),
      )
      .modifyEnd(resultIgnored);
  },
);

/**
 * Stores a new code in place of the previous one for this key. `accountId` is the account being signed in to or changed;
 * a code that is not `usable` matches nothing. `id` identifies this one sending.
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
  await insertion.run(trx, {
    ...key,
    id,
    account_id: accountId,
    code_hash: secrets.keyedHash(hashPurpose, `${id}.${secret}`),
    created_at: now,
    expires_at: now + codeLifetime,
  });
  return { id, code };
}

/** Constant-time comparison with the stored hash. */
export function isRightCode(services: Services, row: OneTimeCode, code: string): boolean {
  return services.secrets.matches(hashPurpose, `${row.id}.${code}`, row.code_hash);
}

const consumption = prepareQuery((db, { id, now }: { id: string; now: number }) =>
  db
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll(),
);

/** Uses a code up with one guarded statement: returns the row to the one call that wins, null to all others. */
export async function consumeCode(
  trx: Kysely<Database>,
  services: Services,
  id: string,
): Promise<OneTimeCode | null> {
  const now = services.clock.now();
  return (await consumption.first(trx, { id, now })) ?? null;
}

const answering = prepareQuery((db, { id, answer }: { id: string; answer: string }) =>
  db.updateTable('one_time_codes').set({ answer }).where('id', '=', id).modifyEnd(resultIgnored),
);

/** Stores the answer given for a code, encrypted, for a client that lost it. */
export async function storeAnswer(
  trx: Kysely<Database>,
  services: Services,
  id: string,
  answer: string,
): Promise<void> {
  await answering.run(trx, { id, answer: services.secrets.seal(answerPurpose, answer) });
}

/** The answer given for this code within the last thirty seconds, or null. */
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

/** The refusal of a code, with what the page needs to explain it. */
export function invalidCodeError(reason: 'wrong' | 'expired' | 'spent', triesLeft?: number): ApiError {
  return new ApiError('invalid_login_credentials', { reason, triesLeft });
}
