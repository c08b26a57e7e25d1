import type { Kysely, Selectable } from 'kysely';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import type { AccountTable } from '@/server/store/schema/accounts';

export type Account = Selectable<AccountTable>;

/** The account of that id in whatever state, or null. */
export async function findAccount(db: Kysely<Database>, id: string): Promise<Account | null> {
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The living account with that normalised address, or null. */
export async function findAccountByEmail(db: Kysely<Database>, email: string): Promise<Account | null> {
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .where('status', '!=', 'deleted')
    .executeTakeFirst();
  return row ?? null;
}

/** A new account without an address. */
export async function createAccount(
  db: Kysely<Database>,
  services: Services,
  locale: string,
): Promise<Account> {
  return db
    .insertInto('accounts')
    .values({
      id: services.random.uuid(),
      email: null,
      status: 'active',
      locale,
      created_at: services.clock.now(),
      deleted_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
