import { sql } from 'kysely';
import type { AuthSession } from '@/server/auth/authorize/authSessions';
import { lifetimes } from '@/server/auth/lifetimes';
import { ApiError } from '@/server/http/ApiError';
import { opaqueToken } from '@/server/random';
import { digest } from '@/server/secrets';
import type { TransactionServices } from '@/server/services';
import { columns, prepareQuery } from '@/server/store/preparedQuery';
import { resultIgnored } from '@/server/store/resultIgnored';
import type { NewRowOf, SiteDatabase } from '@/server/store/schema';
import { type LocalTime, localTime, sharedTime } from '@/server/store/sharedTime';

/** Whom a new code signs in, and how they proved it. */
type Grant = {
  accountId: string;
  /** When the person proved the email address with a one-time code, in milliseconds; null if nobody did. */
  authenticatedAt: number | null;
  /** The v1 sign-in that was exchanged for the code. */
  legacySignInId?: string | null;
  /** Whether the account's email address is told of the sign-in (`./signInMail`). */
  tellsOwner?: boolean;
  /** Whether a receipt proved no more than the purchase (`server/auth/signIn`). */
  byReceipt?: boolean;
};

/**
 * Claims the session for the account and stores a new authorization code, valid once within 60 seconds by one clock
 * (`sharedTime`), as another instance may redeem it.
 * @throws ApiError invalid_request when the session already belongs to another account
 */
export async function mintAuthorizationCode(
  services: TransactionServices,
  session: AuthSession,
  grant: Grant,
): Promise<string> {
  const code = opaqueToken(services.random);
  await claimSession(services.database, session, grant.accountId);
  await storeCode(services, session, { code, ...grant });
  return code;
}

const claim = prepareQuery((db, { idHash, accountId }: { idHash: string; accountId: string }) =>
  db
    .updateTable('auth_sessions')
    .set({ account_id: accountId })
    .where('id_hash', '=', idHash)
    .where((where) => where.or([where('account_id', 'is', null), where('account_id', '=', accountId)]))
    .returning('id_hash'),
);

/** One guarded statement: when two accounts claim one session at the same time, the second is refused. */
export async function claimSession(trx: SiteDatabase, session: AuthSession, accountId: string) {
  const claimed = await claim.first(trx, { idHash: session.id_hash, accountId });
  if (!claimed) throw new ApiError('invalid_request');
}

type NewCode = Omit<NewRowOf<'authorization_codes'>, 'expires_at'> & LocalTime;

const insertion = prepareQuery((db, row: NewCode) =>
  db
    .insertInto('authorization_codes')
    .values({
      ...columns(row, 'code_hash', 'session_hash', 'account_id', 'client_id', 'redirect_uri'),
      ...columns(row, 'code_challenge', 'created_at', 'authenticated_at'),
      ...columns(row, 'legacy_sign_in_id', 'tells_owner', 'by_receipt'),
      expires_at: sql<number>`${sharedTime(row)} + ${lifetimes.authorizationCode}`,
    })
    .modifyEnd(resultIgnored),
);

export async function storeCode(
  services: TransactionServices,
  session: AuthSession,
  { code, ...grant }: Grant & { code: string },
): Promise<void> {
  const { accountId, authenticatedAt, legacySignInId = null, tellsOwner = false, byReceipt = false } = grant;
  const time = localTime(services.clock);
  await insertion.run(services.database, {
    ...time,
    code_hash: digest(code),
    session_hash: session.id_hash,
    account_id: accountId,
    client_id: session.client_id,
    redirect_uri: session.redirect_uri,
    code_challenge: session.code_challenge,
    created_at: time.now,
    authenticated_at: authenticatedAt,
    legacy_sign_in_id: legacySignInId,
    tells_owner: tellsOwner ? 1 : 0,
    by_receipt: byReceipt ? 1 : 0,
  });
}
