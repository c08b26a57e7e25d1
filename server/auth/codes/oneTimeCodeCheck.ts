import { OneTimeCode as OneTimeCodeSyntax } from '@/lib/contract/auth';
import { type Attempt, giveBack, requireAttempt, takeAttempt, type Use } from '@/server/attempts/attempts';
import { legacyFamilyId } from '@/server/auth/tokens/families';
import { ApiError, isApiError } from '@/server/http/ApiError';
import type { RequestContext } from '@/server/http/requestContext';
import type { Services } from '@/server/services';
import { noteFailure, requirePace } from './failingSignIns';
import { isKnownBrowser } from './knownBrowser';
import { type CodeKey, isRightCode, type OneTimeCode } from './oneTimeCodes';
import { offeringUnlock } from './unlockLinks';

/** Longer than six digits typed with spaces or hyphens between them. */
const maxTypedLength = 32;

/**
 * The row of a correctly typed code. It may already have been used, by a concurrent call or by one whose answer was
 * lost: callers use it up with `consumeCode`, and only the one that succeeds acts.
 *
 * The order matters. Before anything is compared, the try is counted for the account, the email address and the code,
 * each with its own guarded statement. So however many calls run at once, at most five reach a comparison. `isProved`
 * is true for a caller who signed in to the account with another code.
 * @throws ApiError invalid_login_credentials with the reason, or too_many_requests
 */
export async function checkCode(
  context: RequestContext,
  key: CodeKey,
  typed: unknown,
  isProved = false,
): Promise<OneTimeCode> {
  const code = readTypedCode(typed);
  if (code === null) throw invalidCodeError('wrong');
  const found = await findCode(context.services, key);
  const known = isProved || isKnownBrowser(context, [found?.account_id ?? null]);
  if (key.purpose !== 'login' || known) return compare(context, key, { code, found, known });
  const session = found ? key.binding : withoutCode(key.binding);
  await requirePace(context, session);
  try {
    return await compare(context, key, { code, found, known });
  } catch (error) {
    await noteFailure(context, key.email, session);
    throw error;
  }
}

/** What a try without a sent code counts toward. A v1 binding may be made up then, so all of them count as one. */
function withoutCode(binding: string): string {
  return binding.startsWith(`${legacyFamilyId}:`) ? legacyFamilyId : binding;
}

type Try = { code: string; found: OneTimeCode | null; known: boolean };

async function compare(
  context: RequestContext,
  key: CodeKey,
  { code, found, known }: Try,
): Promise<OneTimeCode> {
  const { services } = context;
  if (!found) throw invalidCodeError('expired');
  const guesses = await offeringUnlock(services, key.email, () =>
    requireGuesses(services, guessesOf(key, found, known)),
  );
  const triesLeft = await countTry(services, found);
  const row = triesLeft === null ? ((await findCode(services, key)) ?? found) : found;
  const isRight = isRightCode(services, row, code);
  if (isRight) await giveBack(services.database, guesses);
  if (isRight && (triesLeft !== null || row.used_at !== null)) return row;
  if (triesLeft !== null) throw invalidCodeError('wrong', triesLeft);
  throw invalidCodeError(await rejectionReason(services, row));
}

/**
 * Takes a guess for the account and for the email address, across all codes, sessions, purposes and both API
 * generations, however often a code is resent. A right code gives its guesses back; a wrong one keeps them for a day.
 * @throws ApiError too_many_requests with the seconds until the next guess
 */
async function requireGuesses(services: Services, uses: readonly Use[]): Promise<(Attempt | null)[]> {
  const taken: (Attempt | null)[] = [];
  try {
    for (const use of uses) taken.push(await requireAttempt(services.database, services, use));
  } catch (error) {
    if (isApiError(error)) await giveBack(services.database, taken);
    throw error;
  }
  return taken;
}

/** The refusal of a code, with what the page needs to explain it. */
export function invalidCodeError(reason: 'wrong' | 'expired' | 'spent', triesLeft?: number): ApiError {
  return new ApiError('invalid_login_credentials', { reason, triesLeft });
}

/** Six ASCII digits; spaces and hyphens between them are dropped, because people copy them from mails. */
function readTypedCode(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.length > maxTypedLength) return null;
  const result = OneTimeCodeSyntax.safeParse(typed.replace(/[ -]/g, ''));
  return result.success ? result.data : null;
}

/**
 * The account and the email address. An address without an account is used for both, so that it takes the same time.
 * For an address change it is the new address, about which a sign-in to this account says nothing.
 */
function guessesOf(
  { purpose, email }: CodeKey,
  { account_id: accountId }: OneTimeCode,
  known: boolean,
): Use[] {
  return [
    { limit: 'guesses', subject: `account:${accountId ?? email}`, known },
    { limit: 'guesses', subject: `address:${email}`, known: known && purpose !== 'edit' },
  ];
}

async function findCode(services: Services, key: CodeKey): Promise<OneTimeCode | null> {
  const row = await services.database
    .selectFrom('one_time_codes')
    .selectAll()
    .where('purpose', '=', key.purpose)
    .where('binding', '=', key.binding)
    .where('email', '=', key.email)
    .executeTakeFirst();
  return row ?? null;
}

/** Counts a try on a code and returns how many remain; null when the code is dead, used or expired. */
async function countTry(services: Services, row: OneTimeCode): Promise<number | null> {
  if (row.used_at !== null || row.expires_at <= services.clock.now()) return null;
  const taken = await takeAttempt(services.database, services, { limit: 'tries-per-code', subject: row.id });
  return taken.attempt && taken.left;
}

/** A code that was once found expired stays so, even if the clock is set back. */
async function rejectionReason(services: Services, row: OneTimeCode): Promise<'expired' | 'spent'> {
  if (row.used_at !== null || row.expires_at > services.clock.now()) return 'spent';
  await services.database
    .updateTable('one_time_codes')
    .set({ expires_at: 0 })
    .where('id', '=', row.id)
    .execute();
  return 'expired';
}
