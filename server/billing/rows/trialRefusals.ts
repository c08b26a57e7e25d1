import type { Kysely, Selectable } from 'kysely';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import type { TrialRefusalTable } from '@/server/store/schema/billingTables';

export type TrialRefusal = Selectable<TrialRefusalTable>;

/** Stores that a trial was refused, once, however often its subscription is seen. */
export async function rememberRefusal(
  trx: Kysely<Database>,
  { clock }: Pick<Services, 'clock'>,
  refusal: Omit<TrialRefusal, 'created_at'>,
): Promise<void> {
  await trx
    .insertInto('trial_refusals')
    .values({ ...refusal, created_at: clock.now() })
    .onConflict((conflict) => conflict.column('provider_subscription_id').doNothing())
    .execute();
}

/** The refusal that a subscription at Stripe began and ended with; null when it has none. */
export async function refusalOf(
  database: Kysely<Database>,
  subscriptionId: string,
): Promise<TrialRefusal | null> {
  const row = await database
    .selectFrom('trial_refusals')
    .selectAll()
    .where('provider_subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  return row ?? null;
}

/** The account's latest trial that was refused; null when there is none. */
export async function latestRefusal(
  database: Kysely<Database>,
  accountId: string,
): Promise<TrialRefusal | null> {
  const row = await database
    .selectFrom('trial_refusals')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
