import { errors } from 'oidc-provider';
import pg from 'pg';

const { PEER_DATABASE, PEER_POOL_SIZE, PEER_PEOPLE } = process.env;
const pool = new pg.Pool({ connectionString: PEER_DATABASE, max: Number(PEER_POOL_SIZE) });
await pool.query(`
  create table records (model text not null, id text not null, payload text not null, grant_id text,
    expires_at bigint, consumed_at bigint, primary key (model, id));
  create index records_by_grant on records (grant_id);
  create table accounts (id text primary key, email text not null, status text not null);
  insert into accounts select 'grown-' || n, 'grown-' || n || '@example.org', 'active'
    from generate_series(1, ${Number(PEER_PEOPLE)}) as numbers(n)`);

const texts = {
  upsert: `insert into records (model, id, payload, grant_id, expires_at) values ($1, $2, $3, $4, $5)
    on conflict (model, id) do update set payload = excluded.payload, expires_at = excluded.expires_at`,
  find: 'select payload, consumed_at from records where model = $1 and id = $2 and expires_at > $3',
  consume: 'update records set consumed_at = $3 where model = $1 and id = $2 and consumed_at is null',
  destroy: 'delete from records where model = $1 and id = $2',
  revoke: 'delete from records where grant_id = $1',
  account: "select id, email from accounts where id = $1 and status = 'active'",
};
const run = (name, ...values) => pool.query({ name, text: texts[name], values });
const now = () => Math.floor(Date.now() / 1000);

/**
 * Storage for oidc-provider in one table, with statements that are prepared once. Anything that may be used only once is
 * consumed by a single guarded statement, so that only one of several simultaneous calls gets through.
 */
export const tokenAdapter = (model) => ({
  upsert: (id, payload, expiresIn) =>
    run('upsert', model, id, JSON.stringify(payload), payload.grantId ?? null, now() + expiresIn),
  async find(id) {
    const [row] = (await run('find', model, id, now())).rows;
    if (!row) return undefined;
    return {
      ...JSON.parse(row.payload),
      consumed: row.consumed_at === null ? undefined : Number(row.consumed_at),
    };
  },
  async consume(id) {
    if ((await run('consume', model, id, now())).rowCount === 0)
      throw new errors.InvalidGrant('already used');
  },
  destroy: (id) => run('destroy', model, id),
  revokeByGrantId: (grantId) => run('revoke', grantId),
});

export async function findAccount(id) {
  return (await run('account', id)).rows[0];
}
