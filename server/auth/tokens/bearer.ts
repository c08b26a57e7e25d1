import { type RawBuilder, sql } from 'kysely';
import { lifetimes } from '@/server/auth/lifetimes';
import { ApiError } from '@/server/http/ApiError';
import type { CallWithin } from '@/server/http/auditedTransaction';
import type { RequestContext } from '@/server/http/requestContext';
import type { Services } from '@/server/services';
import { type PreparedQuery, prepareQuery } from '@/server/store/preparedQuery';
import type { RowOf } from '@/server/store/schema';
import { legacyFamilyId } from './families';
import { findLegacyToken } from './legacyTokens';
import { verifyAccessToken } from './verifyToken';

/** Who makes a bearer call. */
export type SignedIn = {
  accountId: string;
  email: string | null;
  /** The token family, or `v1` for a first-generation token. */
  familyId: string;
  clientId: string;
  /** The v1 sign-in that the token belongs to, or that its family was exchanged from. */
  legacySignInId: string | null;
  /** When the person last proved the email address with a one-time code in this family, in milliseconds. */
  authenticatedAt: number | null;
  /** Whether a receipt that can be copied opened it, which proves the purchase and nothing else. */
  byReceipt: boolean;
};

/** How the account of a token is read, together with what a call needs of it. */
type AccountReading<Row> = {
  byPair: PreparedQuery<{ pairHash: string }, FamilyRow & Row>;
  byId: PreparedQuery<{ id: string }, AccountRow & Row>;
};

/** Reads further `columns`, which begin with a comma, and their `joins` in the statements that read the account. */
export function readingAlso<Row>(
  columns: RawBuilder<unknown>,
  joins: RawBuilder<unknown>,
): AccountReading<Row> {
  return {
    byPair: prepareQuery(
      (_, { pairHash }) => sql`
        select token_families.id, token_families.client_id, token_families.authenticated_at,
          token_families.legacy_sign_in_id, token_families.by_receipt, accounts.id as account_id, accounts.email, accounts.status${columns}
        from token_pairs
        inner join token_families on token_families.id = token_pairs.family_id
        inner join accounts on accounts.id = token_families.account_id
        ${joins}
        where token_pairs.pair_hash = ${pairHash} and token_families.revoked_at is null
          and accounts.status <> 'deleted'`,
    ),
    byId: prepareQuery(
      (_, { id }) => sql`
        select accounts.id as account_id, accounts.email, accounts.status${columns}
        from accounts
        ${joins}
        where accounts.id = ${id} and accounts.status <> 'deleted'`,
    ),
  };
}

const nothingFurther = readingAlso<object>(sql``, sql``);

/**
 * The account of the bearer token, read on every call, so that a revoked token is refused at once. Cookies are ignored.
 * @throws ApiError invalid_token, expired_token or suspended_account, all 401; signed_in_by_receipt
 */
export async function requireAccount(context: RequestContext): Promise<SignedIn> {
  const signedIn = await requireSubscriber(context);
  refuseReceipt(signedIn);
  return signedIn;
}

/** The same for calls that only use the subscription: a receipt that can be copied is enough for them. */
export async function requireSubscriber(context: RequestContext): Promise<SignedIn> {
  const { row: _, ...signedIn } = await requireSubscriberWith(context, nothingFurther);
  return signedIn;
}

/** The same, and in `row` what was read about the account in the same statement. */
export async function requireSubscriberWith<Row>(
  context: RequestContext,
  reading: AccountReading<Row>,
): Promise<SignedIn & { row: Row }> {
  const signedIn = await accountOfBearer(context, reading);
  context.auditContext.accountId = signedIn.accountId;
  return signedIn;
}

/** @throws ApiError signed_in_by_receipt */
export function refuseReceipt({ byReceipt }: SignedIn): void {
  if (byReceipt) throw new ApiError('signed_in_by_receipt');
}

