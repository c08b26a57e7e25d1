import { OneTimeCode as OneTimeCodeSyntax } from '@/lib/contract/auth';
import { longCodeLength, typedCode } from '@/lib/contract/typedText';
import {
  type Attempt,
  type Use as Attempted,
  giveBack,
  refusalOf,
  takeAttempt,
  takeRolling,
} from '@/server/attempts/attempts';
import { inTurn } from '@/server/attempts/inTurn';
import { legacyFamilyId } from '@/server/auth/tokens/families';
import { isKnownBrowser } from '@/server/auth/tokens/knownBrowser';
import { type ApiError, isApiError } from '@/server/http/ApiError';
import { auditedTransaction, type CallWithin, type RecordCall } from '@/server/http/auditedTransaction';
import type { RequestContext } from '@/server/http/requestContext';
import type { TransactionServices } from '@/server/services';
import { prepareQuery } from '@/server/store/preparedQuery';
import { countingSignIn } from './countedSignIns';
import { noteFailure, requirePace } from './failingSignIns';
import { offeringLongCode } from './longCodes';
import {
  type CodeKey,
  invalidCodeError,
  isRightCode,
  longCodeBinding,
  type OneTimeCode,
} from './oneTimeCodes';

/** Longer than the sentences around a code in our mails. */
const maxTypedLength = 500;

type TypedCode = { key: CodeKey; typed: unknown; isProved?: boolean };
/** What follows in the same transaction when the code is right. */
type Use<Result> = (within: CallWithin, row: OneTimeCode, record: RecordCall) => Promise<Result>;

/**
 * The row of a correctly typed code, which may have been used by another call: callers use it up with `consumeCode`, and
 * only the one that succeeds acts. `isProved` is true for a caller who signed in to the account with another code.
 * @throws ApiError invalid_login_credentials with the reason, or too_many_requests
 */
export function checkCode(
  context: RequestContext,
  key: CodeKey,
  typed: unknown,
  isProved = false,
): Promise<OneTimeCode> {
  return signInByCode(context, { key, typed, isProved }, async (_within, row) => row);
}

/**
 * The same for a sign-in, which goes on with `use` in the same transaction. What was counted for a wrong code is kept.
 * Before anything is compared, the try is counted for the account, the email address and the code, each with its own
 * guarded statement. So however many calls run at once, at most five reach a comparison. Nothing is counted for a long
 * code, so nobody else's tries hold it up.
 */
export function signInByCode<Result>(
  context: RequestContext,
  code: TypedCode,
  use: Use<Result>,
): Promise<Result> {
  const enter = () => enterCode(context, code, use);
  return code.key.purpose === 'login' ? countingSignIn(context.services, 'right', enter) : enter();
}

async function enterCode<Result>(
  context: RequestContext,
  { key, typed, isProved = false }: TypedCode,
  use: Use<Result>,
): Promise<Result> {
  const code = readTypedCode(typed);
  const isLong = code?.length === longCodeLength;
  if (code === null || (isLong && key.purpose !== 'login')) throw invalidCodeError('wrong');
  const check = () => judge(context, { asked: key, code, isProved }, use);
  if (isLong) return check();
  return inTurn(key.email, context.clientIp, () => offeringLongCode(context.services, key.email, check));
}

async function judge<Result>(
  context: RequestContext,
  { asked, code, isProved }: { asked: CodeKey; code: string; isProved: boolean },
  use: Use<Result>,
): Promise<Result> {
  const { services } = context;
  const key = code.length === longCodeLength ? { ...asked, binding: longCodeBinding } : asked;
  const found = (await byKey.first(services.database, key)) ?? null;
  const known = isProved || isKnownBrowser(context, [found?.account_id ?? null]);
  const isPaced = key.purpose === 'login' && !known;
  const session = found ? asked.binding : withoutCode(asked.binding);
  if (isPaced) await requirePace(context, session);
  const outcome = await auditedTransaction(context, async (within, record): Promise<Result | ApiError> => {
    const row = await compare(within.services, key, { code, found, known });
    return isApiError(row) ? row : use(within, row, record);
  });
  if (!isApiError(outcome)) return outcome;
  if (isPaced) await noteFailure(context, key.email, session);
  throw outcome;
}

