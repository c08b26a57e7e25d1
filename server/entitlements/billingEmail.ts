import { type SqlBool, sql } from 'kysely';
import type { RowServices } from '@/server/services';
import { prepareQuery } from '@/server/store/preparedQuery';
import type { SiteDatabase } from '@/server/store/schema';
import { isActiveRow } from './currentStatus';
import type { SubscriptionRow } from './currentSubscription';

/**
 * The way back for a buyer who paid before the account had an email address and then lost the browser: the address
 * given at Stripe may request a sign-in code. It is stored only while the account has no address of its own, opens
 * nothing without a code mailed to it, and is deleted when the account gets an address or is deleted.
 *
 * Nobody proved that address when it was typed; by mistake or on purpose it may be somebody else's. So it opens nothing
 * by itself. When its reader proves it, every sign-in of the account that never proved an address ends. A buyer who
 * mistyped it loses the subscription to whoever reads that mailbox, but nobody can wait inside an account for an
 * address's owner to move in. Adding an address in time rules this out.
 */

/** The active subscription of an account that was paid for with an email address. */
export type PaidAccount = { accountId: string; subscription: SubscriptionRow };

/** Most accounts in one list: strangers must not be able to fill it by typing somebody's address again and again. */
const maxListed = 20;

/** Written like this, because for `is null` PostgreSQL may begin with all accounts that have no address. */
const hasNoAddress = sql<SqlBool>`coalesce(accounts.email, '') = ''`;

const liveByBillingEmail = prepareQuery((db, { email, now }: { email: string; now: number }) =>
  db
    .selectFrom('customers')
    .innerJoin('accounts', 'accounts.id', 'customers.account_id')
    .innerJoin('subscriptions', 'subscriptions.account_id', 'customers.account_id')
    .selectAll('subscriptions')
    .where('customers.billing_email', '=', email)
    .where(hasNoAddress)
    .where('accounts.status', '!=', 'deleted')
    .where('subscriptions.platform', '=', 'stripe')
    .where('subscriptions.live', '=', sql.lit(1))
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
    .orderBy('subscriptions.id'),
);

/**
 * The accounts without their own email address that have an active subscription paid for with this normalized address:
 * paid subscriptions before trials, which cost a stranger nothing, and oldest first. Empty for every other address.
 * While a former address can still undo its removal, the account belongs to that address only.
 */
export async function accountsByBillingEmail(services: RowServices, email: string): Promise<PaidAccount[]> {
  const now = services.clock.now();
  const rows = await liveByBillingEmail.rows(services.database, { email, now });
  const active = rows.filter((row) => isActiveRow(row, now));
  const inTrial = (row: SubscriptionRow) => row.trial_ends_at !== null && row.trial_ends_at > now;
  return [...active.filter((row) => !inTrial(row)), ...active.filter(inTrial)]
    .slice(0, maxListed)
    .map((subscription) => ({ accountId: subscription.account_id, subscription }));
}

/** The address that the account was paid with, while it has none of its own. Its billing pages show it as well. */
export async function billingEmailOf(database: SiteDatabase, accountId: string): Promise<string | null> {
  const customer = await database
    .selectFrom('customers')
    .select('billing_email')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return customer?.billing_email ?? null;
}

export async function forgetBillingEmail(trx: SiteDatabase, accountId: string): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ billing_email: null })
    .where('account_id', '=', accountId)
    .execute();
}

/** Forgets it too, and marks that Stripe must be told of the account's new or removed email address. */
export async function noteEmailChange(trx: SiteDatabase, accountId: string): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ email_pending: 1, billing_email: null })
    .where('account_id', '=', accountId)
    .execute();
}
