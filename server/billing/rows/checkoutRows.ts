import { sql } from 'kysely';
import { lockLivingAccount } from '@/server/accounts/accounts';
import { minute } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import { inTransaction, type Services } from '@/server/services';
import { prepareQuery } from '@/server/store/preparedQuery';
import type { ChangesOf, RowOf, SiteDatabase } from '@/server/store/schema';

export type CheckoutRow = RowOf<'checkouts'>;
/** What a new checkout is for. */
type CheckoutChoice = Pick<CheckoutRow, 'account_id' | 'product_id' | 'request_hash' | 'trial_days'>;

/** Stripe allows between thirty minutes and a day. */
const checkoutLifetime = 60 * minute;

const openOne = prepareQuery((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('checkouts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', sql.lit('open')),
);

export async function openCheckoutOf(database: SiteDatabase, accountId: string): Promise<CheckoutRow | null> {
  return (await openOne.first(database, { accountId })) ?? null;
}

/**
 * Opens a checkout unless the account already has an open one; the unique index decides between two concurrent calls.
 * @throws ApiError unknown_account when the account is gone; it is locked here, so it cannot disappear afterward
 */
export async function insertCheckout(services: Services, choice: CheckoutChoice): Promise<void> {
  const now = services.clock.now();
  const row = {
    ...choice,
    id: services.random.uuid(),
    stripe_session_id: null,
    url: null,
    status: 'open',
    created_at: now,
    expires_at: now + checkoutLifetime,
    checked_at: null,
  } as const;
  await inTransaction(services, async (services) => {
    if (!(await lockLivingAccount(services.database, choice.account_id)))
      throw new ApiError('unknown_account');
    await services.database
      .insertInto('checkouts')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Closed for good once it is: whatever changes it asks for one that is open. */
function changeOpen(database: SiteDatabase, checkoutId: string, values: ChangesOf<'checkouts'>) {
  const changed = database.updateTable('checkouts').set(values).where('id', '=', checkoutId);
  return changed.where('status', '=', 'open').returning('id');
}

/** Records the session that Stripe opened. False when the checkout was closed in the meantime. */
export async function attachSession(
  services: Services,
  checkoutId: string,
  session: { id: string; url: string },
): Promise<boolean> {
  const values = { stripe_session_id: session.id, url: session.url };
  return (await changeOpen(services.database, checkoutId, values).executeTakeFirst()) !== undefined;
}

export async function closeCheckoutRow(
  database: SiteDatabase,
  checkoutId: string,
  status: 'complete' | 'expired',
): Promise<void> {
  await changeOpen(database, checkoutId, { status }).execute();
}

/** Closes a checkout whose page nobody has noted. False when another call has noted one, or closed it. */
export async function closeWithoutPage(database: SiteDatabase, checkoutId: string): Promise<boolean> {
  const closed = changeOpen(database, checkoutId, { status: 'expired' });
  return (await closed.where('stripe_session_id', 'is', null).executeTakeFirst()) !== undefined;
}
