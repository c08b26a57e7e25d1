import type { SubscriptionStatus } from '@/lib/contract/subscription';
import { familyShared } from '@/server/appStores';
import { currentStatus, isActiveRow } from '@/server/entitlements/currentStatus';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { inTransaction, type Services, type TransactionServices } from '@/server/services';
import type { ChangesOf, SiteDatabase } from '@/server/store/schema';
import { isUniqueViolation } from '@/server/store/uniqueViolation';
import { isOverAtStripe, isTerminal } from './stripe/stripeStatus';
import type { SubscriptionSnapshot } from './stripe/stripeSubscription';

export type Platform = SubscriptionRow['platform'];

export async function rowOf(
  database: SiteDatabase,
  platform: Platform,
  providerId: string,
): Promise<SubscriptionRow | null> {
  const row = await database
    .selectFrom('subscriptions')
    .selectAll()
    .where('platform', '=', platform)
    .where('provider_subscription_id', '=', providerId)
    .executeTakeFirst();
  return row ?? null;
}

/** All subscriptions that the account has had. */
export function rowsOf(database: SiteDatabase, accountId: string): Promise<SubscriptionRow[]> {
  return database.selectFrom('subscriptions').selectAll().where('account_id', '=', accountId).execute();
}

/** Those that Stripe, as far as we know, may still charge for. */
export async function chargeableRows(database: SiteDatabase, accountId: string): Promise<SubscriptionRow[]> {
  const rows = await rowsOf(database, accountId);
  return rows.filter(({ platform, provider_status: status }) => platform === 'stripe' && !isTerminal(status));
}

/** The changed row; null when somebody has written since it was read. */
export async function changeRow(
  trx: SiteDatabase,
  { id, version }: SubscriptionRow,
  values: ChangesOf<'subscriptions'>,
): Promise<SubscriptionRow | null> {
  const changed = await trx
    .updateTable('subscriptions')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  return changed ?? null;
}

/** Ends what its provider does not know any more, and so cannot charge for either. */
export async function endRow({ database, clock }: Services, row: SubscriptionRow): Promise<void> {
  const provider_status = row.platform === 'stripe' ? 'canceled' : 'expired';
  await changeRow(database, row, { status: 'Expired', provider_status, live: 0, updated_at: clock.now() });
}

type Write = {
  platform: Platform;
  accountId: string;
  facts: Omit<SubscriptionSnapshot, 'customerId'>;
  locale: string;
  origin: string | null;
  /** Of an app store: whether its account confirmed it, which each buyer at Stripe did. */
  confirmed?: boolean;
  /** The row as it was before the facts were fetched. */
  previous: SubscriptionRow | null;
};

/** Thrown where somebody has written since our row was read, before the facts were fetched. */
export class StaleFetch extends Error {}

/** Writes what was fetched, in one transaction. After `stale`, it must be fetched again. */
export async function writeFetched<Result>(
  services: Services,
  write: (within: TransactionServices) => Promise<Result>,
): Promise<Result | 'stale'> {
  try {
    return await inTransaction(services, write);
  } catch (error) {
    if (error instanceof StaleFetch || isUniqueViolation(error)) return 'stale';
    throw error;
  }
}

