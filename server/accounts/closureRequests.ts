import type { Kysely } from 'kysely';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';

type ClosureServices = Pick<Services, 'clock'>;

/** Records, in the transaction that deletes the account, that all it has at Stripe must be closed, until that is done. */
export function requestAccountClosure(
  trx: Kysely<Database>,
  services: ClosureServices,
  accountId: string,
): Promise<void> {
  return request(trx, services, { kind: 'account', id: accountId });
}

/** The same for a customer that no longer belongs to any of our accounts. */
export function requestCustomerClosure(
  trx: Kysely<Database>,
  services: ClosureServices,
  customerId: string,
): Promise<void> {
  return request(trx, services, { kind: 'customer', id: customerId });
}

async function request(
  trx: Kysely<Database>,
  { clock }: ClosureServices,
  closed: { kind: 'account' | 'customer'; id: string },
): Promise<void> {
  const now = clock.now();
  await trx
    .insertInto('stripe_closures')
    .values({ ...closed, requested_at: now, next_attempt_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
