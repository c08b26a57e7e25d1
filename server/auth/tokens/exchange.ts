import { requireRenewal } from '@/server/attempts/renewals';
import { requireAuthSession } from '@/server/auth/authorize/authSessions';
import { ApiError } from '@/server/http/ApiError';
import { auditedTransaction } from '@/server/http/auditedTransaction';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { codeResult, mintAuthorizationCode } from './authorizationCodes';
import { exchangeLegacyToken } from './legacyTokens';

/**
 * POST exchange: trades a v1 sign-in, with any of its tokens, for an authorization code of the session in the cookie,
 * until such a code has been redeemed. Failures are 400, the status on which native clients sign out.
 * @throws ApiError invalid_token, suspended_account, unknown_account, invalid_session_id, invalid_request,
 * too_many_requests
 */
export async function exchange(context: RequestContext): Promise<HandlerResult> {
  const session = await requireAuthSession(context);
  const { bearer, services } = context;
  if (bearer === null) throw new ApiError('invalid_token', { status: 400 });
  const code = await auditedTransaction(context, async (trx, record) => {
    const { signInId, ...whose } = await exchangeLegacyToken(trx, services, bearer);
    context.auditContext.accountId = whose.accountId;
    requireRenewal(context, `v1 ${signInId ?? whose.accountId}`);
    const minted = await mintAuthorizationCode(trx, services, session, {
      ...whose,
      legacySignInId: signInId,
    });
    await record();
    return minted;
  });
  return codeResult(services.config, session, code);
}
