import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('audit_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('network', 'text')
    .addColumn('detail', 'text')
    .execute();
  await schema.createIndex('audit_log_at').on('audit_log').column('at').execute();
  await schema.createIndex('audit_log_account_id').on('audit_log').columns(['account_id', 'at']).execute();
  // Entries cannot be changed until they are old enough to be removed.
  await sql`create function refuse_audit_change() returns trigger language plpgsql as
      $$ begin raise exception 'the audit log is append-only'; end $$`.execute(database);
  await sql`create trigger audit_log_append_only before update on audit_log
      for each row execute function refuse_audit_change()`.execute(database);
}
