import type { Kysely, Selectable } from 'kysely';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import type { UndonePurchaseTable } from '@/server/store/schema/billingTables';

export type UndonePurchase = Selectable<UndonePurchaseTable>;

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

/** What is stored about an undone purchase, by its subscription at Stripe; null when there is none. */
export async function undoneOf(
  database: Kysely<Database>,
  subscriptionId: string,
): Promise<UndonePurchase | null> {
  const row = await database
    .selectFrom('trial_refusals')
    .selectAll()
    .where('provider_subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  return row ?? null;
}

/** The account's latest purchase that was undone; null when there is none. */
export async function latestUndone(
  database: Kysely<Database>,
  accountId: string,
): Promise<UndonePurchase | null> {
  const row = await database
    .selectFrom('trial_refusals')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
