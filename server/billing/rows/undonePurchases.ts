import type { Kysely, Selectable } from 'kysely';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import type { UndonePurchaseTable } from '@/server/store/schema/billingTables';

type UndonePurchase = Selectable<UndonePurchaseTable>;

/** Stores that a purchase was undone, once, however often its subscription is seen. */
export async function rememberUndone(
  trx: Kysely<Database>,
  { clock }: Pick<Services, 'clock'>,
  undone: Omit<UndonePurchase, 'created_at'>,
): Promise<void> {
  await trx
    .insertInto('trial_refusals')
    .values({ ...undone, created_at: clock.now() })
    .onConflict((conflict) => conflict.column('provider_subscription_id').doNothing())
    .execute();
}

/** The latest purchase of this account, or of this subscription at Stripe, that was undone; null when there is none. */
export async function undoneOf(
  database: Kysely<Database>,
  whose: Pick<UndonePurchase, 'account_id'> | Pick<UndonePurchase, 'provider_subscription_id'>,
): Promise<UndonePurchase | null> {
  const row = await database
    .selectFrom('trial_refusals')
    .selectAll()
    .where(({ and }) => and(whose))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