/** True when the account has another active subscription; at most one is allowed. @throws StaleFetch */
export async function writeSubscription(services: TransactionServices, write: Write): Promise<boolean> {
  const now = services.clock.now();
  const { platform, facts, previous } = write;
  const values = columns(write, now);
  const isActive = isActiveRow(values, now);
  const another = isActive && (await hasDuplicate(services.database, write, now));
  const duplicate = another && !isOverAtStripe({ ...values, platform });
  const confirmed = write.confirmed === false ? 0 : 1;
  const state = { ...values, live: isActive && !another ? 1 : 0, confirmed, updated_at: now };
  if (!previous) {
    const inserted = await services.database
      .insertInto('subscriptions')
      .values({
        ...state,
        id: services.random.uuid(),
        account_id: write.accountId,
        platform,
        provider_subscription_id: facts.id,
        locale: write.locale,
        origin: write.origin,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) throw new StaleFetch();
    return duplicate;
  }
  if (!(await changeRow(services.database, previous, state))) throw new StaleFetch();
  if (!isActive) await promoteOther(services.database, write.accountId, now);
  return duplicate;
}

/** When one has ended, the account's other one, such as a store purchase made beside it, counts from now on. */
export async function promoteOther(trx: SiteDatabase, accountId: string, now: number): Promise<boolean> {
  const rows = await rowsOf(trx, accountId);
  const active = rows.filter((row) => isActiveRow(row, now));
  const [next] = active.sort((one, other) => one.started_at - other.started_at);
  if (!next || active.some((row) => row.live === 1)) return false;
  for (const row of rows.filter(({ live }) => live === 1)) await changeRow(trx, row, { live: 0 });
  await changeRow(trx, next, { live: 1 });
  return true;
}

/**
 * Retires others whose time is over, or that Stripe has ended, and before what the account confirmed also what merely named
 * it; then looks for one that is left.
 */
async function hasDuplicate(trx: SiteDatabase, write: Write, now: number): Promise<boolean> {
  const rows = await rowsOf(trx, write.accountId);
  const others = rows.filter((row) => row.live === 1 && row.provider_subscription_id !== write.facts.id);
  const yields = (row: SubscriptionRow) => row.confirmed === 0 && write.confirmed !== false;
  const ended = others.filter((row) => !isActiveRow(row, now) || isOverAtStripe(row) || yields(row));
  for (const row of ended) await changeRow(trx, row, { live: 0 });
  return others.length > ended.length;
}

function columns({ facts }: Write, now: number) {
  return {
    product_id: facts.productId,
    status: facts.status,
    provider_status: facts.providerStatus,
    started_at: facts.startedAt,
    expires_or_renews_at: facts.expiresOrRenewsAt,
    trial_ends_at: facts.trialEndsAt,
    grace_ends_at: facts.graceEndsAt,
    end_reason: facts.endReason ?? null,
    runs_on: facts.runsOn ? 1 : 0,
    // A reminder that is already due is written in the same transaction.
    reminder_due_at: facts.reminderAt != null && facts.reminderAt > now ? facts.reminderAt : null,
  };
}

type StorePurchaseRow = SubscriptionRow & { platform: Exclude<Platform, 'stripe'> };

/** The app store purchase that this account confirmed and will, or may, be charged for again; otherwise null. */
export async function renewingStorePurchase(
  database: SiteDatabase,
  accountId: string,
  now: number,
  counts: typeof willBeCharged = willBeCharged,
): Promise<StorePurchaseRow | null> {
  const rows = await rowsOf(database, accountId);
  const isOne = (row: SubscriptionRow): row is StorePurchaseRow =>
    row.platform !== 'stripe' && row.confirmed === 1 && counts(row, now);
  return rows.find(isOne) ?? null;
}

/** Whether this account pays for it again, or has still to: what a family shares is paid for by somebody else. */
export function willBeCharged(row: SubscriptionRow, now: number): boolean {
  return isRenewing(currentStatus(row, now)) && row.provider_status !== familyShared;
}

/** The same, and for one on hold: it gives no access, and its store charges for it as soon as it can. */
export function mayBeCharged(row: SubscriptionRow, now: number): boolean {
  return willBeCharged(row, now) || (row.platform !== 'stripe' && currentStatus(row, now) === 'Inactive');
}

/** Whether a subscription of this status will be charged again, or is being collected now. */
export function isRenewing(status: SubscriptionStatus): boolean {
  return status === 'Auto-Renewable' || status === 'Grace Period';
}

/** A subscription that makes way for another one, and when it ends, in milliseconds. */
type Ending = { accountId: string; providerId: string; endsAt: number };

/** Whether another subscription keeps the access on: one in a store can be canceled or given back without our doing. */
export async function isTakenOver(
  database: SiteDatabase,
  { accountId, providerId, endsAt }: Ending,
  now: number,
): Promise<boolean> {
  const rows = await rowsOf(database, accountId);
  return rows.some(
    (row) =>
      row.provider_subscription_id !== providerId &&
      (isRenewing(currentStatus(row, now)) || (isActiveRow(row, now) && row.expires_or_renews_at > endsAt)),
  );
}
