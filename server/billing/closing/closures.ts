import type { Selectable } from 'kysely';
import { type WorkQueue, workThrough } from '@/server/billing/workQueue';
import { day } from '@/server/clock';
import type { Services } from '@/server/services';
import type { StripeClosureTable } from '@/server/store/schema/billingTables';
import { closeCustomer } from './closeCustomer';
import { endChargesOfAccount, endChargesOfCustomer } from './endCharges';

type Row = Selectable<StripeClosureTable>;

/** Closes whatever is waiting to be closed. Failures are retried, eventually once a day, until they succeed. */
export function closeAtStripe(
  services: Services,
  signal?: AbortSignal,
): Promise<{ done: number; reachable: boolean }> {
  return workThrough(services, closureQueue(services), signal);
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
      log.error({ [row.kind]: row.id, reason }, 'data of a deleted account is still at Stripe');
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
