import { type RawBuilder, sql } from 'kysely';
import { mailLanguage } from '@/lib/content/mails/mailWords';
import type { Services } from '@/server/services';
import { exportedTables, exportLanguages } from './exportedTables';
import { mailKeys } from './mailKeys';

/** More rows of one table than any account has; a page of them is still a small file. */
const maxRows = 10_000;
/** Larger numbers are times in milliseconds: the sums that we store stay far below. */
const firstTime = 1_000_000_000_000;

type Cell = string | number | null;
export type AccountData = Record<string, unknown>;

/** Whose rows are collected. Only an address that the account has proved leads to further rows. */
type Owner = { accountId: string; email: string | null; subscriptions: string[]; mails: string[] };

/**
 * Everything stored about an account, with titles and keys in plain words of the account's language and times in
 * ISO 8601. Secrets are left out.
 */
export async function collectAccountData(
  services: Services,
  { accountId, email }: { accountId: string; email: string | null },
): Promise<AccountData> {
  const { database, clock } = services;
  const account = await database
    .selectFrom('accounts')
    .select('locale')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const language = mailLanguage(account.locale);
  const words = exportLanguages[language];
  const subscriptions = await database
    .selectFrom('subscriptions')
    .select(['id as row', 'provider_subscription_id as id'])
    .where('account_id', '=', accountId)
    .execute();
  const owner: Owner = {
    accountId,
    email,
    subscriptions: subscriptions.map(({ id }) => id),
    mails: await mailKeys(services, { accountId, email, subscriptions }),
  };
  const data: AccountData = {
    [words.readMeTitle]: words.readMe,
    [words.created]: new Date(clock.now()).toISOString(),
  };
  for (const [table, { title, columns }] of exportedTables(language)) {
    const { rows } = await sql<Record<string, Cell>>`
      select * from ${sql.table(table)} where ${belongsTo(table, owner)} limit ${maxRows}`.execute(database);
    data[title] = rows.map((row) => inWords(row, columns));
  }
  return data;
}

function belongsTo(table: ReturnType<typeof exportedTables>[number][0], owner: Owner): RawBuilder<unknown> {
  switch (table) {
    case 'accounts':
      return sql`id = ${owner.accountId}`;
    case 'newsletter_subscribers':
    case 'sale_interest':
      return sql`email = ${owner.email}`;
    case 'webhook_events':
      return among('object_id', owner.subscriptions);
    case 'outbox':
      return among('dedupe_key', owner.mails);
    default:
      return sql`account_id = ${owner.accountId}`;
  }
}

function among(column: string, values: readonly string[]): RawBuilder<unknown> {
  return values.length === 0 ? sql`1 = 0` : sql`${sql.ref(column)} in (${sql.join(values)})`;
}

function inWords(
  row: Record<string, Cell>,
  columns: Readonly<Record<string, string | null>>,
): Record<string, Cell> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([column, word]) =>
      word === null ? [] : [[word, readable(row[column] ?? null)]],
    ),
  );
}

function readable(value: Cell): Cell {
  return typeof value === 'number' && value >= firstTime ? new Date(value).toISOString() : value;
}
