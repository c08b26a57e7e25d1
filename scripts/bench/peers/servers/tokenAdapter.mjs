import { errors } from 'oidc-provider';
import { openStore } from './openStore.mjs';

const tables = [
  `create table records (
    model text not null, id text not null, payload text not null, grant_id text, expires_at bigint,
    consumed_at bigint, primary key (model, id))`,
  'create index records_by_grant on records (grant_id)',
  'create table accounts (id text primary key, email text not null, status text not null)',
];

const texts = {
  upsert: `insert into records (model, id, payload, grant_id, expires_at) values ($1, $2, $3, $4, $5)
    on conflict (model, id) do update set payload = excluded.payload, expires_at = excluded.expires_at`,
  find: 'select payload, consumed_at from records where model = $1 and id = $2 and expires_at > $3',
  consume: 'update records set consumed_at = $1 where model = $2 and id = $3 and consumed_at is null',
  destroy: 'delete from records where model = $1 and id = $2',
  revoke: 'delete from records where grant_id = $1',
  addAccount: 'insert into accounts (id, email, status) values ($1, $2, $3)',
  account: "select id, email from accounts where id = $1 and status = 'active'",
};

/**
 * Storage for oidc-provider in one table, with statements that are prepared once. Anything that may be used only once is
 * consumed by a single guarded statement, so that only one of several simultaneous calls gets through.
 */
export async function openTokenStore() {
  const { database, isSqlite, flushCommits } = openStore();
  for (const table of tables) await (isSqlite ? database.exec(table) : database.query(table));
  const run = isSqlite ? onSqlite(database) : onPostgres(database);

  class TokenAdapter {
    constructor(model) {
      this.model = model;
    }

    async upsert(id, payload, expiresIn) {
      const { grantId = null } = payload;
      await run('upsert', [this.model, id, JSON.stringify(payload), grantId, now() + expiresIn]);
    }

    async find(id) {
      const [row] = (await run('find', [this.model, id, now()])).rows;
      if (!row) return undefined;
      const payload = JSON.parse(row.payload);
      return row.consumed_at === null ? payload : { ...payload, consumed: Number(row.consumed_at) };
    }

    async consume(id) {
      const { changes } = await run('consume', [now(), this.model, id]);
      if (changes === 0) throw new errors.InvalidGrant('already used');
    }

    async destroy(id) {
      await run('destroy', [this.model, id]);
    }

    async revokeByGrantId(grantId) {
      await run('revoke', [grantId]);
    }
  }

  return {
    TokenAdapter,
    flushCommits,
    addAccount: (id, email) => run('addAccount', [id, email, 'active']),
    account: async (id) => (await run('account', [id])).rows[0],
  };
}

function onSqlite(database) {
  const prepared = new Map(
    Object.entries(texts).map(([name, text]) => [name, database.prepare(text.replace(/\$\d/g, '?'))]),
  );
  return async (name, values) => {
    const statement = prepared.get(name);
    if (statement.reader) return { rows: statement.all(values), changes: 0 };
    return { rows: [], changes: statement.run(values).changes };
  };
}

function onPostgres(pool) {
  return async (name, values) => {
    const { rows, rowCount } = await pool.query({ name, text: texts[name], values });
    return { rows, changes: rowCount };
  };
}

function now() {
  return Math.floor(Date.now() / 1000);
}
