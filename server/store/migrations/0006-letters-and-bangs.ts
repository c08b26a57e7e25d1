import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('newsletter_subscribers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('mails', 'integer', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .execute();
  await sql`create index newsletter_unconfirmed on newsletter_subscribers (requested_at)
    where confirmed_at is null`.execute(database);
  await schema
    .createTable('bang_suggestions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('trigger_word', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('subcategory', 'text', (column) => column.notNull())
    .addColumn('suggested_at', 'bigint', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addUniqueConstraint('bang_suggestions_once', ['trigger_word', 'url'])
    .execute();
  await schema
    .createIndex('bang_suggestions_suggested_at')
    .on('bang_suggestions')
    .column('suggested_at')
    .execute();
}
