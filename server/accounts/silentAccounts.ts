import { type SqlBool, sql } from 'kysely';
import { day } from '@/server/clock';
import { neverAborted } from '@/server/neverAborted';
import { inTransaction, type Services, type TransactionServices } from '@/server/services';
import type { SiteDatabase } from '@/server/store/schema';
import { silentLifetime } from './accounts';
import { requestClosure } from './closureRequests';

/** Accounts reviewed per transaction, so that each transaction takes milliseconds. */
const batch = 20;
/** An account kept because somebody may still come back to it is reviewed again after this long. */
const reviewEvery = day;
/** What a removed account leaves behind in other tables. The token pairs of a family are pruned by their own age. */
const ownTables = [
  'customers',
  'checkouts',
  'trial_refusals',
  'authorization_codes',
  'token_families',
  'legacy_tokens',
  'email_changes',
  'one_time_codes',
  'restoration_codes',
] as const;

/**
 * Removes accounts without an email address that are thirty days old, never bought anything and have no live session:
 * every press of a buy button creates one. Purchases are kept, for the tax office and one trial per customer.
 * @returns how many were removed
 */
export async function pruneSilentAccounts(services: Services, signal: AbortSignal = neverAborted) {
  let removed = 0;
  while (!signal.aborted) {
    const { reviewed, gone } = await services.turns.take(() => reviewSome(services));
    removed += gone;
    if (reviewed < batch) break;
  }
  return removed;
}

/** Takes one batch and locks its accounts: buying and adding an email address lock the account too, so one goes first. */
async function reviewSome(services: Services): Promise<{ reviewed: number; gone: number }> {
  const now = services.clock.now();
  return inTransaction(services, async (services) => {
    const held = await holdSome(services.database, now);
    if (held.length === 0) return { reviewed: 0, gone: 0 };
    const deleted = await services.database
      .deleteFrom('accounts')
      .where('id', 'in', held)
      .where('email', 'is', null)
      .where('status', '=', 'active')
      .where('created_at', '<=', now - silentLifetime)
      .where(({ not }) => not(isUsed(now)))
      .returning('id')
      .execute();
    const gone = deleted.map(({ id }) => id);
    if (gone.length > 0) await removeTraces(services, gone);
    return { reviewed: held.length, gone: gone.length };
  });
}

/** Written exactly as the condition of its index, which PostgreSQL would not use otherwise. */
const hasNoAddress = sql<SqlBool>`coalesce(email, '') = '' and status = 'active'`;

async function holdSome(trx: SiteDatabase, now: number): Promise<string[]> {
  const rows = await trx
    .updateTable('accounts')
    .set({ review_after: now + reviewEvery })
    .where('id', 'in', (from) =>
      from
        .selectFrom('accounts')
        .select('id')
        .where(hasNoAddress)
        .where('review_after', '<=', now)
        .orderBy('review_after')
        .limit(batch)
        // Accounts that are locked now are left for the next run, so neither side waits for the other.
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether an account has bought something, is about to buy, or can still be signed in to. */
function isUsed(now: number) {
  return sql<SqlBool>`(
    exists (select 1 from subscriptions where account_id = accounts.id)
    or exists (select 1 from trials where account_id = accounts.id)
    or exists (select 1 from customer_requests where account_id = accounts.id)
    or exists (select 1 from checkouts where account_id = accounts.id and status <> 'expired')
    or exists (select 1 from legacy_tokens
      where account_id = accounts.id and revoked_at is null and expires_at > ${now})
    or exists (select 1 from authorization_codes
      where account_id = accounts.id and used_at is null and expires_at > ${now})
    or exists (select 1 from email_changes where account_id = accounts.id and undo_expires_at > ${now})
    or exists (select 1 from token_families
      inner join token_pairs on token_pairs.family_id = token_families.id
      where token_families.account_id = accounts.id and token_families.revoked_at is null
        and token_pairs.rotated_at is null and token_pairs.expires_at > ${now}))`;
}

async function removeTraces(services: TransactionServices, gone: string[]): Promise<void> {
  const customers = await services.database
    .selectFrom('customers')
    .select('stripe_customer_id')
    .where('account_id', 'in', gone)
    .execute();
  for (const { stripe_customer_id: id } of customers)
    await requestClosure(services, { kind: 'customer', id });
  for (const table of ownTables)
    await services.database.deleteFrom(table).where('account_id', 'in', gone).execute();
}
