import type { Kysely } from 'kysely';
import { type Account, findAccount } from '@/server/accounts/accounts';
import { accountsByBillingEmail, forgetBillingEmail } from '@/server/billing/billingEmail';
import { ApiError } from '@/server/http/ApiError';
import { enqueueMail } from '@/server/mail/outbox';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { isUniqueViolation } from '@/server/store/uniqueViolation';
import { lockAccount } from './families';
import { refuseCode } from './oneTimeCodeCheck';
import { consumeCode, type OneTimeCode } from './oneTimeCodes';

/**
 * Uses a right sign-in code up and resolves to the active account it opens; null when the code was used before. An
 * account that has another address by now is not opened. A code for the address given at payment makes that address
 * the account's own, because the code has proved it. Callers wake the mail worker after their transaction.
 * @throws ApiError invalid_login_credentials, suspended_account
 */
export async function openAccount(
  trx: Kysely<Database>,
  services: Services,
  checked: OneTimeCode,
): Promise<Account | null> {
  // Before the code, as everywhere: a deletion at this moment holds the account and then removes its codes.
  if (checked.account_id !== null) await lockAccount(trx, checked.account_id);
  const row = await consumeCode(trx, services, checked.id);
  if (!row) return null;
  const account = row.account_id === null ? null : await findAccount(trx, row.account_id);
  if (!account || account.status === 'deleted') throw refuseCode('expired');
  const isOwn = account.email === row.email;
  if (!isOwn && account.email !== null) throw refuseCode('expired');
  if (account.status === 'suspended') throw new ApiError('suspended_account');
  return isOwn ? account : adoptBillingEmail(trx, services, account, row);
}

/** Gives an account without an address the one it was paid under; refused when that has stopped being its way back. */
async function adoptBillingEmail(
  trx: Kysely<Database>,
  services: Services,
  account: Account,
  { id, email }: OneTimeCode,
): Promise<Account> {
  const openedByEmail = await accountsByBillingEmail(trx, services, email);
  if (!openedByEmail.includes(account.id)) throw refuseCode('expired');
  const adopted = await setFirstEmail(trx, account.id, email);
  if (!adopted) throw refuseCode('expired');
  await forgetBillingEmail(trx, account.id);
  await enqueueMail(trx, services, {
    template: 'address-added',
    to: email,
    locale: account.locale,
    dedupeKey: `address-added:${id}`,
    data: { email },
  });
  services.log.info({ event: 'billing_email_adopted', accountId: account.id }, 'address added by sign-in');
  return adopted;
}

async function setFirstEmail(
  trx: Kysely<Database>,
  accountId: string,
  email: string,
): Promise<Account | null> {
  try {
    const row = await trx
      .updateTable('accounts')
      .set({ email })
      .where('id', '=', accountId)
      .where('email', 'is', null)
      .where('status', '=', 'active')
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  } catch (error) {
    // The unique index of addresses decides when two accounts want the same one.
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}
