import type { LoginV1Response } from '@/lib/contract/auth';
import { confirmChange } from '@/server/auth/email/emailChangeConfirm';
import { requireAccount } from '@/server/auth/tokens/bearer';
import { legacyFamilyId } from '@/server/auth/tokens/families';
import { issueLegacyToken } from '@/server/auth/tokens/legacyTokens';
import { ApiError } from '@/server/http/ApiError';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';

/**
 * v1 POST account/edit/confirm: confirms the email address and answers with a new auth token, in one transaction. Only
 * v1 tokens are accepted: a v2 session must not turn into a token that outlives it.
 * @throws ApiError invalid_token, and those of the v2 confirmation
 */
export async function confirmLegacyEmailChange(context: RequestContext): Promise<HandlerResult> {
  const { services } = context;
  const signedIn = await requireAccount(context);
  if (signedIn.familyId !== legacyFamilyId) throw new ApiError('invalid_token');
  const { accountId } = signedIn;
  let token = '';
  const email = await confirmChange(context, signedIn, async (trx) => {
    token = await issueLegacyToken(trx, services, {
      kind: 'auth',
      accountId,
      authenticatedAt: services.clock.now(),
    });
  });
  const answer: LoginV1Response = { external_id: accountId, auth_token: token, email, status: 'confirmed' };
  return { json: answer };
}
