import type { Kysely } from 'kysely';
import { ApiError } from '@/server/http/ApiError';
import { digest } from '@/server/secrets';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';

/** The account of a v1 token that is neither revoked nor expired, or null. */
export async function accountOfLegacyToken(
  services: Services,
  token: string,
): Promise<{ accountId: string; email: string | null } | null> {
  const row = await services.database
    .selectFrom('legacy_tokens')
    .innerJoin('accounts', 'accounts.id', 'legacy_tokens.account_id')
    .select(['legacy_tokens.account_id', 'accounts.email'])
    .where('legacy_tokens.token_hash', '=', digest(token))
    .where('legacy_tokens.revoked_at', 'is', null)
    .where('legacy_tokens.expires_at', '>', services.clock.now())
    .executeTakeFirst();
  return row ? { accountId: row.account_id, email: row.email } : null;
}

/**
 * Marks a v1 token as exchanged, once, by one guarded statement.
 * @throws ApiError invalid_token, suspended_account, unknown_account, all with status 400
 */
export async function exchangeLegacyToken(
  trx: Kysely<Database>,
  services: Services,
  token: string,
): Promise<{ accountId: string }> {
  const now = services.clock.now();
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
