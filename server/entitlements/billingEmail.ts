import type { Kysely } from 'kysely';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { isActiveRow } from './currentStatus';
import type { SubscriptionRow } from './currentSubscription';

/**
 * The way back for a buyer who paid before the account had an address, and then lost the browser: the address given at
 * Stripe may ask for a sign-in code. It is kept only while the account has no address of its own, opens nothing
 * without a code that was mailed to it, and is forgotten when the account gets an address or is deleted.
 *
 * Nobody proved that address when it was typed: by mistake or on purpose it may be somebody else's. So it opens nothing
 * by itself, and when its reader proves it, every sign-in of the account that never proved an address ends: a buyer who
 * mistyped it loses the subscription to whoever reads that mailbox, and nobody can wait inside an account for the owner
 * of an address to move in. An address added in time ends the possibility.
 */

/** The running subscription of an account that was paid for under an address. */
export type PaidAccount = { accountId: string; subscription: SubscriptionRow };

/** Longest list of accounts: a stranger must not make it endless by typing somebody's address again and again. */
const maxListed = 20;

/**
 * The living accounts without an address that have an active subscription paid for under this normalised address: paid
 * ones before trials, which cost a stranger nothing, and the oldest first. Empty for every other address. An account
 * whose former address can still take its removal back belongs to that one for so long.
 */
export async function accountsByBillingEmail(
  database: Kysely<Database>,
  services: Pick<Services, 'clock'>,
  email: string,
): Promise<PaidAccount[]> {
  const now = services.clock.now();
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
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('email_changes')
            .select('email_changes.id')
            .whereRef('email_changes.account_id', '=', 'customers.account_id')
            .where('undone_at', 'is', null)
            .where('undo_expires_at', '>', now),
        ),
      ),
    )
    .orderBy('subscriptions.started_at')
    .orderBy('subscriptions.id')
    .execute();
  const active = rows.filter((row) => isActiveRow(row, now));
  const inTrial = (row: SubscriptionRow) => row.trial_ends_at !== null && row.trial_ends_at > now;
  return [...active.filter((row) => !inTrial(row)), ...active.filter(inTrial)]
    .slice(0, maxListed)
    .map((subscription) => ({ accountId: subscription.account_id, subscription }));
}

export async function forgetBillingEmail(trx: Kysely<Database>, accountId: string): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ billing_email: null })
    .where('account_id', '=', accountId)
    .execute();
}

/** The same when the account got another address, or lost its own: Stripe is to hear of it, too. */
export async function noteEmailChange(trx: Kysely<Database>, accountId: string): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ email_pending: 1, billing_email: null })
    .where('account_id', '=', accountId)
    .execute();
}
