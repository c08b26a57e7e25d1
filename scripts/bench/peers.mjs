import { tmpdir } from 'node:os';
import { loadSource } from '../loadSource.mjs';
import { sendEach } from './load/measure.mjs';
import { installPeers } from './peers/install.mjs';
import { startOurs } from './peers/ours.mjs';
import { printPeers } from './peers/report.mjs';
import { startBetterAuth, startOidcProvider } from './peers/startPeers.mjs';

const rounds = 3;
const atOnce = 8;
/** What is compared, with which library, and how many times as many calls a second the site should answer. */
const calls = [
  { name: 'send', what: 'send a code', peer: 'better-auth', goal: 2 },
  { name: 'check', what: 'check a code', peer: 'better-auth', goal: 3 },
  { name: 'exchange', what: 'exchange a code', peer: 'oidc-provider', goal: 2 },
  { name: 'refresh', what: 'refresh a token', peer: 'oidc-provider', goal: 2 },
];

/**
 * Compares the site with the libraries that people would otherwise use. Each server is a process of its own on loopback
 * HTTP, with a database of its own on one PostgreSQL that flushes at every commit, and gets the same calls from the same
 * client, in turns. Resolves to whether every goal was reached.
 * @param each how many people make each call in each round
 */
export async function benchPeers(each) {
  const folder = installPeers();
  if (!folder) return false;
  // Temporary folders may be in memory, where a flush would cost nothing.
  process.env.TMPDIR ||= tmpdir();
  const { openEmpty, openGrown } = await loadSource('tests/bench/growth.ts');
  const { startCluster } = await loadSource('tests/fixtures/postgres/cluster.ts');
  const cluster = await startCluster({ flushes: true });
  const people = each * (rounds + 1);
  const place = async () => ({ database: await openEmpty(cluster.url), folder, people });
  const ours = await startOurs(await openGrown(cluster.url, people, ['accounts']));
  const peers = [await startBetterAuth(await place()), await startOidcProvider(await place())];
  const results = calls.map((call) => ({ ...call, ours: [], theirs: [] }));
  // The first round is for warming up.
  for (let round = 0; round <= rounds; round += 1) {
    console.log(`  round ${round} of ${rounds} …`);
    const crowd = Array.from({ length: each }, (_, index) => 1 + round * each + index);
    const answers = new Map();
    for (const { name, ...result } of results) {
      const theirs = peers.find((peer) => name in peer.calls);
      const both = [
        { side: ours, times: result.ours },
        { side: theirs, times: result.theirs },
      ];
      // The server that is first in one round is second in the next.
      for (const { side, times } of round % 2 === 0 ? both : both.reverse()) {
        const requests = await side.calls[name](crowd, answers.get(side));
        const { bodies, ...measured } = await sendEach(side.origin, requests, atOnce);
        answers.set(side, bodies);
        await side.settle?.();
        if (round > 0) times.push(measured);
      }
    }
  }
  for (const side of [ours, ...peers]) await side.stop();
  await cluster.stop();
  return printPeers(results, { each, atOnce });
}
