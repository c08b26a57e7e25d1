import { sql } from 'kysely';
import { prepareQuery } from '@/server/store/preparedQuery';
import type { RowOf, SiteDatabase } from '@/server/store/schema';

export type SubscriptionRow = RowOf<'subscriptions'>;

/** What waits for its first payment, or waited for it in vain, is not bought: at Stripe, then at Google. */
const notBought = ['incomplete', 'incomplete_expired', 'pending', 'pending_purchase_canceled'];

/** Whether a subscription of this status, in its provider's own terms, has been bought. */
export function isBought(providerStatus: string): boolean {
  return !notBought.includes(providerStatus);
}

/** What is on hold runs again once its store has collected, so it comes before what has ended for good. */
const onHoldFirst = (status: string) => sql`case when ${sql.ref(status)} = 'Inactive' then 0 else 1 end`;

const current = prepareQuery((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('provider_status', 'not in', notBought)
    .orderBy('live', 'desc')
    .orderBy(onHoldFirst('status'))
    .orderBy('expires_or_renews_at', 'desc')
    .orderBy('id')
    .limit(1),
);

/** The subscription that counts for the account: the live one, else one on hold, else the last to end, else null. */
export async function currentSubscription(
  database: SiteDatabase,
  accountId: string,
): Promise<SubscriptionRow | null> {
  return (await current.first(database, { accountId })) ?? null;
}

/** Joins the same subscription to a statement that reads `accounts`, as `subscriptions`. */
export const joinCurrentSubscription = sql`left join subscriptions on subscriptions.id = (
  select own.id from subscriptions as own
  where own.account_id = accounts.id and own.provider_status not in (${sql.join(notBought.map((status) => sql.lit(status)))})
  order by own.live desc, ${onHoldFirst('own.status')}, own.expires_or_renews_at desc, own.id
  limit 1)`;

type Entitling = Pick<SubscriptionRow, 'product_id' | 'expires_or_renews_at' | 'grace_ends_at'> & {
  subscription_status: SubscriptionRow['status'];
};
/** What a statement with that join reads of the subscription, in order to know what the account may use. */
export type EntitlingColumns = { [Name in keyof Entitling]: Entitling[Name] | null };
export const entitlingColumns = sql`subscriptions.product_id, subscriptions.status as subscription_status,
  subscriptions.expires_or_renews_at, subscriptions.grace_ends_at`;
