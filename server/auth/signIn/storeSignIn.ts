import type { LoginRequest } from '@/lib/contract/auth';
import { lockAccount } from '@/server/accounts/accounts';
import { isStoreUnavailable } from '@/server/appStores';
import { requireAttempt } from '@/server/attempts/attempts';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { type AuthSession, endSession } from '@/server/auth/authorize/authSessions';
import { mintAuthorizationCode } from '@/server/auth/tokens/authorizationCodes';
import { second } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import type { RequestContext } from '@/server/http/requestContext';
import { digest } from '@/server/secrets';
import {
  inTransaction,
  type ProvenPurchase,
  type PurchaseProof,
  type Services,
  type TransactionServices,
} from '@/server/services';

/**
 * Sign-in with an app store purchase, for a reinstalled app. It proves no email address. Where the store signs a new
 * proof at each restore (App Store), each opens an account once. A proof that is signed once for good (Google Play) can be
 * copied, so it proves the purchase and nothing else: it opens only an account that nobody proved an address for, and
 * what it opens can use the subscription.
 */
const purpose = 'store-sign-in';
/** The session that signed in may repeat its call for this long, in case its answer was lost. */
const repetition = 30 * second;

/** POST login with `method: "signature"` (native contract §3.2): exchanges a purchase for an authorization code. */
export async function loginByPurchase(context: RequestContext, session: AuthSession, request: LoginRequest) {
  const { source, signature, google_signed_data, google_package_name } = request;
  const proof = {
    store: source,
    signature,
    signedData: google_signed_data,
    packageName: google_package_name,
  };
  const proven = await proveAccount(context, proof);
  const { accountId } = proven;
  const code = await signInOnce(context.services, proven, session.id_hash, (services) =>
    mintAuthorizationCode(services, session, {
      accountId,
      authenticatedAt: null,
      byReceipt: !proven.once,
      tellsOwner: true,
    }),
  );
  return endSession(context, session, { code });
}

/** A proof as apps of both generations send it, in which anything may be missing. */
type SentProof = { store?: string; signature?: string; signedData?: string; packageName?: string };

/** @throws ApiError invalid_login_credentials, suspended_account, service_unavailable, too_many_requests */
export async function proveAccount(context: RequestContext, sent: SentProof): Promise<ProvenPurchase> {
  const { services } = context;
  const proof = completeProof(sent);
  await requireAttemptByClient(context, 'store-sign-ins-by-client');
  const proven = await services.accountPayments.accountOfPurchase(proof).catch((error: unknown) => {
    if (!isStoreUnavailable(error)) throw error;
    throw new ApiError('service_unavailable', { retryAfterSeconds: 5 });
  });
  if (!proven) throw new ApiError('invalid_login_credentials');
  context.auditContext.accountId = proven.accountId;
  context.auditContext.detail = proof.store;
  await requireAttempt(services, { limit: 'store-sign-ins', subject: proven.purchaseId });
  return proven;
}

function completeProof({ store, signature, signedData, packageName }: SentProof): PurchaseProof {
  if (signature && store === 'apple_app_store') return { store: 'apple', signature };
  if (signature && store === 'google_play_store' && signedData && packageName)
    return { store: 'google', signature, signedData, packageName };
  throw new ApiError('invalid_login_credentials');
}

/**
 * Uses the proof up and signs in with it, both or neither. A repeated call from the same session gets the same answer.
 * @throws ApiError invalid_login_credentials for a proof that is used or does not suffice, suspended_account
 */
export function signInOnce(
  services: Services,
  { accountId, once, key }: ProvenPurchase,
  sessionHash: string | null,
  open: (within: TransactionServices) => Promise<string>,
): Promise<string> {
  return inTransaction(services, async (services) => {
    const account = await lockAccount(services.database, accountId);
    if (account?.status === 'suspended') throw new ApiError('suspended_account');
    const mayOpen = account?.status === 'active' && (once || account.email === null);
    if (!mayOpen) throw new ApiError('invalid_login_credentials');
    const hash = digest(once ? key : `${sessionHash ?? services.random.uuid()} ${key}`);
    const used = await services.database
      .selectFrom('store_sign_ins')
      .selectAll()
      .where('proof_hash', '=', hash)
      .executeTakeFirst();
    const now = services.clock.now();
    if (used) {
      const isRepeated = used.session_hash === sessionHash && now - used.used_at <= repetition;
      const repeated = isRepeated ? services.secrets.open(purpose, used.answer) : null;
      if (repeated === null) throw new ApiError('invalid_login_credentials');
      return repeated;
    }
    const answer = await open(services);
    await services.database
      .insertInto('store_sign_ins')
      .values({
        proof_hash: hash,
        session_hash: sessionHash ?? '',
        account_id: accountId,
        used_at: now,
        answer: services.secrets.seal(purpose, answer),
      })
      .execute();
    return answer;
  });
}
