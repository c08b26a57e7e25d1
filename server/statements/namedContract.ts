import { findAccount } from '@/server/accounts/accounts';
import { normalizeEmail } from '@/server/accounts/emailAddress';
import { billingEmailOf } from '@/server/entitlements/billingEmail';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import { currentSubscription, type SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';
import type { SiteDatabase } from '@/server/store/schema';

/** A contract, and the address that we hold for it: the account's own, or the one it was paid with. */
export type NamedContract = { row: SubscriptionRow; email: string };

const invoiceNumber = /^([A-Z\d]{3,12})-\d{4,}$/;

/**
 * The contract that a statement names, by its address, typed in either field, or by the number of an invoice or of an
 * order in a store. Null where nothing or more than one is named; what has ended counts where nothing runs. Asks the same of the database in each case.
 */
export async function namedContract(
  { clock, database }: Services,
  { email, contract }: { email: string; contract: string },
): Promise<NamedContract | null> {
  const words = contract.split(/[\s,;()<>]+/);
  const emails = [email, ...words.flatMap((word) => normalizeEmail(word) ?? [])];
  const named = await accountsNamed(database, emails, words);
  const [accountId = '', ...others] = await buyersAmong(database, clock.now(), named);
  const account = await findAccount(database, accountId);
  const row = await currentSubscription(database, accountId);
  const paidWith = await billingEmailOf(database, accountId);
  const held = account?.email ?? paidWith;
  return row && held !== null && others.length === 0 && account?.status !== 'deleted'
    ? { row, email: held }
    : null;
}

/**
 * The accounts with one of these addresses, proved or typed when paying, and those that an invoice's number or an order of
 * a store among the words belongs to; one may be named several times.
 */
export async function accountsNamed(
  db: SiteDatabase,
  emails: readonly string[],
  words: readonly string[],
): Promise<{ id: string }[]> {
  const prefixes = words.map((word) => invoiceNumber.exec(word.toUpperCase())?.[1] ?? '');
  const addresses = ['', ...emails];
  const orders = db.selectFrom('store_payments').select('account_id as id');
  return [
    ...(await db.selectFrom('accounts').select('id').where('email', 'in', addresses).execute()),
    ...(await customers(db).where('billing_email', 'in', addresses).execute()),
    ...(await customers(db).where('invoice_prefix', 'in', prefixes).execute()),
    ...(await orders.where('order_id', 'in', words).execute()),
  ];
}

function customers(db: SiteDatabase) {
  return db.selectFrom('customers').select('account_id as id');
}

/** Those of these accounts that have bought what runs, each once; where none does, what has ended. */
async function buyersAmong(db: SiteDatabase, now: number, named: readonly { id: string }[]) {
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', 'in', ['', ...named.map(({ id }) => id)])
    .execute();
  const running = rows.filter((row) => isActiveRow(row, now));
  return [...new Set((running.length > 0 ? running : rows).map(({ account_id: id }) => id))];
}
