import type Stripe from 'stripe';
import { currentSubscription } from '@/server/entitlements/currentSubscription';
import { digest } from '@/server/secrets';
import type { RowServices } from '@/server/services';
import type { SiteDatabase } from '@/server/store/schema';

/**
 * Once per account, with its first subscription, and once per card, by a digest of its fingerprint; none without one.
 * A wallet may give its own number's fingerprint, so a card may count as another there: we accept that.
 */
export async function mayHaveTrial(database: SiteDatabase, accountId: string): Promise<boolean> {
  const had = await database
    .selectFrom('trials')
    .select('key')
    .where('key', '=', accountKey(accountId))
    .executeTakeFirst();
  return had === undefined && (await currentSubscription(database, accountId)) === null;
}

/** Records a trial that was given: the account gets no further one from us. */
export async function recordAccountTrial(services: RowServices, accountId: string): Promise<void> {
  await recordKey(services, accountKey(accountId), accountId);
}

type Beginning = { accountId: string; subscription: Stripe.Subscription; isNew: boolean };

/**
 * False when the trial must not run, because the card had one under another account or cannot be identified: the
 * unique key lets one account win. A trial that was given (`isNew` is false) goes on
 * with whatever card its owner changes to, which is only noted, if nobody has used it yet.
 */
export async function claimCard(
  services: RowServices,
  { accountId, subscription, isNew }: Beginning,
): Promise<boolean> {
  if (subscription.trial_start === null) return true;
  const cardKey = cardKeyOf(subscription);
  if (cardKey) await recordKey(services, cardKey, accountId);
  if (subscription.status !== 'trialing' || !isNew) return true;
  if (!cardKey) return subscription.default_payment_method === null;
  return (await ownerOf(services.database, cardKey)) === accountId;
}

async function recordKey({ clock, database }: RowServices, key: string, accountId: string): Promise<void> {
  await database
    .insertInto('trials')
    .values({ key, account_id: accountId, created_at: clock.now() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

async function ownerOf(trx: SiteDatabase, key: string): Promise<string> {
  const row = await trx
    .selectFrom('trials')
    .select('account_id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return row.account_id;
}

export function accountKey(accountId: string): string {
  return `account:${accountId}`;
}

/** Null for a card without a fingerprint. */
export function cardKeyOf({ default_payment_method: method }: Stripe.Subscription): string | null {
  const fingerprint = method && typeof method === 'object' ? method.card?.fingerprint : null;
  return fingerprint ? `card:${digest(fingerprint)}` : null;
}
