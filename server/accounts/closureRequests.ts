import type { TransactionServices } from '@/server/services';

type Closed = { kind: 'account' | 'customer'; id: string };

/**
 * Records that what there is at Stripe must be closed, until that is done: all that an account has, in the transaction
 * that deletes it, or a customer that no longer belongs to any of our accounts.
 */
export async function requestClosure(
  { clock, database }: Pick<TransactionServices, 'clock' | 'database'>,
  closed: Closed,
): Promise<void> {
  const now = clock.now();
  await database
    .insertInto('stripe_closures')
    .values({ ...closed, requested_at: now, next_attempt_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