type AccountRow = Pick<RowOf<'accounts'>, 'email' | 'status'> & { account_id: string };
type FamilyRow = AccountRow &
  Pick<RowOf<'token_families'>, 'id' | 'client_id' | 'authenticated_at' | 'legacy_sign_in_id' | 'by_receipt'>;

/** Awaits the whole request first: whoever sends it slowly would be let in by a sign-in that has ended meanwhile. */
async function accountOfBearer<Row>(
  { method, bearer, services, rawBody }: RequestContext,
  { byPair, byId }: AccountReading<Row>,
): Promise<SignedIn & { row: Row }> {
  if (bearer === null) throw unauthorized('invalid_token');
  if (method !== 'GET' && method !== 'HEAD') await rawBody();
  if (bearer.split('.').length !== 3) return requireLegacy(services, bearer, byId);
  const token = await verifyAccessToken(services, bearer);
  if (token.kind !== 'valid')
    throw unauthorized(token.kind === 'expired' ? 'expired_token' : 'invalid_token');
  const row = await byPair.first(services.database, { pairHash: token.pairHash });
  if (!row || row.account_id !== token.accountId) throw unauthorized('invalid_token');
  if (row.status === 'suspended') throw unauthorized('suspended_account');
  return {
    accountId: row.account_id,
    email: row.email,
    familyId: row.id,
    clientId: row.client_id,
    legacySignInId: row.legacy_sign_in_id,
    authenticatedAt: row.authenticated_at,
    byReceipt: row.by_receipt === 1,
    row,
  };
}

async function requireLegacy<Row>(
  services: Services,
  token: string,
  byId: AccountReading<Row>['byId'],
): Promise<SignedIn & { row: Row }> {
  const found = await findLegacyToken(services, token);
  if (!found) throw unauthorized('invalid_token');
  const account = await byId.first(services.database, { id: found.account_id });
  if (!account) throw unauthorized('invalid_token');
  if (account.status === 'suspended') throw unauthorized('suspended_account');
  return {
    accountId: account.account_id,
    email: account.email,
    familyId: legacyFamilyId,
    clientId: services.config.clients.web.id,
    legacySignInId: found.sign_in_id,
    authenticatedAt: found.authenticated_at,
    byReceipt: found.by_receipt === 1,
    row: account,
  };
}

/**
 * Refuses a caller who was signed out since `requireAccount`; a sign-out that comes now waits until this transaction
 * ends. The account must be locked, as every end of a v1 token locks it.
 * @throws ApiError invalid_token, 401
 */
export async function requireStillSignedIn(
  { bearer, services }: Pick<CallWithin, 'bearer' | 'services'>,
  { familyId }: Pick<SignedIn, 'familyId'>,
): Promise<void> {
  const held =
    familyId === legacyFamilyId
      ? await findLegacyToken(services, bearer ?? '')
      : await services.database
          .updateTable('token_families')
          .set({ last_used_at: services.clock.now() })
          .where('id', '=', familyId)
          .where('revoked_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
  if (!held) throw unauthorized('invalid_token');
}

/** True when this sign-in used a code, so it is not a stranger's. */
export function isProved({ authenticatedAt }: SignedIn): boolean {
  return authenticatedAt !== null;
}

/**
 * @throws ApiError reauthentication_required unless the person signed in with a code within the last ten minutes;
 * unverified_account if no code has ever been typed and the account has no email address to send one to
 */
export function requireFreshCode({ authenticatedAt, email }: SignedIn, services: Services): void {
  if (authenticatedAt === null && email === null) throw new ApiError('unverified_account');
  const age = services.clock.now() - (authenticatedAt ?? 0);
  if (authenticatedAt === null || age > lifetimes.freshCode) throw new ApiError('reauthentication_required');
}

/** Also for a suspended account: on 401, clients refresh and are told the reason there too. */
function unauthorized(code: 'invalid_token' | 'expired_token' | 'suspended_account'): ApiError {
  return new ApiError(code, { status: 401 });
}
