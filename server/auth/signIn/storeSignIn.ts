import type { Kysely } from 'kysely';
import { findAccount, lockAccount } from '@/server/accounts/accounts';
import { isStoreUnavailable } from '@/server/appStores';
import { requireAttempt } from '@/server/attempts/attempts';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { minute, second } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import type { RequestContext } from '@/server/http/requestContext';
import { digest } from '@/server/secrets';
import type { ProvenPurchase, PurchaseProof, Services } from '@/server/services';
import { type OldRows, oldRows } from '@/server/store/pruneInBatches';
import type { Database } from '@/server/store/schema';

/**
 * Sign-in with an app store purchase, for a reinstalled app. It proves no email address, so whatever requires a proved
 * one asks for a code as before. Where the store signs a new proof at each restore (App Store), no proof opens an
 * account twice. Where a proof is signed once for the life of a purchase (Google Play), uses are counted for the
 * purchase, and it opens nothing once the purchase is over.
 */
const purpose = 'store-sign-in';
/** The session that signed in may repeat its call for this long, in case its answer was lost. */
const repetition = 30 * second;
/** Longer than a transaction stays fresh, so that each opens an account only once. */
const remembered = 90 * minute;

/** @throws ApiError invalid_login_credentials, suspended_account, service_unavailable, too_many_requests */
export async function proveAccount(context: RequestContext, proof: PurchaseProof): Promise<ProvenPurchase> {
  const { services } = context;
  await requireAttemptByClient(context, 'store-sign-ins-by-client');
  const proven = await services.accountPayments.accountOfPurchase(proof).catch((error: unknown) => {
    if (!isStoreUnavailable(error)) throw error;
    throw new ApiError('service_unavailable', { retryAfterSeconds: 5 });
  });
  if (!proven) throw new ApiError('invalid_login_credentials');
  context.auditContext.accountId = proven.accountId;
  context.auditContext.detail = proof.store;
  await requireAttempt(services.database, services, { limit: 'store-sign-ins', subject: proven.purchaseId });
  return proven;
}

type SignIn = {
  proven: ProvenPurchase;
  /** The session whose repeated call gets the same answer; null where there is no session. */
  sessionHash: string | null;
  /** Signs in and returns the caller's answer, such as a code. */
  open: (trx: Kysely<Database>) => Promise<string>;
};

/**
 * Uses the proof up and signs in with it, both or neither. A repeated call from the same session gets the same answer.
 * @throws ApiError invalid_login_credentials for a used proof, suspended_account
 */
export async function signInOnce(services: Services, signIn: SignIn): Promise<string> {
  const opened = await services.database.transaction().execute((trx) => attempt(trx, services, signIn));
  if (opened !== null) return opened;
  throw new ApiError('invalid_login_credentials');
}

async function attempt(
  trx: Kysely<Database>,
  services: Services,
  { proven, sessionHash, open }: SignIn,
): Promise<string | null> {
  const { accountId } = proven;
  await lockAccount(trx, accountId);
  const account = await findAccount(trx, accountId);
  if (account?.status === 'suspended') throw new ApiError('suspended_account');
  if (account?.status !== 'active') return null;
  const hash = digest(proven.once ? proven.key : `${sessionHash ?? services.random.uuid()} ${proven.key}`);
  const used = await trx
    .selectFrom('store_sign_ins')
    .selectAll()
    .where('proof_hash', '=', hash)
    .executeTakeFirst();
  if (used) {
    const isRepeated = used.session_hash === sessionHash && services.clock.now() - used.used_at <= repetition;
    return isRepeated ? services.secrets.open(purpose, used.answer) : null;
  }
  const answer = await open(trx);
  const sealed = services.secrets.seal(purpose, answer);
  await trx
    .insertInto('store_sign_ins')
    .values({
      proof_hash: hash,
      session_hash: sessionHash ?? '',
      account_id: accountId,
      used_at: services.clock.now(),
      answer: sealed,
    })
    .execute();
  return answer;
}

export function oldStoreSignIns(now: number): OldRows[] {
  return [oldRows('store_sign_ins', 'used_at', (row) => row('used_at', '<', now - remembered))];
}
