import type Libsql from 'libsql';

/**
 * One table of JSON records with columns for what is searched, the webhook queue and the idempotency keys. `position`
 * is the order of creation; `due_at` (seconds) is when the clock next changes the record.
 */
const schema = `
create table if not exists objects (
  position integer primary key autoincrement,
  id text not null unique,
  kind text not null,
  customer text,
  subscription text,
  due_at integer,
  data text not null
);
create index if not exists objects_kind on objects (kind, position);
create index if not exists objects_customer on objects (customer, kind, position);
create index if not exists objects_subscription on objects (subscription, kind, position);
create index if not exists objects_due on objects (due_at, position) where due_at is not null;
create table if not exists deliveries (
  id integer primary key autoincrement,
  event_id text not null,
  attempts integer not null default 0,
  rank integer not null,
  held integer not null default 0,
  wall_due integer not null,
  clock_due integer not null
);
create index if not exists deliveries_due on deliveries (held, wall_due);
create table if not exists idempotency_keys (
  key text primary key,
  fingerprint text not null,
  status integer not null,
  body text not null,
  created integer not null
);
create index if not exists idempotency_keys_created on idempotency_keys (created);
`;

/** Creates the tables that a new file lacks. */
export function createTables(sqlite: Libsql.Database): void {
  sqlite.exec(schema);
}
