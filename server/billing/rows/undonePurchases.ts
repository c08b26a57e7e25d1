import type { RowOf, SiteDatabase } from '@/server/store/schema';

type UndonePurchase = RowOf<'trial_refusals'>;

/** The latest purchase of this account, or of this subscription at Stripe, that was undone; null when there is none. */
export async function undoneOf(
  database: SiteDatabase,
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
