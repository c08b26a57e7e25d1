import type * as z from 'zod/mini';
import type { StoreLoginResponse } from '@/lib/contract/documented';
import { StoreLoginRequest } from '@/lib/contract/requests';
import { findAccount } from '@/server/accounts/accounts';
import { proveAccount, signInOnce } from '@/server/auth/signIn/storeSignIn';
import { issueLegacyToken } from '@/server/auth/tokens/legacyTokens';
import { mailNewSignIn } from '@/server/auth/tokens/signInMail';
import { rejectCrossSite } from '@/server/http/crossSite';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { newLegacySignIn } from './legacyLogin';

/**
 * POST store-login (native contract §3.6): exchanges an app store purchase for an auth token, without a session.
 * @throws ApiError invalid_login_credentials, suspended_account, service_unavailable, too_many_requests
 */
export async function loginWithPurchase(context: RequestContext): Promise<HandlerResult> {
  rejectCrossSite(context);
  const { services } = context;
  const request = await context.body(StoreLoginRequest, 'invalid_login_credentials');
  const { store, signature, signed_data: signedData, package_name: packageName } = request;
  const proven = await proveAccount(context, { store, signature, signedData, packageName });
  const { accountId } = proven;
  const token = await signInOnce(services, proven, null, async (services) => {
    const owner = await findAccount(services.database, accountId);
    if (owner) await mailNewSignIn(services, owner, newLegacySignIn(context));
    // A purchase does not prove an email address.
    return issueLegacyToken(services, { accountId, authenticatedAt: null, byReceipt: !proven.once });
  });
  services.wakeMail();
  const account = await findAccount(services.database, accountId);
  return {
    json: {
      auth_token: token,
      external_id: accountId,
      email: account?.email ?? '',
      id: 0,
      status: 'ok',
    } satisfies z.infer<typeof StoreLoginResponse>,
  };
}
