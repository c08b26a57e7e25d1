import type { Kysely, Selectable } from 'kysely';
import type { TokenAnswer } from '@/lib/contract/auth';
import { entitlementsOf } from '@/server/billing/entitlements';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import type { AccountTable } from '@/server/store/schema/accounts';
import { lifetimes } from './lifetimes';
import { currentSigningKey } from './signingKeys';
import { signTokenPair, type TokenPair } from './tokenPair';

/**
 * A token family is one signed-in device: every refresh token that follows from one sign-in. It ends by logout, by
 * reuse of a code or of an old refresh token, with its account, or after 180 days. Every bearer check reads its row,
 * so an end takes effect at once at every instance.
 */
export type RevocationReason =
  | 'logout'
  | 'logout_everywhere'
  | 'session_revoked'
  | 'code_reused'
  | 'refresh_reused'
  | 'email_changed'
  | 'account_deleted';

type FamilyStart = {
  account: Pick<Selectable<AccountTable>, 'id' | 'email'>;
  clientId: string;
  platform: string;
  /** When the person proved the address by a one-time code, in milliseconds; null if nobody did. */
  authenticatedAt: number | null;
  /** Life of the first access token in seconds, on staging. */
  accessSeconds?: number;
};

/** Starts a family and stores its first pair of tokens. */
export async function issueTokens(
  trx: Kysely<Database>,
  services: Services,
  { account, clientId, platform, authenticatedAt, accessSeconds }: FamilyStart,
): Promise<{ familyId: string; tokens: TokenAnswer }> {
  const now = services.clock.now();
  const familyId = services.random.uuid();
  const familyEndsAt = now + lifetimes.family;
  const entitlements = await entitlementsOf(trx, services, account.id);
  const key = await currentSigningKey(trx, services);
  const subject = { id: account.id, email: account.email, entitlements };
  const pair = await signTokenPair(services, key, subject, { familyEndsAt, accessSeconds });
  await trx
    .insertInto('token_families')
    .values({
      id: familyId,
      account_id: account.id,
      client_id: clientId,
      platform,
      authenticated_at: authenticatedAt,
      created_at: now,
      last_used_at: now,
      absolute_expires_at: familyEndsAt,
      revoked_at: null,
      revoked_reason: null,
    })
    .execute();
  await storePair(trx, familyId, pair);
  return { familyId, tokens: pair.answer };
}

export async function storePair(trx: Kysely<Database>, familyId: string, pair: TokenPair): Promise<void> {
  await trx
    .insertInto('token_pairs')
    .values({
      pair_hash: pair.pairHash,
      family_id: familyId,
      created_at: pair.createdAt,
      expires_at: pair.expiresAt,
      rotated_at: null,
      successor: null,
    })
    .execute();
}

/** Notes that the person has just proved the address by a one-time code in this family. */
export async function markAuthenticated(
  trx: Kysely<Database>,
  services: Services,
  familyId: string,
): Promise<void> {
  await trx
    .updateTable('token_families')
    .set({ authenticated_at: services.clock.now() })
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends one family. True when this call ended it, false when it had ended before. */
export async function revokeFamily(
  trx: Kysely<Database>,
  services: Services,
  familyId: string,
  reason: RevocationReason,
): Promise<boolean> {
  const revoked = await trx
    .updateTable('token_families')
    .set({ revoked_at: services.clock.now(), revoked_reason: reason })
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  await dropPending(trx, services, [familyId]);
  return revoked.length > 0;
}

/**
 * Ends every family of the account but the one excepted, and its v1 tokens. Codes not redeemed yet die first: a
 * redemption that runs at the same time has then either stored its family, which the next statement ends, or fails.
 */
export async function revokeAllFamilies(
  trx: Kysely<Database>,
  services: Services,
  accountId: string,
  reason: RevocationReason,
  exceptFamilyId: string | null = null,
): Promise<void> {
  const now = services.clock.now();
  await lockAccount(trx, accountId);
  await trx
    .updateTable('authorization_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
  const revoked = await trx
    .updateTable('token_families')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .$if(exceptFamilyId !== null, (query) => query.where('id', '!=', exceptFamilyId ?? ''))
    .returning('id')
    .execute();
  await dropPending(
    trx,
    services,
    revoked.map((row) => row.id),
  );
  if (exceptFamilyId !== legacyFamilyId) await revokeLegacyTokens(trx, services, accountId);
}

/** Stands for the family of a v1 token, which has none. */
export const legacyFamilyId = 'v1';

/** Ends every v1 token of the account. */
export async function revokeLegacyTokens(
  trx: Kysely<Database>,
  services: Services,
  accountId: string,
): Promise<void> {
  await lockAccount(trx, accountId);
  await trx
    .updateTable('legacy_tokens')
    .set({ revoked_at: services.clock.now() })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
  await dropPending(trx, services, [`${legacyFamilyId}:${accountId}`]);
}

/**
 * Holds the account until the transaction ends. Whatever ends several families or changes the account begins with
 * this: otherwise two such transactions could each hold half of the rows and wait for the other half.
 */
export async function lockAccount(trx: Kysely<Database>, accountId: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .set((row) => ({ status: row.ref('status') }))
    .where('id', '=', accountId)
    .execute();
}

/** Changes of address and one-time codes that were started in a family end with it. */
async function dropPending(
  trx: Kysely<Database>,
  services: Services,
  familyIds: readonly string[],
): Promise<void> {
  if (familyIds.length === 0) return;
  const now = services.clock.now();
  await trx
    .updateTable('email_changes')
    .set({ expires_at: now })
    .where('family_id', 'in', familyIds)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  await trx
    .updateTable('one_time_codes')
    .set({ expires_at: now })
    .where('binding', 'in', familyIds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}
