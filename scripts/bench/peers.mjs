import { tmpdir } from 'node:os';
import { measure } from './load/client.mjs';
import { startBetterAuth } from './peers/betterAuth.mjs';
import { calls } from './peers/calls.mjs';
import { installPeers } from './peers/install.mjs';
import { startOidcProvider } from './peers/oidcProvider.mjs';
import { startOurs } from './peers/ours.mjs';
import { profileCalls } from './peers/profiles.mjs';
import { race, racesEach } from './peers/races.mjs';
import { printPeers } from './peers/report.mjs';
import { atOnce } from './peers/visitors.mjs';
import { startCluster } from './process/cluster.mjs';
import { databaseKinds } from './process/databaseKinds.mjs';
import { loadSource } from './process/loadSource.mjs';

const rounds = 3;

/**
 * Compares the site with the libraries that people would otherwise use, on both databases: better-auth sends and checks
 * an emailed code, and oidc-provider exchanges an authorization code and refreshes a token. Each server is a process of
 * its own on loopback HTTP, gets the same calls from the same client, and flushes at every commit. The two servers of a
 * call take turns, and the one that isn't measured is halted. Resolves to whether every goal was reached.
 * @param each how many people make each call in each round
 * @param withProfiles whether an extra round shows where the site's own time goes
 */
export async function benchPeers(each, withProfiles) {
  const installed = installPeers();
  if (!installed) return false;
  // Temporary folders may be in memory, where a flush would cost nothing.
  process.env.TMPDIR ||= tmpdir();
  const sources = await loadSource('tests/bench/peers.ts');
  const cluster = await startCluster({ flushes: true });
  if (cluster) process.env.SERVICE_TEST_POSTGRES = cluster.url;
  const profiles = profileCalls(withProfiles);
  const found = { rows: [], races: [] };
  for (const kind of databaseKinds(cluster)) {
    console.log(`On ${kind}: ${each} people a round, ${atOnce} calls at once …`);
    const { rows, races } = await compare(kind, each, { sources, folder: installed.folder, profiles });
    found.rows.push(...rows);
    found.races.push(...races);
  }
  await cluster?.stop();
  profiles.print();
  return printPeers(found, { each, rounds, versions: installed.versions });
}

async function compare(kind, each, { sources, folder, profiles }) {
  // Everyone calls once; one extra round is for warming up, and one is for the profiles.
  const crowd = makeCrowd();
  const people = each * (rounds + 2) + racesEach * calls.length;
  const parts = { open: () => sources.openPeer(kind), folder, people };
  const ours = await startOurs(() => sources.openSite(kind, people), profiles);
  const peers = [await startBetterAuth(parts), await startOidcProvider(parts)];
  const sides = [ours, ...peers];
  for (const side of sides) side.halt();
  const pairs = calls.map((call) => ({
    ...{ kind, call, ours: [], theirs: [] },
    peer: peers.find(({ name }) => name === call.peer),
  }));
  for (let round = 0; round <= rounds; round += 1) {
    if (round > 0) console.log(`  round ${round} of ${rounds} …`);
    const turns = turnsOf(sides, crowd.next(each));
    for (const { call, peer, ...figures } of pairs) {
      const both = [
        { side: ours, times: figures.ours },
        { side: peer, times: figures.theirs },
      ];
      // The server that is first in one round is second in the next.
      for (const { side, times } of round % 2 === 0 ? both : both.reverse()) {
        const measured = await takeTurn(side, turns.get(side)[call.name], each);
        if (round > 0) times.push(measured);
      }
    }
  }
  if (profiles.areWanted) {
    const turns = ours.round(crowd.next(each));
    for (const { name, what } of calls) {
      const profiled = (work) => profiles.during(ours.pid, `${what} on ${kind}`, work);
      await takeTurn(ours, turns[name], each, profiled);
    }
  }
  const races = await raceAll(pairs, ours, crowd);
  for (const side of sides) await side.stop();
  return { rows: pairs, races };
}

/** People who haven't called yet. */
function makeCrowd() {
  let last = 0;
  return {
    next(count) {
      const first = last + 1;
      last += count;
      return Array.from({ length: count }, (_, index) => first + index);
    },
  };
}

function turnsOf(sides, people) {
  return new Map(sides.map((side) => [side, side.round(people)]));
}

async function takeTurn(side, { before, one, after }, count, around = (work) => work()) {
  side.resume();
  await before();
  const measured = await around(() => measure(one, { atOnce, seconds: Number.POSITIVE_INFINITY, count }));
  await after();
  side.halt();
  return measured;
}

async function raceAll(pairs, ours, crowd) {
  const races = [];
  for (const { kind, call, peer } of pairs.filter((pair) => pair.call.race)) {
    const people = crowd.next(racesEach);
    for (const side of [ours, peer]) {
      side.resume();
      races.push({ kind, call, side: side.name, ...(await race(side, call.name, people)) });
      side.halt();
    }
  }
  return races;
}
