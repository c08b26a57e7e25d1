import { day } from '@/server/clock';
import type { Services } from '@/server/services';
import { prepareQuery } from '@/server/store/preparedQuery';
import type { ChangesOf, RowOf, SiteDatabase } from '@/server/store/schema';

export type Account = RowOf<'accounts'>;

/** Age at which an unused account without an email address is removed. */
export const silentLifetime = 30 * day;

const byId = prepareQuery((db, { id }: { id: string }) =>
  db.selectFrom('accounts').selectAll().where('id', '=', id),
);

/** The account with this id, whatever its status, or null. */
export async function findAccount(db: SiteDatabase, id: string): Promise<Account | null> {
  return (await byId.first(db, { id })) ?? null;
}

const byEmail = prepareQuery((db, { email }: { email: string }) =>
  db.selectFrom('accounts').selectAll().where('email', '=', email).where('status', '!=', 'deleted'),
);

/** The account that is not deleted and has this normalized email address, or null. */
export async function findAccountByEmail(db: SiteDatabase, email: string): Promise<Account | null> {
  return (await byEmail.first(db, { email })) ?? null;
}

/** Creates an account without an email address. */
export async function createAccount(services: Services, locale: string): Promise<Account> {
  return services.database
    .insertInto('accounts')
    .values({
      id: services.random.uuid(),
      status: 'active',
      locale,
      created_at: services.clock.now(),
      review_after: services.clock.now() + silentLifetime,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes an active account that still has this address, or still none. Null when that isn't so any more. */
export async function changeActiveAccount(
  trx: SiteDatabase,
  { id, email }: Pick<Account, 'id' | 'email'>,
  values: ChangesOf<'accounts'>,
): Promise<Account | null> {
  const changed = await trx
    .updateTable('accounts')
    .set(values)
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('email', email === null ? 'is' : '=', email)
    .returningAll()
    .executeTakeFirst();
  return changed ?? null;
}

const lock = prepareQuery((db, { id }: { id: string }) =>
  db
    .updateTable('accounts')
    .set((account) => ({ status: account.ref('status') }))
    .where('id', '=', id)
    .returningAll(),
);

/**
 * Locks the account until the transaction ends and reads it. Every operation that ends several token families or changes
 * the account starts with this lock, or two could each hold half of the rows.
 */
export async function lockAccount(trx: SiteDatabase, accountId: string): Promise<Account | null> {
  return (await lock.first(trx, { id: accountId })) ?? null;
}

/** The same for what is begun in the account's name, after which a deletion finds it; null also for one that was deleted. */
export async function lockLivingAccount(trx: SiteDatabase, accountId: string): Promise<Account | null> {
  const account = await lockAccount(trx, accountId);
  return account?.status === 'deleted' ? null : account;
}
