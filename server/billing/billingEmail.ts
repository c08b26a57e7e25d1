import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import { findAccount } from '@/server/accounts/accounts';
import { normalizeEmail } from '@/server/accounts/emailAddress';
import { lockAccount } from '@/server/auth/families';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { isActiveRow } from './currentStatus';
import { emailOfCustomer } from './stripeSubscription';

/**
 * The way back for a buyer who paid before the account had an address, and then lost the browser: the address given at
 * Stripe may ask for a sign-in code. It is kept only while the account has no address of its own, opens nothing
 * without a code that was mailed to it, and is forgotten when the account gets an address or is deleted.
 *
 * Nobody proved that address when it was typed. A buyer who mistypes it gives whoever reads that mailbox the receipt,
 * and with a code the subscription as well: the same trust that the receipts of Stripe have. The buyer's own session
 * goes on, and an address added there ends the possibility.
 */
export async function rememberBillingEmail(
  trx: Kysely<Database>,
  accountId: string,
  customer: Stripe.Subscription['customer'],
): Promise<void> {
  // An address added, or a deletion, at the same moment must not be overtaken by what was read before it.
  await lockAccount(trx, accountId);
  const account = await findAccount(trx, accountId);
  const isWanted = account !== null && account.email === null && account.status !== 'deleted';
  const billingEmail = isWanted ? normalizeEmail(emailOfCustomer(customer)) : null;
  await trx
    .updateTable('customers')
    .set({ billing_email: billingEmail })
    .where('account_id', '=', accountId)
    .execute();
}

export async function forgetBillingEmail(trx: Kysely<Database>, accountId: string): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ billing_email: null })
    .where('account_id', '=', accountId)
    .execute();
}

/**
 * Ids of the living accounts without an address that have an active subscription paid for under this normalised
 * address, the newest subscription first. Empty for every other address.
 */
export async function accountsByBillingEmail(
  database: Kysely<Database>,
  services: Pick<Services, 'clock'>,
  email: string,
): Promise<string[]> {
  const rows = await database
    .selectFrom('customers')
    .innerJoin('accounts', 'accounts.id', 'customers.account_id')
    .innerJoin('subscriptions', 'subscriptions.account_id', 'customers.account_id')
    .selectAll('subscriptions')
    .where('customers.billing_email', '=', email)
    .where('accounts.email', 'is', null)
    .where('accounts.status', '!=', 'deleted')
    .where('subscriptions.platform', '=', 'stripe')
    .where('subscriptions.live', '=', 1)
    .orderBy('subscriptions.started_at', 'desc')
    .orderBy('subscriptions.id')
    .execute();
  const now = services.clock.now();
  return rows.filter((row) => isActiveRow(row, now)).map((row) => row.account_id);
}
