import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { lockAccount } from '@/server/accounts/accounts';
import type { TransactionServices } from '@/server/services';
import type { SiteDatabase } from '@/server/store/schema';
import type { SignedIn } from './bearer';
import { legacyFamilyId } from './families';

/**
 * Ends sign-ins with everything made from them: unredeemed codes, token families, v1 tokens, and what was started with
 * them. Where a stranger may have been signed in, the code for the restoration advisor is regenerated as well.
 */
type RevocationReason =
  | 'logout'
  | 'logout_everywhere'
  | 'session_revoked'
  | 'signed_in_again'
  | 'code_reused'
  | 'refresh_reused'
  | 'email_changed'
  | 'address_proved'
  | 'account_deleted';

/** Ends one family. True when this call ended it, false when it had already ended. */
export async function revokeFamily(
  services: TransactionServices,
  familyId: string,
  reason: RevocationReason,
): Promise<boolean> {
  const revoked = await services.database
    .updateTable('token_families')
    .set({ revoked_at: services.clock.now(), revoked_reason: reason })
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  await dropPending(services, [familyId]);
  return revoked.length > 0;
}

/** Ends every family of the account except this one, and all its v1 tokens, also the one that asks for it. */
export async function revokeAllFamilies(
  services: TransactionServices,
  accountId: string,
  reason: RevocationReason,
  exceptFamilyId: string | null = null,
): Promise<void> {
  await lockAccount(services.database, accountId);
  await revokeMatching(services, accountId, reason, { exceptFamilyId });
  await endLegacyTokens(services, accountId, null);
  if (reason !== 'logout_everywhere') await dropRestorationCode(services.database, accountId);
}

/** Ends every sign-in in which nobody ever proved an email address, when somebody does: anyone could have begun them. */
export async function revokeUnproved(services: TransactionServices, accountId: string): Promise<void> {
  await lockAccount(services.database, accountId);
  const which = sql<SqlBool>`authenticated_at is null`;
  const families = await revokeMatching(services, accountId, 'address_proved', { which });
  const tokens = await services.database
    .updateTable('legacy_tokens')
    .set({ revoked_at: services.clock.now() })
    .where('account_id', '=', accountId)
    .where('authenticated_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('token_hash')
    .execute();
  if (tokens.length > 0) await dropPending(services, [`${legacyFamilyId}:${accountId}`]);
  if (families + tokens.length > 0) await dropRestorationCode(services.database, accountId);
}

/** One signed-in device: a token family, a v1 sign-in, or both where the one was exchanged for the other. */
type Device = Pick<SignedIn, 'accountId' | 'familyId' | 'legacySignInId'>;

/**
 * Signs a device out and ends everything made from its sign-in. A v1 token from an earlier release does not name its
 * sign-in, so it ends all v1 tokens of the account. True when this call ended something.
 */
export async function revokeDevice(
  services: TransactionServices,
  { accountId, familyId, legacySignInId }: Device,
  reason: RevocationReason,
): Promise<boolean> {
  const isLegacy = familyId === legacyFamilyId;
  // Only operations that end several rows lock the account, and they do so before touching any of them.
  if (isLegacy || legacySignInId !== null) await lockAccount(services.database, accountId);
  const revoked = !isLegacy && (await revokeFamily(services, familyId, reason));
  if (!isLegacy && legacySignInId === null) return revoked;
  const which = sql<SqlBool>`legacy_sign_in_id = ${legacySignInId}`;
  if (legacySignInId !== null) await revokeMatching(services, accountId, reason, { which });
  return (await endLegacyTokens(services, accountId, legacySignInId)) || revoked;
}

/** True when this call ended a token. */
async function endLegacyTokens(services: TransactionServices, accountId: string, signInId: string | null) {
  const ended = await services.database
    .updateTable('legacy_tokens')
    .set({ revoked_at: services.clock.now() })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .$if(signInId !== null, (query) => query.where('sign_in_id', '=', signInId))
    .returning('token_hash')
    .execute();
  await dropPending(services, [`${legacyFamilyId}:${accountId}`]);
  return ended.length > 0;
}

/** `which`: a condition on codes and families; `exceptFamilyId`: a family that goes on. */
type Selection = { which?: RawBuilder<SqlBool>; exceptFamilyId?: string | null };

/**
 * Ends the selected families and resolves to their number. Codes are revoked first: a concurrent redemption has then
 * either stored its family, which the next statement ends, or fails.
 */
async function revokeMatching(
  services: TransactionServices,
  accountId: string,
  reason: RevocationReason,
  { which = sql<SqlBool>`true`, exceptFamilyId = null }: Selection,
): Promise<number> {
  const now = services.clock.now();
  await services.database
    .updateTable('authorization_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where(which)
    .execute();
  const revoked = await services.database
    .updateTable('token_families')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where(which)
    .$if(exceptFamilyId !== null, (query) => query.where('id', '!=', exceptFamilyId ?? ''))
    .returning('id')
    .execute();
  const familyIds = revoked.map(({ id }) => id);
  await dropPending(services, familyIds);
  return familyIds.length;
}

/** The next request gets a different code (server/itr). */
async function dropRestorationCode(trx: SiteDatabase, accountId: string): Promise<void> {
  await trx.deleteFrom('restoration_codes').where('account_id', '=', accountId).execute();
}

/** Ends email address changes and one-time codes that were started in a family. */
async function dropPending(services: TransactionServices, familyIds: readonly string[]): Promise<void> {
  if (familyIds.length === 0) return;
  const now = services.clock.now();
  await services.database
    .updateTable('email_changes')
    .set({ expires_at: now })
    .where('family_id', 'in', familyIds)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  await services.database
    .updateTable('one_time_codes')
    .set({ expires_at: now })
    .where('binding', 'in', familyIds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}
