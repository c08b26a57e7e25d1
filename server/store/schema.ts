import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { AccountTables } from './schema/accountTables';
import type { BillingTables } from './schema/billingTables';
import type { MailTables } from './schema/mailTables';
import type { OperationsTables } from './schema/operationsTables';
import type { SiteTables } from './schema/siteTables';

/** Every table, by room. */
export interface Database extends AccountTables, BillingTables, MailTables, OperationsTables, SiteTables {}

/** A row as it is read, as it is stored, and what of it is changed. */
export type RowOf<Table extends keyof Database> = Selectable<Database[Table]>;
export type NewRowOf<Table extends keyof Database> = Insertable<Database[Table]>;
export type ChangesOf<Table extends keyof Database> = Updateable<Database[Table]>;

/** The query builder over these tables: of the whole site, or of a transaction. */
export type SiteDatabase = Kysely<Database>;
