import { lockAccount } from '@/server/accounts/accounts';
import { requireRenewal } from '@/server/attempts/renewals';
import { endSession, requireAuthSession } from '@/server/auth/authorize/authSessions';
import { mintAuthorizationCode } from '@/server/auth/tokens/authorizationCodes';
import { day, hour } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import { auditedTransaction } from '@/server/http/auditedTransaction';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { opaqueToken } from '@/server/random';
import { digest } from '@/server/secrets';
import type { Services, TransactionServices } from '@/server/services';
import type { RowOf } from '@/server/store/schema';

/**
 * First-generation (v1) tokens: opaque, stored as digests, not refreshed. The auth token represents the sign-in; access
 * tokens made from it go to the other services. `exchange` turns a sign-in into one v2 sign-in, which ends with it.
 */
const lives = { auth: 30 * day, access: 4 * hour } as const;

type LegacyToken = RowOf<'legacy_tokens'>;

type NewToken = {
  accountId: string;
  /** When the person proved the email address with a one-time code, in milliseconds; null if nobody did. */
  authenticatedAt: number | null;
  /** Whether a receipt proved no more than the purchase (`server/auth/signIn`). */
  byReceipt?: boolean;
  /** For an access token the auth token that it is made from: both share one sign-in, and it ends no later. */
  madeFrom?: LegacyToken;
};

/** Stores a new v1 token and returns it; only its digest is kept. */
export async function issueLegacyToken(
  services: TransactionServices,
  { accountId, authenticatedAt, madeFrom, byReceipt = madeFrom?.by_receipt === 1 }: NewToken,
): Promise<string> {
  const token = opaqueToken(services.random);
  const now = services.clock.now();
  const kind = madeFrom ? 'access' : 'auth';
  await services.database
    .insertInto('legacy_tokens')
    .values({
      token_hash: digest(token),
      kind,
      account_id: accountId,
      created_at: now,
      expires_at: Math.min(now + lives[kind], madeFrom?.expires_at ?? Number.POSITIVE_INFINITY),
      exchanged_at: madeFrom?.exchanged_at ?? null,
      authenticated_at: authenticatedAt,
      by_receipt: byReceipt ? 1 : 0,
      sign_in_id: madeFrom ? madeFrom.sign_in_id : services.random.uuid(),
    })
    .execute();
  return token;
}

/** The stored token that is neither revoked nor expired, or null. */
export async function findLegacyToken(services: Services, token: string): Promise<LegacyToken | null> {
  const row = await services.database
    .selectFrom('legacy_tokens')
    .selectAll()
    .where('token_hash', '=', digest(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', services.clock.now())
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Marks the sign-in of a v1 token as exchanged, with one guarded statement over all its tokens. Answers get lost, so
 * until a code of the sign-in has been redeemed, each exchange takes the place of the one before. A token from an earlier
 * release does not name its sign-in and is exchanged once.
 * The account is locked first, so a sign-out everywhere either refuses the token or ends the code. Whether the sign-in
 * proved an address is read under the lock, too, as that may cease to count (`forgetProofs`).
 * @throws ApiError invalid_token, suspended_account, unknown_account, all with status 400
 */
async function exchangeLegacyToken(services: TransactionServices, token: string) {
  const now = services.clock.now();
  const found = await findLegacyToken(services, token);
  if (!found) throw new ApiError('invalid_token', { status: 400 });
  const { token_hash: tokenHash, account_id: accountId, sign_in_id: signInId } = found;
  const account = await lockAccount(services.database, accountId);
  const marked = await services.database
    .updateTable('legacy_tokens')
    .set({ exchanged_at: now })
    .where('account_id', '=', accountId)
    .where((where) =>
      signInId === null
        ? where.and([where('token_hash', '=', tokenHash), where('exchanged_at', 'is', null)])
        : where('sign_in_id', '=', signInId),
    )
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['token_hash', 'authenticated_at'])
    .execute();
  const exchanged = marked.find((row) => row.token_hash === tokenHash);
  if (!exchanged) throw new ApiError('invalid_token', { status: 400 });
  if (signInId !== null && !(await withdrawCode(services, { accountId, signInId })))
    throw new ApiError('invalid_token', { status: 400 });
  if (!account || account.status === 'deleted') throw new ApiError('unknown_account');
  if (account.status === 'suspended') throw new ApiError('suspended_account');
  const byReceipt = found.by_receipt === 1;
  return { accountId, signInId, authenticatedAt: exchanged.authenticated_at, byReceipt };
}

/**
 * Uses up the code of an earlier exchange. False when one was redeemed. The code comes first: a redemption at the same
 * time has then either stored its family, which is seen here, or fails.
 */
async function withdrawCode(
  services: TransactionServices,
  { accountId, signInId }: { accountId: string; signInId: string },
): Promise<boolean> {
  await services.database
    .updateTable('authorization_codes')
    .set({ used_at: services.clock.now() })
    .where('account_id', '=', accountId)
    .where('legacy_sign_in_id', '=', signInId)
    .where('used_at', 'is', null)
    .execute();
  const family = await services.database
    .selectFrom('token_families')
    .select('id')
    .where('account_id', '=', accountId)
    .where('legacy_sign_in_id', '=', signInId)
    .limit(1)
    .executeTakeFirst();
  return family === undefined;
}

/**
 * POST exchange: trades a v1 sign-in for an authorization code of the session in the cookie, until such a code has been
 * redeemed. Failures are 400, the status on which native clients sign out.
 * @throws ApiError invalid_token, suspended_account, unknown_account, invalid_session_id, invalid_request,
 * too_many_requests
 */
export async function exchange(context: RequestContext): Promise<HandlerResult> {
  const session = await requireAuthSession(context);
  const { bearer } = context;
  if (bearer === null) throw new ApiError('invalid_token', { status: 400 });
  const code = await auditedTransaction(context, async ({ services }, record) => {
    const { signInId, ...whose } = await exchangeLegacyToken(services, bearer);
    context.auditContext.accountId = whose.accountId;
    requireRenewal(context, `v1 ${signInId ?? whose.accountId}`);
    const minted = await mintAuthorizationCode(services, session, {
      ...whose,
      legacySignInId: signInId,
    });
    await record();
    return minted;
  });
  return endSession(context, session, { code });
}
