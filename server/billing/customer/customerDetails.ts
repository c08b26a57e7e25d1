import { isMissingAtStripe, isRefusedByStripe } from '@/server/billing/stripeUnavailable';
import { type Worked, workThrough } from '@/server/billing/workQueue';
import type { Services } from '@/server/services';

/**
 * Sends email address and language. Never fails: the intention is stored first, and `retryCustomerDetails` repeats it.
 */
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

type Row = { account_id: string };

/** Retries what Stripe did not accept before, each customer on its own schedule. */
export function retryCustomerDetails(services: Services, signal?: AbortSignal): Promise<Worked> {
  const { database, clock, log } = services;
  const pending = ({ account_id }: Row) =>
    database.updateTable('customers').where('account_id', '=', account_id).where('email_pending', '=', 1);
  return workThrough<Row>(
    services,
    {
      due: (limit) =>
        database
          .selectFrom('customers')
          .select('account_id')
          .where('email_pending', '=', 1)
          .where('email_next_attempt_at', '<=', clock.now())
          .orderBy('email_next_attempt_at')
          .limit(limit)
          .execute(),
      claim: (row, leaseUntil) =>
        pending(row)
          .set({ email_next_attempt_at: leaseUntil })
          .where('email_next_attempt_at', '<=', clock.now())
          .returning('email_attempts as attempts')
          .executeTakeFirst(),
      run: ({ account_id }) => sendDetails(services, account_id),
      async postpone(row, { at, attempts, reason }) {
        const next =
          at === null ? { email_pending: 0, email_failed_at: clock.now() } : { email_next_attempt_at: at };
        await pending(row)
          .set({ ...next, email_attempts: attempts })
          // An email address that has changed in the meantime has its own schedule, which begins at once.
          .where('email_next_attempt_at', '>', clock.now())
          .execute();
        if (at === null)
          log.error({ accountId: row.account_id, reason }, 'Stripe rejected the details of a customer');
      },
      isFinal: isRefusedByStripe,
    },
    signal,
  );
}

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
