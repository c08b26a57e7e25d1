import type { Kysely, Selectable } from 'kysely';
import { closeCustomer } from '@/server/billing/customer/closeCustomer';
import { day } from '@/server/clock';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import type { StripeClosureTable } from '@/server/store/schema/billingTables';
import { endChargesOfAccount, endChargesOfCustomer } from './endCharges';
import { type WorkQueue, workThrough } from './workQueue';

type Row = Selectable<StripeClosureTable>;
type Closing = Pick<Services, 'clock'>;

/**
 * Notes that everything at Stripe of an account is to be closed: its open checkout, its subscriptions and its customer.
 * Written in the transaction that deletes the account, and kept until Stripe has done all of it.
 */
export function requestAccountClosure(
  trx: Kysely<Database>,
  services: Closing,
  accountId: string,
): Promise<void> {
  return request(trx, services, { kind: 'account', id: accountId });
}

/** The same for a customer that no account of ours has any more. */
export function requestCustomerClosure(
  trx: Kysely<Database>,
  services: Closing,
  customerId: string,
): Promise<void> {
  return request(trx, services, { kind: 'customer', id: customerId });
}

async function request(
  trx: Kysely<Database>,
  { clock }: Closing,
  closed: Pick<Row, 'kind' | 'id'>,
): Promise<void> {
  const now = clock.now();
  await trx
    .insertInto('stripe_closures')
    .values({ ...closed, requested_at: now, next_attempt_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Closes what waits for it. What fails is tried again, at last once a day, until it is done. */
export function closeAtStripe(services: Services): Promise<{ done: number; reachable: boolean }> {
  return workThrough(services, closureQueue(services));
}

function closureQueue(services: Services): WorkQueue<Row> {
  const { database, clock, log } = services;
  const change = (row: Row, values: { next_attempt_at: number; attempts: number }) =>
    database.updateTable('stripe_closures').set(values).where('id', '=', row.id).execute();
  return {
    due: (limit) =>
      database
        .selectFrom('stripe_closures')
        .selectAll()
        .where('next_attempt_at', '<=', clock.now())
        .orderBy('next_attempt_at')
        .limit(limit)
        .execute(),
    async claim(row, leaseUntil) {
      const taken = await database
        .updateTable('stripe_closures')
        .set({ next_attempt_at: leaseUntil })
        .where('id', '=', row.id)
        .where('next_attempt_at', '<=', clock.now())
        .returning('attempts')
        .executeTakeFirst();
      return taken ?? null;
    },
    async run(row) {
      await close(services, row);
      await database.deleteFrom('stripe_closures').where('id', '=', row.id).execute();
    },
    async postpone(row, { at, attempts }) {
      await change(row, { next_attempt_at: at, attempts });
    },
    async giveUp(row, { attempts, reason }) {
      await change(row, { next_attempt_at: clock.now() + day, attempts });
      log.error({ [row.kind]: row.id, reason }, 'something of a deleted account is still at Stripe');
    },
  };
}

async function close(services: Services, { kind, id }: Row): Promise<void> {
  if (kind === 'customer') {
    await endChargesOfCustomer(services, id);
    return closeCustomer(services, id);
  }
  const customer = await endChargesOfAccount(services, id);
  if (customer) await closeCustomer(services, customer);
}