/** What a try without a sent code counts toward. A v1 binding may be made up then, so all of them count as one. */
function withoutCode(binding: string): string {
  return binding.startsWith(`${legacyFamilyId}:`) ? legacyFamilyId : binding;
}

/** Counts, judges and notes a try. Refusals are returned, because what was counted for them must be committed. */
async function compare(
  services: TransactionServices,
  key: CodeKey,
  { code, found, known }: { code: string; found: OneTimeCode | null; known: boolean },
): Promise<OneTimeCode | ApiError> {
  if (!found) return invalidCodeError('expired');
  const isLong = key.binding === longCodeBinding;
  const guesses = isLong ? [] : await takeGuesses(services, guessesOf(key, found, known));
  if (isApiError(guesses)) return guesses;
  const triesLeft = await countTry(services, found);
  const row = triesLeft === null ? ((await byKey.first(services.database, key)) ?? found) : found;
  const isRight = isRightCode(services, row, code);
  const verdict = judgeTry(row, isRight, triesLeft, services.clock.now());
  if (isRight) await giveBack(services.database, guesses);
  if (verdict === 'right') return row;
  // It stays expired, even if the clock is set back.
  if (verdict === 'expired')
    await services.database
      .updateTable('one_time_codes')
      .set({ expires_at: 0 })
      .where('id', '=', row.id)
      .execute();
  return invalidCodeError(verdict, isLong ? null : triesLeft);
}

/**
 * What came of a try; `spent` was used or guessed at too often. `triesLeft` is null when the code was dead, used or expired
 * before. A used code is still right for a call that ran beside.
 */
function judgeTry(row: OneTimeCode, isRight: boolean, triesLeft: number | null, now: number) {
  const isUsed = row.used_at !== null;
  if (isRight && (triesLeft !== null || isUsed)) return 'right';
  if (triesLeft !== null) return 'wrong';
  return isUsed || row.expires_at > now ? 'spent' : 'expired';
}

/**
 * Takes a guess for the account and for the address, across codes, sessions, purposes and both generations. A right code
 * gives its guesses back; a wrong one keeps them for a day. Resolves to too_many_requests where none is left.
 */
async function takeGuesses(
  services: TransactionServices,
  uses: readonly Attempted[],
): Promise<Attempt[] | ApiError> {
  const taken = await takeRolling(services, uses);
  const attempts = taken.flatMap(({ attempt }) => attempt ?? []);
  const refused = taken.find((one) => one.attempt === null);
  if (refused?.attempt !== null) return attempts;
  await giveBack(services.database, attempts);
  return refusalOf(refused);
}

function readTypedCode(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.length > maxTypedLength) return null;
  return OneTimeCodeSyntax.safeParse(typedCode(typed)).data ?? null;
}

/**
 * An address without an account is used for both, so that it takes the same time. For an address change it is the new
 * address, about which a sign-in to this account says nothing.
 */
function guessesOf({ purpose, email }: CodeKey, found: OneTimeCode, known: boolean): Attempted[] {
  return [
    { limit: 'guesses', subject: `account:${found.account_id ?? email}`, known },
    { limit: 'guesses', subject: `address:${email}`, known: known && purpose !== 'edit' },
  ];
}

const byKey = prepareQuery((db, { purpose, binding, email }: CodeKey) =>
  db
    .selectFrom('one_time_codes')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('binding', '=', binding)
    .where('email', '=', email),
);

/** Counts a try on a code and returns how many remain, of a long one any number; null when it is dead, used or expired. */
async function countTry(services: TransactionServices, row: OneTimeCode): Promise<number | null> {
  if (row.used_at !== null || row.expires_at <= services.clock.now()) return null;
  if (row.binding === longCodeBinding) return Number.POSITIVE_INFINITY;
  const taken = await takeAttempt(services, { limit: 'tries-per-code', subject: row.id });
  return taken.attempt && taken.left;
}
