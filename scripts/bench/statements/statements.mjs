import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeClient } from '../load/client.mjs';
import { makeJourney } from '../load/journey.mjs';
import { printTable } from '../load/table.mjs';
import { startCluster } from '../process/cluster.mjs';
import { endWithProcess } from '../process/endings.mjs';
import { startSite } from '../process/site.mjs';
import { reasonFor } from './statementReasons.mjs';

const recorder = new URL('statementRecorder.mjs', import.meta.url).href;
/** After this many milliseconds, the mail that a call causes has been sent. */
const settleMilliseconds = 500;

/**
 * Lists every statement that each call of a sign-in sends to the database, as it is executed, with its reason. The calls
 * come through a proxy, so that limits by network apply. Resolves to whether every statement has a reason.
 */
export async function benchStatements() {
  const cluster = await startCluster();
  const places = [['SQLite', {}], ...(cluster ? [['PostgreSQL', { DATABASE_URL: cluster.url }]] : [])];
  let isExplained = true;
  for (const [database, variables] of places) {
    for (const [call, statements] of await recordCalls(variables)) {
      const rows = statements.map((statement) => ({ ...statement, why: reasonFor(statement.sql) }));
      printCall(database, call, rows);
      isExplained = rows.every(({ why }) => why !== null) && isExplained;
    }
  }
  await cluster?.stop();
  return isExplained;
}

/** Every call with its statements in the order of their execution. */
async function recordCalls(variables) {
  const folder = mkdtempSync(join(tmpdir(), 'site-statements-'));
  const isCleared = endWithProcess(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'statements');
  const site = await startSite({ ...variables, TRUSTED_PROXY_HOPS: '1', STATEMENTS_FILE: file }, [
    '--import',
    recorder,
  ]);
  const client = withLastTokens(makeClient(site.origin, 4, { 'x-forwarded-for': '203.0.113.9' }));
  // The sandbox's own pages can't be reached through a proxy.
  const mailbox = makeClient(site.origin, 1);
  const config = await mailbox.json('/sandbox/config.json');
  const email = 'counted@example.org';
  const journey = makeJourney(client, config, () => {}, mailbox);
  await journey.addAddress(await journey.signUp(), email);
  await pause(settleMilliseconds);
  const before = entries(file).length;
  await journey.signIn(email);
  await pause(settleMilliseconds);
  const after = entries(file).length;
  await refresh(client, config);
  await pause(settleMilliseconds);
  const all = entries(file);
  client.close();
  mailbox.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
  isCleared();
  return [...byCall(all.slice(before, after)), ['refresh', all.slice(after)]];
}

/** The client, which remembers its newest refresh token. */
function withLastTokens(client) {
  const watched = {
    ...client,
    refreshToken: '',
    async json(path, options) {
      const answer = await client.json(path, options);
      watched.refreshToken = answer.refresh_token ?? watched.refreshToken;
      return answer;
    },
  };
  return watched;
}

function refresh(client, { webClientId }) {
  const parameters = {
    grant_type: 'refresh_token',
    client_id: webClientId,
    refresh_token: client.refreshToken,
  };
  return client.json('/api/auth/v2/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(parameters).toString(),
  });
}

/** What belongs to no call of the API is background work. */
function entries(file) {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line)).filter(({ path }) => path?.startsWith('/api/'));
}

function byCall(recorded) {
  const calls = new Map();
  for (const statement of recorded) {
    const name = statement.path.replace(/^\/api\/(auth\/v2\/)?/, '');
    calls.set(name, [...(calls.get(name) ?? []), statement]);
  }
  return calls;
}

function printCall(database, call, rows) {
  const isOfMail = ({ sql }) => /"outbox"/.test(sql) && !sql.startsWith('insert');
  const own = rows.filter((row) => !isOfMail(row));
  const sent = own.filter(({ isSentWithNext }) => !isSentWithNext).length;
  const commits = own.filter(({ sql }) => sql === 'commit').length;
  const trips = database === 'PostgreSQL' ? ` in ${sent} round trips` : '';
  printTable(
    `${database}: ${call}, ${own.length} statements${trips}, of which ${commits} commit; ${rows.length - own.length} of the mail worker after it`,
    [
      { name: 'statement', of: ({ sql }) => shortened(sql) },
      ...(trips
        ? [{ name: 'sent', of: ({ isSentWithNext }) => (isSentWithNext ? 'with the next' : '') }]
        : []),
      {
        name: 'why',
        of: ({ why }) => why ?? 'NO REASON GIVEN in scripts/bench/statements/statementReasons.mjs',
      },
    ],
    rows,
  );
}

/** Verb and table, which the reasons refer to. */
function shortened(sql) {
  if (sql.startsWith('select')) return `select from ${/ from "?(\w+)/.exec(sql)?.[1]}`;
  return /^(?:insert into|update|delete from) "?\w+/.exec(sql)?.[0].replace('"', '') ?? sql;
}
