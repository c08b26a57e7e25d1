import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import { digest } from '@/server/secrets';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';

/**
 * A free trial is given once per account and once per card; the card is identified only by a digest of its fingerprint.
 * The payment page accepts only cards, and anything that still has no fingerprint gets no trial.
 */
export async function hadTrial(database: Kysely<Database>, accountId: string): Promise<boolean> {
  const row = await database
    .selectFrom('trials')
    .select('key')
    .where('key', '=', accountKey(accountId))
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a trial given by a store: the account gets no further one from us. */
export async function recordAccountTrial(
  trx: Kysely<Database>,
  services: Pick<Services, 'clock'>,
  accountId: string,
): Promise<void> {
  await trx
    .insertInto('trials')
    .values({ key: accountKey(accountId), account_id: accountId, created_at: services.clock.now() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/**
 * Records the trial that a subscription started with. True when it must end now, because the card already had a trial
 * under another account or cannot be identified: the unique key lets one account win, even when two start at once.
 */
export async function recordTrial(
  trx: Kysely<Database>,
  services: Pick<Services, 'clock'>,
  accountId: string,
  subscription: Stripe.Subscription,
): Promise<boolean> {
  if (subscription.trial_start === null) return false;
  const cardKey = cardKeyOf(subscription);
  const keys = [accountKey(accountId), ...(cardKey ? [cardKey] : [])].sort();
  await trx
    .insertInto('trials')
    .values(keys.map((key) => ({ key, account_id: accountId, created_at: services.clock.now() })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  if (subscription.status !== 'trialing') return false;
  if (!cardKey) return subscription.default_payment_method !== null;
  const owner = await trx
    .selectFrom('trials')
    .select('account_id')
    .where('key', '=', cardKey)
    .executeTakeFirstOrThrow();
  return owner.account_id !== accountId;
}

export function accountKey(accountId: string): string {
  return `account:${accountId}`;
}

/** Null for a card without a fingerprint. */
export function cardKeyOf({ default_payment_method: method }: Stripe.Subscription): string | null {
  const fingerprint = method && typeof method === 'object' ? method.card?.fingerprint : null;
  return fingerprint ? `card:${digest(fingerprint)}` : null;
}
