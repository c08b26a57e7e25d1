import type * as z from 'zod/mini';
import type {
  AccessTokenV1Answer,
  CreateV1Answer,
  LoginV1Response,
  ValidateTokenResponse,
} from '@/lib/contract/auth';
import { createAccount, lockAccount } from '@/server/accounts/accounts';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { requireRenewal } from '@/server/attempts/renewals';
import { confirmChange } from '@/server/auth/email/emailChangeConfirm';
import { requireAccount, requireSubscriber } from '@/server/auth/tokens/bearer';
import { legacyFamilyId } from '@/server/auth/tokens/families';
import { findLegacyToken, issueLegacyToken } from '@/server/auth/tokens/legacyTokens';
import { entitlementsOf } from '@/server/entitlements/entitlements';
import { ApiError } from '@/server/http/ApiError';
import { localeOf } from '@/server/http/caller';
import { rejectCrossSite } from '@/server/http/crossSite';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { inTransaction } from '@/server/services';

/** v1 POST account/create: creates an account without an email address, and its auth token. Ignores bearer tokens. */
export async function createLegacyAccount(context: RequestContext): Promise<HandlerResult> {
  rejectCrossSite(context);
  await requireAttemptByClient(context, 'accounts-by-client');
  const { services } = context;
  const answer = await inTransaction(services, async (services): Promise<z.infer<typeof CreateV1Answer>> => {
    const { id } = await createAccount(services, localeOf(context));
    const token = await issueLegacyToken(services, { accountId: id, authenticatedAt: null });
    return { auth_token: token, external_id: id, status: 'created' };
  });
  context.auditContext.accountId = answer.external_id;
  return { json: answer };
}

/** GET access-token, which ends with its v1 auth token. @throws ApiError invalid_token, too_many_requests */
export async function exchangeForAccessToken(context: RequestContext): Promise<HandlerResult> {
  if (context.method === 'HEAD') throw new ApiError('method_not_allowed', { headers: { Allow: 'GET' } });
  const { services, bearer } = context;
  const { accountId, legacySignInId } = await requireSubscriber(context);
  requireRenewal(context, `v1 ${legacySignInId ?? accountId}`);
  const token = await inTransaction(services, async (services) => {
    // Read under the lock: otherwise a concurrent sign-out everywhere would miss the new token.
    await lockAccount(services.database, accountId);
    const held = bearer === null ? null : await findLegacyToken(services, bearer);
    if (held?.kind !== 'auth') throw new ApiError('invalid_token');
    const { authenticated_at: authenticatedAt } = held;
    return issueLegacyToken(services, { accountId, authenticatedAt, madeFrom: held });
  });
  return { json: { access_token: token } satisfies z.infer<typeof AccessTokenV1Answer> };
}

/**
 * GET validate-token: the account and what it may use now (native contract §3.6). Android's apps of that generation read
 * nothing from an answer whose address is null, so one that is missing is empty.
 */
export async function validateToken(context: RequestContext): Promise<HandlerResult> {
  const { accountId, email } = await requireSubscriber(context);
  const entitlements = await entitlementsOf(context.services, accountId);
  return {
    json: {
      account: { id: 0, external_id: accountId, email: email ?? '', entitlements },
    } satisfies ValidateTokenResponse,
  };
}

/**
 * v1 POST account/edit/confirm: also answers with a new auth token. Only for v1 tokens: a v2 session must not outlive
 * itself.
 * @throws ApiError invalid_token, and those of the v2 confirmation
 */
export async function confirmLegacyEmailChange(context: RequestContext): Promise<HandlerResult> {
  const { services } = context;
  const signedIn = await requireAccount(context);
  if (signedIn.familyId !== legacyFamilyId) throw new ApiError('invalid_token');
  const { accountId } = signedIn;
  const authenticatedAt = services.clock.now();
  let token = '';
  const email = await confirmChange(context, signedIn, async (services) => {
    token = await issueLegacyToken(services, { accountId, authenticatedAt });
  });
  return {
    json: { external_id: accountId, auth_token: token, email, status: 'confirmed' } satisfies LoginV1Response,
  };
}
