import { printTable } from '../load/table.mjs';
import { racesEach } from './races.mjs';
import { atOnce } from './visitors.mjs';

/** Prints what was measured; true when every goal was reached. */
export function printPeers({ rows, races }, { each, rounds, versions }) {
  console.log(`
Beside better-auth ${versions['better-auth']} and oidc-provider ${versions['oidc-provider']}, both with better-sqlite3 ${versions['better-sqlite3']} and pg ${versions.pg}.
Both sides flush at every commit: SQLite with a write-ahead log, PostgreSQL in one cluster with ten connections each.
The peers run in production mode without limits, log and telemetry. Sending a mail is nothing to better-auth, while the
site writes it to its outbox, from where it is sent between the turns. The site also counts its limits, writes its
audit log, and mails the owner about a new sign-in. Both hand out access tokens signed with ES256 that carry the
account's email address; the refresh tokens of oidc-provider are plain random text, which costs no second signature.`);
  const results = rows.map((row) => result(row, rounds));
  const column = (name, key = name) => ({ name, of: (row) => row[key] });
  printTable(
    `Calls a second, ${atOnce} at once, medians of ${rounds} rounds of ${each}; p99 in ms; ratio: the site to the peer`,
    [
      ...[column('database', 'kind'), column('call'), column('peer')],
      ...[column('ours', 'ours'), column('peer', 'theirs'), column('p99 ours'), column('p99 peer')],
      ...Array.from({ length: rounds }, (_, round) => ({
        name: `round ${round + 1}`,
        of: (row) => row.ratios[round],
      })),
      ...[column('ratio'), column('goal'), column('')],
    ],
    results,
  );
  printTable(
    `Races, ${racesEach} of each: ${atOnce} calls present the same thing at once, and one of them is to get something`,
    [
      column('database', 'kind'),
      { name: 'they present', of: ({ call }) => call.race },
      column('to', 'side'),
      { name: 'answered', of: ({ fewest, most }) => (fewest === most ? `${most}` : `${fewest} to ${most}`) },
      { name: 'different answers', of: ({ different }) => `${different}` },
      { name: 'usable afterward', of: ({ usable }) => `${usable} of ${racesEach}` },
      { name: 'the race is', of: (row) => (isWon(row) ? 'won' : 'lost') },
    ],
    races,
  );
  console.log(`
A race is won when nobody gets a second thing, and when what was got can still be used: calls at the same time may come
from one visitor with two tabs, to whom the site repeats its answer. Only an authorization code that is presented twice
ends the tokens that it gave (RFC 6749, section 4.1.2).`);
  return results.every(({ isReached }) => isReached);
}

function result({ kind, call, ours, theirs }, rounds) {
  const ratios = ours.map(({ perSecond }, round) => perSecond / theirs[round].perSecond);
  const ratio = median(ratios);
  const isReached = ratio >= call.goal[kind];
  return {
    ...{ kind, call: call.what, peer: call.peer },
    ours: median(ours.map(({ perSecond }) => perSecond)),
    theirs: median(theirs.map(({ perSecond }) => perSecond)),
    'p99 ours': median(ours.map(({ p99 }) => p99)),
    'p99 peer': median(theirs.map(({ p99 }) => p99)),
    ratios: ratios.slice(0, rounds),
    ratio,
    goal: `≥ ${call.goal[kind]}`,
    '': isReached ? 'reached' : 'missed',
    isReached,
  };
}

function isWon({ call, isSingle, usable }) {
  return isSingle && (usable === racesEach || !call.stays);
}

function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
