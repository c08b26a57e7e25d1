import type { Kysely } from 'kysely';
import { type Account, findAccountByEmail, lockAccount } from '@/server/accounts/accounts';
import { invalidCodeError } from '@/server/auth/codes/oneTimeCodeCheck';
import { consumeCode, type OneTimeCode } from '@/server/auth/codes/oneTimeCodes';
import { accountsByBillingEmail } from '@/server/entitlements/billingEmail';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { isUniqueViolation } from '@/server/store/uniqueViolation';
import { adoptBillingEmail } from './adoptBillingEmail';

/**
 * The result of a right code: the account it opens, a choice among several that the person must make, or null when the
 * code was already used. `isFirst`: nobody had proved an email address for the account before.
 */
export type Opened = { account: Account; isFirst: boolean } | 'several' | null;

/** Whether the client can show several accounts, and whether the person asked to see all of them. */
export type Listing = 'unable' | 'able' | 'wanted';

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
): Promise<Opened> {
  // Locked before the code, as everywhere: a concurrent deletion locks the account and then removes its codes.
  const account = checked.account_id === null ? null : await lockAccount(trx, checked.account_id);
  const row = await consumeCode(trx, services, checked.id);
  if (!row) return null;
  if (!account || account.status === 'deleted') throw invalidCodeError('expired');
  const owner = account.email === row.email ? account : await findAccountByEmail(trx, row.email);
  const isAsked = owner === null || listing === 'wanted';
  const paid = isAsked ? await accountsByBillingEmail(trx, services, row.email) : [];
  const isChoice = owner === null ? paid.length > 1 : listing === 'wanted' && paid.length > 0;
  if (isChoice && listing === 'unable') throw new ApiError('account_choice_required');
  if (isChoice) return 'several';
  if (owner !== null && owner.id !== account.id) throw invalidCodeError('expired');
  if (account.status === 'suspended') throw new ApiError('suspended_account');
  if (owner !== null) return { account, isFirst: false };
  const [only] = paid;
  if (only?.accountId !== account.id) throw invalidCodeError('expired');
  try {
    return { account: await adoptBillingEmail(trx, services, only, row.email), isFirst: true };
  } catch (error) {
    // The unique index on email addresses decides when two accounts want the same one.
    if (isUniqueViolation(error)) throw invalidCodeError('expired');
    throw error;
  }
}
