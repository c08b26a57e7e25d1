import type { Kysely, Selectable } from 'kysely';
import { day, hour } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import { opaqueToken } from '@/server/random';
import { digest } from '@/server/secrets';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import type { LegacyTokenTable } from '@/server/store/schema/accounts';
import { lockAccount } from './families';

/**
 * Tokens of the first generation (v1): opaque, stored as digests. The auth token stands for the sign-in, the access
 * token made from it goes to the other services. They have no refresh; `exchange` turns one into a v2 sign-in.
 */
const lives = { auth: 30 * day, access: 4 * hour } as const;

type LegacyToken = Pick<
  Selectable<LegacyTokenTable>,
  'kind' | 'account_id' | 'expires_at' | 'authenticated_at'
>;

type NewToken = {
  kind: 'auth' | 'access';
  accountId: string;
  /** When the person proved the address by a one-time code, in milliseconds; null if nobody did. */
  authenticatedAt: number | null;
  /** The token ends no later than this, in milliseconds. */
  endsBy?: number;
};

/** Stores a new v1 token and returns it; only its digest is kept. */
export async function issueLegacyToken(
  trx: Kysely<Database>,
  services: Services,
  { kind, accountId, authenticatedAt, endsBy = Number.POSITIVE_INFINITY }: NewToken,
): Promise<string> {
  const token = opaqueToken(services.random);
  const now = services.clock.now();
  await trx
    .insertInto('legacy_tokens')
    .values({
      token_hash: digest(token),
      kind,
      account_id: accountId,
      created_at: now,
      expires_at: Math.min(now + lives[kind], endsBy),
      revoked_at: null,
      exchanged_at: null,
      authenticated_at: authenticatedAt,
    })
    .execute();
  return token;
}

/** The stored token that is neither revoked nor expired, or null. */
export async function findLegacyToken(
  database: Kysely<Database>,
  services: Services,
  token: string,
): Promise<LegacyToken | null> {
  const row = await database
    .selectFrom('legacy_tokens')
    .select(['kind', 'account_id', 'expires_at', 'authenticated_at'])
    .where('token_hash', '=', digest(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', services.clock.now())
    .executeTakeFirst();
  return row ?? null;
}

/** The account of a v1 token of either kind that is neither revoked nor expired, or null. */
export async function accountOfLegacyToken(
  services: Services,
  token: string,
): Promise<{ accountId: string; email: string | null; authenticatedAt: number | null } | null> {
  const found = await findLegacyToken(services.database, services, token);
  if (!found) return null;
  const account = await services.database
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', found.account_id)
    .executeTakeFirst();
  if (!account) return null;
  return { accountId: found.account_id, email: account.email, authenticatedAt: found.authenticated_at };
}

/**
 * Marks a v1 token as exchanged, once, by one guarded statement. The account is held first: a sign-out everywhere comes
 * either before it, and the token is refused, or after it, and ends the code that the token was exchanged for.
 * @throws ApiError invalid_token, suspended_account, unknown_account, all with status 400
 */
export async function exchangeLegacyToken(
  trx: Kysely<Database>,
  services: Services,
  token: string,
): Promise<{ accountId: string }> {
  const now = services.clock.now();
  const found = await findLegacyToken(trx, services, token);
  if (!found) throw new ApiError('invalid_token', { status: 400 });
  await lockAccount(trx, found.account_id);
  const row = await trx
    .updateTable('legacy_tokens')
    .set({ exchanged_at: now })
    .where('token_hash', '=', digest(token))
    .where('revoked_at', 'is', null)
    .where('exchanged_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  if (!row) throw new ApiError('invalid_token', { status: 400 });
  const account = await trx
    .selectFrom('accounts')
    .select('status')
    .where('id', '=', row.account_id)
    .executeTakeFirst();
  if (!account || account.status === 'deleted') throw new ApiError('unknown_account');
  if (account.status === 'suspended') throw new ApiError('suspended_account');
  return { accountId: row.account_id };
}
