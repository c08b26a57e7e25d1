import { sql } from 'kysely';
import { isMissingAtStripe, isRefusedByStripe } from '@/server/billing/stripeUnavailable';
import { workThrough } from '@/server/billing/workQueue';
import type { Services } from '@/server/services';

/** Sends email address and language. Never fails: the intention is stored, and `retryCustomerDetails` repeats it. */
export async function syncCustomerDetails(services: Services, accountId: string): Promise<void> {
  try {
    await services.database
      .updateTable('customers')
      .set({ email_pending: 1, email_next_attempt_at: 0, email_attempts: 0, email_failed_at: null })
      .where('account_id', '=', accountId)
      .execute();
    await sendDetails(services, accountId);
  } catch (error) {
    services.log.warn({ err: error }, 'customer details will be sent later');
  }
}

/** Retries what Stripe did not accept before. */
export const retryCustomerDetails = workThrough<{ account_id: string }>({
  table: 'customers',
  columns: { id: 'account_id', next: 'email_next_attempt_at', attempts: 'email_attempts' },
  waits: sql`email_pending = 1`,
  run: (services, { account_id }) => sendDetails(services, account_id),
  afterFailure: ({ at, now }) =>
    at === null ? sql`email_pending = 0, email_failed_at = ${now}` : sql`email_next_attempt_at = ${at}`,
  lastFailure: {
    says: 'Stripe rejected the details of a customer',
    about: ({ account_id: accountId }) => ({ accountId }),
  },
  isFinal: isRefusedByStripe,
  beginsAnew: true,
});

async function sendDetails(services: Services, accountId: string): Promise<void> {
  const row = await services.database
    .selectFrom('customers')
    .innerJoin('accounts', 'accounts.id', 'customers.account_id')
    .select(['customers.stripe_customer_id', 'accounts.email', 'accounts.status', 'accounts.locale'])
    .where('customers.account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return;
  // An email address that was removed, or whose account was deleted, is removed at Stripe too. One typed there by a
  // buyer whose account has none stays.
  const saysEmail = row.email !== null || row.status === 'deleted' || (await wasRemoved(services, accountId));
  const details = { ...(saysEmail ? { email: row.email ?? '' } : {}), preferred_locales: [row.locale] };
  await services.stripe.customers.update(row.stripe_customer_id, details).catch((error: unknown) => {
    // A customer deleted at Stripe needs no details, and must not keep the others waiting.
    if (!isMissingAtStripe(error)) throw error;
    services.log.warn('a customer does not exist at Stripe');
  });
  await services.database
    .updateTable('customers')
    .set({ email_pending: 0 })
    .where('account_id', '=', accountId)
    // If the email address has changed in the meantime, the mark stays, so that Stripe ends up with the newest one.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('accounts')
          .select('id')
          .where('id', '=', accountId)
          .where('email', row.email === null ? 'is' : '=', row.email),
      ),
    )
    .execute();
}

async function wasRemoved(services: Services, accountId: string): Promise<boolean> {
  const removal = await services.database
    .selectFrom('email_changes')
    .select('id')
    .where('account_id', '=', accountId)
    .where('new_email', '=', '')
    .where('undone_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return removal !== undefined;
}
