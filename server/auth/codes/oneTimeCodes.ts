import { type Expression, type SqlBool, sql } from 'kysely';
import { longCodeLength, oneTimeCodeLength } from '@/lib/contract/typedText';
import { clockDifference, day, minute, second } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import type { Random } from '@/server/random';
import type { Services, TransactionServices } from '@/server/services';
import { columns, prepareQuery } from '@/server/store/preparedQuery';
import { resultIgnored } from '@/server/store/resultIgnored';
import type { NewRowOf, RowOf, SiteDatabase } from '@/server/store/schema';
import type { OneTimeCodePurpose } from '@/server/store/schema/accountTables';

/**
 * One-time codes: six digits that prove control of an email address, stored as a keyed hash. A code is bound to its
 * purpose, to the session or token family that asked for it, and to the address; each such combination has one row, and a
 * resend replaces it. An address that may not get a code gets a row with a hash that no code matches.
 */
export const codeLifetime = 10 * minute;
export const codeMinutes = codeLifetime / minute;
/** A long code lives as long as the limits that it goes around. */
const longCodeLifetime = day;
export const longCodeMinutes = longCodeLifetime / minute;
/** The binding of a long code, which works in every session: it is sent for no one of them. */
export const longCodeBinding = 'long-code';
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
export type OneTimeCode = RowOf<'one_time_codes'>;

/** Decimal digits, every value equally likely. */
export function newCode(random: Random, length = oneTimeCodeLength): string {
  return Array.from({ length }, () => random.below(10)).join('');
}

type NewRow = Omit<NewRowOf<'one_time_codes'>, 'attempts' | 'used_at' | 'answer'>;

function storing(db: SiteDatabase, row: NewRow, isReplaced: Expression<SqlBool>) {
  const unused = { attempts: 0, used_at: null, answer: null };
  const code = columns(row, 'id', 'account_id', 'code_hash', 'created_at', 'expires_at');
  return db
    .insertInto('one_time_codes')
    .values({ ...columns(row, 'purpose', 'binding', 'email'), ...code, ...unused })
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'binding', 'email'])
        .doUpdateSet({ ...code, ...unused })
        .where(isReplaced),
    );
}

const insertion = prepareQuery((db, row: NewRow) =>
  storing(db, row, sql<SqlBool>`true`).modifyEnd(resultIgnored),
);

/** Leaves a long code that still works, unless the address opens another account by now. */
const insertionOnce = prepareQuery((db, row: NewRow & { ahead: number }) => {
  const isOver = sql<SqlBool>`one_time_codes.used_at is not null
    or one_time_codes.expires_at <= excluded.created_at or one_time_codes.created_at > ${row.ahead}
    or one_time_codes.account_id is distinct from excluded.account_id`;
  return storing(db, row, isOver).returning('id');
});

type Issued = { id: string; code: string };

function newRow(
  { clock, random, secrets }: Services,
  key: CodeKey,
  { accountId, code, lifetime }: { accountId: string | null; code: string | null; lifetime: number },
): NewRow {
  const now = clock.now();
  const id = random.uuid();
  const secret = code ?? random.bytes(32).toString('base64url');
  return {
    ...key,
    id,
    account_id: accountId,
    code_hash: secrets.keyedHash(hashPurpose, `${id}.${secret}`),
    created_at: now,
    expires_at: now + lifetime,
  };
}

/**
 * Stores a new code in place of the previous one for this key. `accountId` is the account being signed in to or changed;
 * a code that is not `usable` matches nothing. `id` identifies this one sending.
 */
export async function issueCode(
  services: TransactionServices,
  key: CodeKey,
  { accountId, usable }: { accountId: string | null; usable: boolean },
): Promise<Issued> {
  const code = newCode(services.random);
  const row = newRow(services, key, { accountId, code: usable ? code : null, lifetime: codeLifetime });
  await insertion.run(services.database, row);
  return { id: row.id, code };
}

type LongCodeOwner = { email: string; accountId: string | null };

/** The same for a long code; null while the last one still works. Without an account, it matches nothing. */
export async function issueLongCode(
  services: TransactionServices,
  owner: LongCodeOwner,
): Promise<Issued | null> {
  const { code, row } = newLongCode(services, owner);
  const stored = await insertionOnce.first(services.database, {
    ...row,
    ahead: row.created_at + clockDifference,
  });
  return stored ? { id: stored.id, code } : null;
}

/** A long code in place of the last one, which its reader may have lost. */
export async function replaceLongCode(services: TransactionServices, owner: LongCodeOwner): Promise<Issued> {
  const { code, row } = newLongCode(services, owner);
  await insertion.run(services.database, row);
  return { id: row.id, code };
}

function newLongCode(services: Services, { email, accountId }: LongCodeOwner) {
  const code = newCode(services.random, longCodeLength);
  const key = { purpose: 'login', binding: longCodeBinding, email } as const;
  const usable = accountId === null ? null : code;
  return { code, row: newRow(services, key, { accountId, code: usable, lifetime: longCodeLifetime }) };
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
export async function consumeCode(services: TransactionServices, id: string): Promise<OneTimeCode | null> {
  const now = services.clock.now();
  return (await consumption.first(services.database, { id, now })) ?? null;
}

const answering = prepareQuery((db, { id, answer }: { id: string; answer: string }) =>
  db.updateTable('one_time_codes').set({ answer }).where('id', '=', id).modifyEnd(resultIgnored),
);

/** Stores the answer given for a code, encrypted, for the session in case it was lost. */
export async function storeAnswer(
  services: TransactionServices,
  { id, session, answer }: { id: string; session: string; answer: string },
): Promise<void> {
  const sealed = services.secrets.seal(answerPurpose, `${session} ${answer}`);
  await answering.run(services.database, { id, answer: sealed });
}

/** The answer given to this session for the code within the last thirty seconds, or null. */
export async function replayAnswer(services: Services, id: string, session: string): Promise<string | null> {
  const now = services.clock.now();
  const row = await services.database
    .selectFrom('one_time_codes')
    .select('answer')
    .where('id', '=', id)
    .where('used_at', '>=', now - repetitionWindow)
    .executeTakeFirst();
  const opened = row?.answer ? services.secrets.open(answerPurpose, row.answer) : null;
  const [holder, answer] = opened?.split(' ') ?? [];
  return holder === session && answer ? answer : null;
}

/** The refusal of a code, with what the page needs to explain it. */
export function invalidCodeError(reason: 'wrong' | 'expired' | 'spent', triesLeft: number | null = null) {
  return new ApiError('invalid_login_credentials', { reason, triesLeft: triesLeft ?? undefined });
}
