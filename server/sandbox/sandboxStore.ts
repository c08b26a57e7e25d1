import { type Generated, Kysely, SqliteDialect } from 'kysely';
import { openSqliteFile } from '@/server/store/open';

/** What the sandbox keeps for itself, beside the database of the service: received mail and the turned clock. */
export type SandboxDatabase = {
  mails: {
    id: Generated<number>;
    message_id: string;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    list_headers: string;
    sent_at: number;
  };
  settings: { name: string; value: number };
};

/** Opens the sandbox's own SQLite file and makes its tables when they are missing. */
export async function openSandboxStore(file: string): Promise<Kysely<SandboxDatabase>> {
  const store = new Kysely<SandboxDatabase>({
    dialect: new SqliteDialect({ database: async () => openSqliteFile(file) }),
  });
  await store.schema
    .createTable('mails')
    .ifNotExists()
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('list_headers', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('sent_at', 'integer', (column) => column.notNull())
    .addUniqueConstraint('mails_once', ['message_id', 'recipient'])
    .execute();
  await addListHeaders(store);
  await store.schema
    .createIndex('mails_recipient')
    .ifNotExists()
    .on('mails')
    .columns(['recipient', 'id'])
    .execute();
  await store.schema
    .createTable('settings')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'integer', (column) => column.notNull())
    .execute();
  return store;
}

/** A file made by an earlier version lacks the column. */
async function addListHeaders(store: Kysely<SandboxDatabase>): Promise<void> {
  const tables = await store.introspection.getTables();
  const mails = tables.find(({ name }) => name === 'mails');
  if (mails?.columns.some(({ name }) => name === 'list_headers')) return;
  await store.schema
    .alterTable('mails')
    .addColumn('list_headers', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
