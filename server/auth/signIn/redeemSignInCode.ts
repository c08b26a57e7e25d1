import type { Kysely } from 'kysely';
import { type Account, findAccountByEmail, lockAccount } from '@/server/accounts/accounts';
import { invalidCodeError } from '@/server/auth/codes/invalidCodeError';
import { consumeCode, type OneTimeCode } from '@/server/auth/codes/oneTimeCodes';
import { accountsByBillingEmail, type PaidAccount } from '@/server/entitlements/billingEmail';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { isUniqueViolation } from '@/server/store/uniqueViolation';
import { adoptBillingEmail } from './adoptBillingEmail';
import { asksForPaid, decideOpening, type Listing } from './decideOpening';

/**
 * The result of a right code: the account it opens, or a choice among several that the person must make. `used`: another
 * call has used the code. `isFirst`: nobody had proved an email address for the account before.
 */
export type Redeemed =
  | { kind: 'account'; account: Account; isFirst: boolean }
  | { kind: 'choice' }
  | { kind: 'used' };

/**
 * Uses up a right sign-in code. It opens the account that has the email address; otherwise the one paid with that
 * address, which then gets the address, because the code has proved it. If there are several such accounts, the person
 * must choose. An account that has another address by now is not opened. Callers wake the mail worker after their
 * transaction.
 * @throws ApiError invalid_login_credentials, suspended_account; account_choice_required, with the code still unused,
 * for a client that cannot show several
 */
export async function redeemSignInCode(
  trx: Kysely<Database>,
  services: Services,
  checked: OneTimeCode,
  listing: Listing,
): Promise<Redeemed> {
  // Locked before the code, as everywhere: a concurrent deletion locks the account and then removes its codes.
  const account = checked.account_id === null ? null : await lockAccount(trx, checked.account_id);
  const row = await consumeCode(trx, services, checked.id);
  if (!row) return { kind: 'used' };
  const owner = account?.email === row.email ? account : await findAccountByEmail(trx, row.email);
  const paid = asksForPaid(owner, listing) ? await accountsByBillingEmail(trx, services, row.email) : [];
  const opening = decideOpening({ account, owner, paid }, listing);
  switch (opening.kind) {
    case 'refused':
      throw opening.reason === 'expired' ? invalidCodeError('expired') : new ApiError(opening.reason);
    case 'choice':
      return opening;
    case 'account':
      return { ...opening, isFirst: false };
    case 'adopt':
      return { kind: 'account', account: await adopt(trx, services, opening.paid, row.email), isFirst: true };
  }
}

/** The unique index on email addresses decides when two accounts want the same one. */
async function adopt(
  trx: Kysely<Database>,
  services: Services,
  paid: PaidAccount,
  email: string,
): Promise<Account> {
  try {
    return await adoptBillingEmail(trx, services, paid, email);
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidCodeError('expired');
    throw error;
  }
}
