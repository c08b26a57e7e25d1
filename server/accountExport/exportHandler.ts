import { type RawBuilder, sql } from 'kysely';
import { exportFile } from '@/lib/content/account/exportFile';
import { exportWords as en } from '@/lib/content/account/exportWords';
import type { Language } from '@/lib/content/site/languages/languages';
import { exportWords as de } from '@/lib/content/translations/de/account/exportWords';
import { exportWords as es } from '@/lib/content/translations/es/account/exportWords';
import { exportWords as fr } from '@/lib/content/translations/fr/account/exportWords';
import { exportedTables } from '@/server/accountExport/exportedTables';
import { mailKeys } from '@/server/accountExport/mailKeys';
import { requireAttempt } from '@/server/attempts/attempts';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { isProved, requireAccount, requireFreshCode } from '@/server/auth/tokens/bearer';
import { localeOf } from '@/server/http/caller';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import type { MailData } from '@/server/mail/messages';
import type { Services } from '@/server/services';

/**
 * `GET account/export`: all that is stored about the account, as a file. It takes a sign-in by code at most ten minutes
 * old, for a stranger at an open browser; an account that never had an address can get no code.
 * @throws ApiError reauthentication_required, too_many_requests
 */
export async function getAccountExport(context: RequestContext): Promise<HandlerResult> {
  const signedIn = await requireAccount(context);
  const { services } = context;
  if (signedIn.email !== null || isProved(signedIn)) requireFreshCode(signedIn, services);
  const subject = signedIn.accountId;
  await requireAttempt(services, { limit: 'exports-by-account', subject });
  await requireAttemptByClient(context, 'exports-by-client');
  const day = new Date(services.clock.now()).toISOString().slice(0, 10);
  return {
    json: { read_me: explanations[localeOf(context)], ...(await collectAccountData(services, signedIn)) },
    headers: { 'Content-Disposition': `attachment; filename="${exportFile(day)}"` },
  };
}

/** More rows of one table than any account has; a page of them is still a small file. */
const maxRows = 10_000;
/** Larger numbers are times in milliseconds: the sums that we store stay far below. */
const firstTime = 1_000_000_000_000;

type Cell = string | number | null;
type AccountData = Record<string, unknown>;

/** Whose rows are collected. Only an address that the account has proved leads to further rows. */
type Owner = { accountId: string; email: string | null; subscriptions: string[]; mails: string[] };

/** What our own people are sent is nobody else's, and who got a letter to many is kept nowhere. */
type MailName = Exclude<
  keyof MailData,
  'contact-message' | 'withdrawal' | 'cancellation' | 'statement-confirmed' | 'letter'
>;
type Explanation = {
  about: string;
  names: string;
  tables: Readonly<Record<keyof typeof exportedTables, string>>;
  mails: Readonly<Record<MailName, string>>;
};

/** What explains the file, in the language of its reader. */
const explanations: Record<Language, Explanation> = { en, de, es, fr };

/** Everything stored about an account but secrets, under the names of our tables and columns, with times in ISO 8601. */
async function collectAccountData(
  services: Services,
  { accountId, email }: { accountId: string; email: string | null },
): Promise<AccountData> {
  const { database, clock } = services;
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
  const data: AccountData = { created_at: new Date(clock.now()).toISOString() };
  for (const [table, shown] of Object.entries(exportedTables)) {
    const { rows } = await sql<Record<string, Cell>>`
      select * from ${sql.table(table)} where ${belongsTo(table, owner)} limit ${maxRows}`.execute(database);
    data[table] = rows.map((row) => pick(row, shown));
  }
  return data;
}

function belongsTo(table: string, owner: Owner): RawBuilder<unknown> {
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

function pick(row: Record<string, Cell>, columns: readonly string[]): Record<string, Cell> {
  return Object.fromEntries(columns.map((column) => [column, readable(row[column] ?? null)]));
}

function readable(value: Cell): Cell {
  return typeof value === 'number' && value >= firstTime ? new Date(value).toISOString() : value;
}
