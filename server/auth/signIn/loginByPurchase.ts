import type { LoginRequest } from '@/lib/contract/auth';
import type { AuthSession } from '@/server/auth/authorize/authSessions';
import { codeResult, mintAuthorizationCode } from '@/server/auth/tokens/authorizationCodes';
import { ApiError } from '@/server/http/ApiError';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import type { PurchaseProof } from '@/server/services';
import { proveAccount, signInOnce } from './storeSignIn';

/** POST login with `method: "signature"` (native contract §3.2): exchanges a purchase for an authorization code. */
export async function loginByPurchase(
  context: RequestContext,
  session: AuthSession,
  request: LoginRequest,
): Promise<HandlerResult> {
  const { services } = context;
  const proven = await proveAccount(context, proofOf(request));
  const code = await signInOnce(services, {
    proven,
    sessionHash: session.idHash,
    // A purchase does not prove an email address.
    open: (trx) =>
      mintAuthorizationCode(trx, services, session, {
        accountId: proven.accountId,
        authenticatedAt: null,
        tellsOwner: true,
      }),
  });
  return codeResult(services.config, session, code);
}

/** @throws ApiError invalid_login_credentials for an incomplete request */
function proofOf(request: LoginRequest): PurchaseProof {
  const { source, signature, google_signed_data: signedData, google_package_name: packageName } = request;
  if (signature && source === 'apple_app_store') return { store: 'apple', signature };
  if (signature && source === 'google_play_store' && signedData && packageName)
    return { store: 'google', signature, signedData, packageName };
  throw new ApiError('invalid_login_credentials');
}
