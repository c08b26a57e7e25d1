import type { Kysely, Selectable } from 'kysely';
import type { Database } from '@/server/store/schema';
import type { UndonePurchaseTable } from '@/server/store/schema/billingTables';

type UndonePurchase = Selectable<UndonePurchaseTable>;

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
