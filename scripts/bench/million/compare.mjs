import { measure, summary } from '../load/client.mjs';
import { inTurns } from '../load/turns.mjs';
import { startSite } from '../process/site.mjs';
import { openPeople } from './people.mjs';

const atOnce = 3;
const warmUpSeconds = 10;
/** How many resamples the interval of a ratio is read from, and what share of them it contains. */
const resamples = 400;
const inside = 0.9;

/**
 * Makes every call at two sites for this many seconds each. The sites take turns of one second, while the other is
 * halted. A site is `{ name, variables, accounts }`; the first is the small one.
 * @returns a row for each call: its times at both, the ratios, and the bounds that chance alone gives the ratio of p99
 */
export async function compareCalls(places, seconds, { address, newCard }) {
  const sites = [];
  for (const place of places) sites.push(await openSite(place, { address, newCard }));
  await inTurns(sites, 1, (site) => site.visit(warmUpSeconds));
  for (const site of sites) site.times.clear();
  await inTurns(sites, seconds, async (site, round) => {
    site.round = round;
    await site.visit(1);
  });
  for (const site of sites) await site.stop();
  const [small, large] = sites;
  return [...small.times.keys()]
    .sort((one, other) => one.localeCompare(other))
    .map((what) => besideSmall(what, small.times.get(what), large.times.get(what) ?? []));
}

async function openSite({ name, variables, accounts }, { address, newCard }) {
  const site = await startSite({ TRUSTED_PROXY_HOPS: '1', ...variables });
  /** Milliseconds, by name of the call and by round. */
  const times = new Map();
  const measured = { times, round: 0, halt: site.halt, resume: site.resume };
  const timed = (what, time) => {
    if (!times.has(what)) times.set(what, []);
    const rounds = times.get(what);
    rounds[measured.round] ??= [];
    rounds[measured.round].push(time);
  };
  const people = await openPeople(site.origin, { accounts, address, newCard, timed });
  let visits = 0;
  return Object.assign(measured, {
    async visit(seconds) {
      const one = () => people.visits[visits++ % people.visits.length]();
      try {
        await measure(one, { atOnce, seconds });
      } catch (error) {
        throw new Error(`${name}: ${error.message}`, { cause: error });
      }
    },
    async stop() {
      people.close();
      await site.stop();
    },
  });
}

function besideSmall(what, small, large) {
  const [few, many] = [summary(small.flat(), 1), summary(large.flat(), 1)];
  const [from, to] = bounds(small, large);
  return {
    what,
    samples: Math.min(few.count, many.count),
    p50Small: few.p50,
    p50: many.p50,
    ratio50: many.p50 / few.p50,
    p99Small: few.p99,
    p99: many.p99,
    ratio: many.p99 / few.p99,
    from,
    to,
  };
}

/**
 * The interval of the ratio of p99. Whole rounds are resampled with replacement, since whatever disturbs one call
 * disturbs its neighbors, too.
 */
function bounds(small, large) {
  const ratios = Array.from({ length: resamples }, () => p99OfSome(large) / p99OfSome(small)).sort(
    (one, other) => one - other,
  );
  const at = (share) => ratios[Math.floor((resamples - 1) * share)];
  return [at((1 - inside) / 2), at((1 + inside) / 2)];
}

function p99OfSome(rounds) {
  const drawn = rounds.map(() => rounds[Math.floor(Math.random() * rounds.length)] ?? []);
  return summary(drawn.flat(), 1).p99;
}
