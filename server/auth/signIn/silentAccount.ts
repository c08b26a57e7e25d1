import { createAccount } from '@/server/accounts/accounts';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { type AuthSession, endSession, requireAuthSession } from '@/server/auth/authorize/authSessions';
import { claimSession, storeCode } from '@/server/auth/tokens/authorizationCodes';
import { ApiError, isApiError } from '@/server/http/ApiError';
import { auditedTransaction, type CallWithin } from '@/server/http/auditedTransaction';
import { localeOf } from '@/server/http/caller';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { digest } from '@/server/secrets';
import type { Services } from '@/server/services';
import { localTime, sharedTime } from '@/server/store/sharedTime';
import { begunAccount, rememberBegun } from './begunAccount';

/**
 * POST account/create: an account without an email address for this session, unless this browser has just begun to buy
 * with one. A client that lost the answer gets the same code, still redeemable once.
 * @throws ApiError invalid_request when there is no session, it has signed in, or its code is used (native contract
 * section 3.5); subscription_active; too_many_requests
 */
export async function createSilentAccount(context: RequestContext): Promise<HandlerResult> {
  const session = await requireSession(context);
  const { services } = context;
  // The code is derived from the session with a server key, so a repeated call recreates it without storing it in the
  // clear.
  const code = [1, 2]
    .map((part) => services.secrets.keyedHash(`silent-code-${part}`, session.id_hash))
    .join('');
  if (session.account_id !== null) await requireUnused(services, session, code);
  else {
    await requireAttemptByClient(context, 'accounts-by-client');
    await createOnce(context, session, code);
  }
  const answer = endSession(context, session, { code });
  const accountId = context.auditContext.accountId ?? session.account_id;
  return session.redirect_uri === null && accountId ? rememberBegun(context, answer, accountId) : answer;
}

/** The account for a purchase without a script: no session and no tokens come with it. @throws ApiError subscription_active */
export async function accountToBuyWith(context: RequestContext): Promise<string> {
  await requireAttemptByClient(context, 'accounts-by-client');
  return auditedTransaction(context, async (within, record) => {
    const accountId = await begunOrNew(within);
    await record();
    return accountId;
  });
}

async function begunOrNew(context: CallWithin, canGoOn = true): Promise<string> {
  const begun = canGoOn ? await begunAccount(context) : null;
  const accountId = begun ?? (await createAccount(context.services, localeOf(context))).id;
  context.auditContext.accountId = accountId;
  return accountId;
}

async function requireSession(context: RequestContext): Promise<AuthSession> {
  try {
    return await requireAuthSession(context);
  } catch (error) {
    if (isApiError(error) && error.code === 'invalid_session_id') throw new ApiError('invalid_request');
    throw error;
  }
}

async function createOnce(context: RequestContext, session: AuthSession, code: string): Promise<void> {
  const { services } = context;
  try {
    await auditedTransaction(context, async (within, record) => {
      const { services } = within;
      const accountId = await begunOrNew(within, session.redirect_uri === null);
      await claimSession(services.database, session, accountId);
      await storeCode(services, session, { code, accountId, authenticatedAt: null });
      await record();
    });
  } catch (error) {
    // Another call claimed the session in between; the rolled-back transaction removed the second account.
    if (!isApiError(error) || error.code !== 'invalid_request') throw error;
    await requireUnused(services, session, code);
  }
}

async function requireUnused(services: Services, session: AuthSession, code: string): Promise<void> {
  const row = await services.database
    .selectFrom('authorization_codes')
    .select('code_hash')
    .where('code_hash', '=', digest(code))
    .where('session_hash', '=', session.id_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sharedTime(localTime(services.clock)))
    .executeTakeFirst();
  if (!row) throw new ApiError('invalid_request');
}
