import { ApiError } from '@/server/http/ApiError';
import type { Answer } from '@/server/http/answer';
import type { Call } from '@/server/http/call';
import { codeAnswer, mintAuthorizationCode } from './authorizationCodes';
import { requireAuthSession } from './authSessions';
import { exchangeLegacyToken } from './legacyTokens';

/**
 * POST exchange: a v1 sign-in, once, by whichever of its tokens, for an authorization code of the session in the cookie.
 * Failures are 400, the status on which native clients sign out.
 * @throws ApiError invalid_token, suspended_account, unknown_account, invalid_session_id, invalid_request
 */
export async function exchange(call: Call): Promise<Answer> {
  const session = await requireAuthSession(call);
  const { bearer, services } = call;
  if (bearer === null) throw new ApiError('invalid_token', { status: 400 });
  const code = await services.database.transaction().execute(async (trx) => {
    const { signInId, ...whose } = await exchangeLegacyToken(trx, services, bearer);
    call.trail.accountId = whose.accountId;
    return mintAuthorizationCode(trx, services, session, { ...whose, legacySignInId: signInId });
  });
  return codeAnswer(services.config, session, code);
}
