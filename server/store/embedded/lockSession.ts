import pg from 'pg';

/** A connection that holds a lock in the database `postgres` while the site or a command runs, however that ends. */
export type LockSession = ReturnType<typeof sessionOn>;

const limitMs = 5000;
const lock = 1;
const about = `select current_setting('cluster_name') as server, exists (
  select from pg_locks where locktype = 'advisory' and granted
  and database = (select oid from pg_database where datname = current_database())) as taken`;

/** Null while no server answers there. */
export async function openLockSession(url: string): Promise<LockSession | null> {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const client = new pg.Client({
    connectionString: maintenance.href,
    connectionTimeoutMillis: limitMs,
    keepAlive: true,
  });
  // Without a listener, a server that goes away would end this process.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ server: string; taken: boolean }>(about);
    return sessionOn(client, rows[0] ?? { server: '', taken: false });
  } catch {
    await client.end().catch(() => {});
    return null;
  }
}

function sessionOn(client: pg.Client, { server, taken }: { server: string; taken: boolean }) {
  return {
    /** What the server was called by its starter. */
    server,
    /** Whether somebody holds the lock. */
    isTaken: taken,
    /** Takes the lock; false when somebody else has it or the server just ended. */
    async take(): Promise<boolean> {
      const asked = client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${lock}) as taken`);
      const { rows } = await asked.catch(() => ({ rows: [] }));
      return rows[0]?.taken ?? false;
    },
    async makeDatabase(): Promise<void> {
      const { rowCount } = await client.query(`select from pg_database where datname = 'site'`);
      if (rowCount === 0) await client.query('create database site');
    },
    onEnd: (run: () => void) => void client.once('end', run),
    end: () => client.end().catch(() => {}),
  };
}
