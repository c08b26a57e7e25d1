import {
  type Account,
  changeActiveAccount,
  findAccountByEmail,
  lockAccount,
} from '@/server/accounts/accounts';
import { consumeCode, invalidCodeError, type OneTimeCode } from '@/server/auth/codes/oneTimeCodes';
import { revokeAllFamilies } from '@/server/auth/tokens/revocation';
import {
  accountsByBillingEmail,
  forgetBillingEmail,
  type PaidAccount,
} from '@/server/entitlements/billingEmail';
import { planOfProduct } from '@/server/entitlements/planOfProduct';
import { ApiError } from '@/server/http/ApiError';
import { enqueueMail } from '@/server/mail/queue/outbox';
import type { TransactionServices } from '@/server/services';
import { isUniqueViolation } from '@/server/store/uniqueViolation';

/** Whether the client can show several accounts, and whether the person asked to see all of them. */
export type Listing = 'unable' | 'able' | 'wanted';

/** `used`: another call has used the code. `isFirst`: nobody had proved an email address for the account before. */
type Redeemed =
  | { kind: 'account'; account: Account; isFirst: boolean }
  | { kind: 'choice' }
  | { kind: 'used' };

/**
 * Uses up a right sign-in code. It opens the account that has the email address; otherwise the one paid with that
 * address, which then gets it; of several the person must choose. Callers wake the mail worker after their transaction.
 * @throws ApiError invalid_login_credentials, suspended_account; account_choice_required, with the code still unused, for
 * a client that cannot show several
 */
export async function redeemSignInCode(
  services: TransactionServices,
  checked: OneTimeCode,
  listing: Listing,
): Promise<Redeemed> {
  // Locked before the code, as everywhere: a concurrent deletion locks the account and then removes its codes.
  const account =
    checked.account_id === null ? null : await lockAccount(services.database, checked.account_id);
  const row = await consumeCode(services, checked.id);
  if (!row) return { kind: 'used' };
  const owner =
    account?.email === row.email ? account : await findAccountByEmail(services.database, row.email);
  const asksForPaid = owner === null || listing === 'wanted';
  const paid = asksForPaid ? await accountsByBillingEmail(services, row.email) : [];
  if (!account || account.status === 'deleted') throw invalidCodeError('expired');
  if (paid.length > (owner === null ? 1 : 0)) {
    if (listing === 'unable') throw new ApiError('account_choice_required');
    return { kind: 'choice' };
  }
  if (owner !== null && owner.id !== account.id) throw invalidCodeError('expired');
  if (account.status === 'suspended') throw new ApiError('suspended_account');
  if (owner !== null) return { kind: 'account', account, isFirst: false };
  const [only] = paid;
  if (only?.accountId !== account.id) throw invalidCodeError('expired');
  try {
    const adopted = await adoptBillingEmail(services, only, row.email);
    return { kind: 'account', account: adopted, isFirst: true };
  } catch (error) {
    // The unique index on email addresses decides when two accounts want the same one.
    if (isUniqueViolation(error)) throw invalidCodeError('expired');
    throw error;
  }
}

/**
 * Gives an account the address it was paid with, which a code has just proved. Nobody had proved anything there before,
 * so all its sign-ins end. A mail tells the address which subscription was added to it.
 * @throws the unique violation of the database when another account has the address
 */
export async function adoptBillingEmail(
  services: TransactionServices,
  { accountId, subscription }: PaidAccount,
  email: string,
): Promise<Account> {
  await revokeAllFamilies(services, accountId, 'address_proved');
  const before = { id: accountId, email: null };
  const adopted = await changeActiveAccount(services.database, before, { email });
  if (!adopted) throw invalidCodeError('expired');
  await forgetBillingEmail(services.database, accountId);
  const plan = planOfProduct(subscription.product_id)?.label ?? subscription.product_id;
  await enqueueMail(services, {
    template: 'address-added',
    to: email,
    locale: adopted.locale,
    dedupeKey: `address-adopted:${accountId}:${services.clock.now()}`,
    data: { email, joined: { plan, since: subscription.started_at } },
  });
  services.log.info({ event: 'billing_email_adopted', accountId }, 'address added by sign-in');
  return adopted;
}
