import { codeLifetime } from '@/server/auth/codes/oneTimeCodes';
import type { SignedIn } from '@/server/auth/tokens/bearer';
import { legacyFamilyId } from '@/server/auth/tokens/families';
import type { Services, TransactionServices } from '@/server/services';
import type { RowOf } from '@/server/store/schema';

export type EmailChange = RowOf<'email_changes'>;
type Signed = Pick<EmailChange, 'id' | 'account_id' | 'family_id' | 'new_email' | 'created_at'>;

const purpose = 'email-change';

/** The `hash` in the API: a signature over account, new email address, session and time, with the change's id. */
export function emailChangeHash(services: Services, change: Signed): string {
  return `${change.id}.${services.secrets.keyedHash(purpose, content(change))}`;
}

export function isEmailChangeHash(services: Services, change: Signed, hash: string): boolean {
  const signature = hash.slice(hash.indexOf('.') + 1);
  return services.secrets.matches(purpose, content(change), signature);
}

/** The id of the change that a hash claims to be for. */
export function changeIdOf(hash: string): string {
  return hash.split('.')[0] ?? '';
}

/** The session of a pending change or code. v1 tokens have no family, so their account stands in for it. */
export function bindingOf({ familyId, accountId }: Pick<SignedIn, 'familyId' | 'accountId'>): string {
  return familyId === legacyFamilyId ? `${legacyFamilyId}:${accountId}` : familyId;
}

function content(change: Signed): string {
  const { id, account_id, family_id, new_email, created_at } = change;
  return JSON.stringify([id, account_id, family_id, new_email, created_at]);
}

/** Stores a change, pending for as long as its code works, or with an empty address a removal, which is done at once. */
export function storeChange(
  services: TransactionServices,
  signedIn: SignedIn,
  newEmail: string,
): Promise<EmailChange> {
  const now = services.clock.now();
  const isRemoval = newEmail === '';
  return services.database
    .insertInto('email_changes')
    .values({
      id: services.random.uuid(),
      account_id: signedIn.accountId,
      old_email: signedIn.email,
      new_email: newEmail,
      family_id: bindingOf(signedIn),
      created_at: now,
      expires_at: isRemoval ? now : now + codeLifetime,
      confirmed_at: isRemoval ? now : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
