import type { TransactionServices } from '@/server/services';

type ClosureServices = Pick<TransactionServices, 'clock' | 'database'>;

/** Records, in the transaction that deletes the account, that all it has at Stripe must be closed, until that is done. */
export function requestAccountClosure(services: ClosureServices, accountId: string): Promise<void> {
  return request(services, { kind: 'account', id: accountId });
}

/** The same for a customer that no longer belongs to any of our accounts. */
export function requestCustomerClosure(services: ClosureServices, customerId: string): Promise<void> {
  return request(services, { kind: 'customer', id: customerId });
}

async function request(
  { clock, database }: ClosureServices,
  closed: { kind: 'account' | 'customer'; id: string },
): Promise<void> {
  const now = clock.now();
  await database
    .insertInto('stripe_closures')
    .values({ ...closed, requested_at: now, next_attempt_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
