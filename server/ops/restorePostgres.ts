import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { runProgram } from './runProgram';

/**
 * Drops everything of the site's own role, whatever version made it: a table that the copy does not know would stay and
 * stop the next migration. Extensions and the schema itself, which may belong to others, stay.
 */
const clearing = `
set client_min_messages = warning;
begin;
with shared as (select classid, objid from pg_depend where deptype = 'e'),
  spaces as (
    select oid, nspname as space, nspowner as owner from pg_namespace
    where nspname !~ '^pg_' and nspname <> 'information_schema'),
  found as (
    select 'schema' as kind, quote_ident(space) as name, owner, 'pg_namespace'::regclass as catalog, oid
    from spaces where space <> 'public'
    union all
    select case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
        when 'f' then 'foreign table' else 'table' end,
      format('%I.%I', space, relname), relowner, 'pg_class'::regclass, pg_class.oid
    from pg_class inner join spaces on spaces.oid = relnamespace where relkind in ('r', 'p', 'v', 'm', 'S', 'f')
    union all
    select 'routine', pg_proc.oid::regprocedure::text, proowner, 'pg_proc'::regclass, pg_proc.oid
    from pg_proc inner join spaces on spaces.oid = pronamespace
    union all
    select 'type', format('%I.%I', space, typname), typowner, 'pg_type'::regclass, pg_type.oid
    from pg_type inner join spaces on spaces.oid = typnamespace
    where typtype in ('e', 'd', 'r') or typrelid in (select oid from pg_class where relkind = 'c'))
select format('drop %s if exists %s cascade', kind, name) from found
where pg_has_role(owner, 'usage') and (catalog, oid) not in (select classid, objid from shared)
\\gexec
`;

/**
 * Replaces everything of the site in a PostgreSQL database with a copy, in one transaction. It is committed only once
 * the whole copy was read: if either program fails before that, its connection ends and nothing has changed.
 * @throws BackupError
 */
export async function restorePostgres(connection: string, source: string): Promise<void> {
  let input: Writable | null = null;
  let isRead = false;
  let isCutOff = false;
  const applying = runProgram(
    'psql',
    [connection, '--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'],
    ({ stdin }) => {
      input = stdin;
      stdin?.on('error', () => {});
      stdin?.on('close', () => {
        isCutOff = !isRead;
      });
      stdin?.write(clearing);
    },
    ['pipe', 'ignore'],
  );
  // Only an extension's owner may comment on it.
  const options = ['--no-owner', '--no-comments', '--exit-on-error', '--file=-'];
  const reading = runProgram(
    'pg_restore',
    [...options, source],
    ({ stdout }) => {
      if (stdout && input) pipeline(stdout, input, { end: false }).catch(() => {});
    },
    ['ignore', 'pipe'],
  );
  const endWith = (last: string) => {
    isRead = true;
    input?.end(last);
  };
  reading.then(
    () => endWith('commit;\n'),
    () => endWith(''),
  );
  const [read, applied] = await Promise.allSettled([reading, applying]);
  // Where psql ended first, pg_restore only says that nobody listened.
  if (read.status === 'rejected' && !isCutOff) throw read.reason;
  if (applied.status === 'rejected') throw applied.reason;
  if (read.status === 'rejected') throw read.reason;
}
