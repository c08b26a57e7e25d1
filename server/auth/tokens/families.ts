import type { DeviceWords } from '@/lib/contract/signInDevice';
import { lifetimes } from '@/server/auth/lifetimes';
import type { Services, TransactionServices } from '@/server/services';
import { columns, prepareQuery } from '@/server/store/preparedQuery';
import type { NewRowOf, SiteDatabase } from '@/server/store/schema';
import { platformOf } from './deviceWords';
import { currentSigningKey } from './signingKeys';
import { type AccessTokenWish, signTokenPair, type TokenPair, type TokenSubject } from './tokenPair';

/**
 * A token family is one signed-in device: every refresh token that descends from one sign-in. It ends on logout, on reuse
 * of a code or token, with its account, or after 180 days. Every bearer check reads its row.
 */
type FamilyStart = {
  clientId: string;
  device: DeviceWords;
  /** When the person proved the email address with a one-time code, in milliseconds; null if nobody did. */
  authenticatedAt: number | null;
  /** The v1 sign-in that was exchanged for it, or null. */
  legacySignInId: string | null;
  byReceipt: boolean;
};

/** A family with its first pair of tokens, signed but not stored yet. */
export type NewFamily = { id: string; accountId: string; endsAt: number; pair: TokenPair };

/** Signs the first pair of a new family, before the transaction that stores it, which it would hold up. */
export async function signNewFamily(
  services: Services,
  subject: TokenSubject,
  wish: AccessTokenWish,
): Promise<NewFamily> {
  const { clock, random } = services;
  const endsAt = clock.now() + lifetimes.family;
  const key = await currentSigningKey(services);
  const pair = await signTokenPair(services, key, subject, { ...wish, familyEndsAt: endsAt });
  return { id: random.uuid(), accountId: subject.id, endsAt, pair };
}

const familyInsertion = prepareQuery((db, row: NewRowOf<'token_families'>) =>
  db.insertInto('token_families').values({
    ...columns(row, 'id', 'account_id', 'client_id', 'platform', 'kind', 'system', 'authenticated_at'),
    ...columns(row, 'created_at', 'last_used_at', 'absolute_expires_at', 'legacy_sign_in_id', 'by_receipt'),
  }),
);

/** Starts the family and stores its first pair of tokens. */
export async function storeFamily(
  trx: SiteDatabase,
  family: NewFamily,
  { clientId, device, authenticatedAt, legacySignInId, byReceipt }: FamilyStart,
): Promise<void> {
  const now = family.pair.createdAt;
  await familyInsertion.run(trx, {
    id: family.id,
    account_id: family.accountId,
    client_id: clientId,
    platform: platformOf(device),
    ...device,
    authenticated_at: authenticatedAt,
    created_at: now,
    last_used_at: now,
    absolute_expires_at: family.endsAt,
    legacy_sign_in_id: legacySignInId,
    by_receipt: byReceipt ? 1 : 0,
  });
  await storePair(trx, family.id, family.pair);
}

const pairInsertion = prepareQuery((db, row: NewRowOf<'token_pairs'>) =>
  db.insertInto('token_pairs').values(columns(row, 'pair_hash', 'family_id', 'created_at', 'expires_at')),
);

export async function storePair(trx: SiteDatabase, familyId: string, pair: TokenPair): Promise<void> {
  await pairInsertion.run(trx, {
    pair_hash: pair.pairHash,
    family_id: familyId,
    created_at: pair.createdAt,
    expires_at: pair.expiresAt,
  });
}

/** Records that the person has just proved the email address with a one-time code in this family. */
export async function markAuthenticated(services: TransactionServices, familyId: string): Promise<void> {
  await services.database
    .updateTable('token_families')
    .set({ authenticated_at: services.clock.now() })
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** From now on, none of the account's sign-ins counts as proof of its email address. */
export async function forgetProofs(trx: SiteDatabase, accountId: string): Promise<void> {
  for (const table of ['authorization_codes', 'token_families', 'legacy_tokens'] as const) {
    await trx
      .updateTable(table)
      .set({ authenticated_at: null })
      .where('account_id', '=', accountId)
      .where('authenticated_at', 'is not', null)
      .execute();
  }
}

/** Stands in for the family of a v1 token, which has none. */
export const legacyFamilyId = 'v1';
