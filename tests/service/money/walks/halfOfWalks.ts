import { offer, take } from '@/tests/fixtures/sharedInRun';
import { promises } from './statesAndEvents';
import { takeWalks } from './walk';

const { WALKS, WALKS_SEED, WALKS_PATH, WALKS_REPLAY, WALKS_SHORTEST } = process.env;
/** The same walks each time, so that a change is never refused by chance. `npm run walks` takes new ones. */
const fixedSeed = 20261203;

/** How subscriptions stand, and the mails about them: the fixed walks meet all of these. */
const standings = ['none', 'trial', 'trialEnds', 'renews', 'ends', 'replaced', 'grace', 'ended'];
const inStore = ['trial', 'renews', 'ends', 'grace', 'ended'];
const mails = [
  ...['purchase', 'receipt', 'trial-refused', 'trial-ending', 'plan-changed', 'payment-failed'],
  ...['cancelled', 'resumed', 'second-subscription', 'ended', 'refunded', 'deleted', 'renewal'],
];
const all = Number(WALKS ?? 30);
const firstHalf = Math.ceil(all / 2);
const everything = [
  ...standings,
  ...inStore.map((standing) => `in the store: ${standing}`),
  ...mails.map((template) => `mail: ${template}`),
  // What is rare takes many walks to be met.
  ...(all < 300 ? [] : promises),
];
const missedKind = 'missed-by-walks';

/** All walks take longest of all tests, so two files take half of them each. A walk that failed is in the first alone. */
export function takeHalf(half: 'first' | 'second'): void {
  const [walks, from] = half === 'first' ? [firstHalf, 0] : [all - firstHalf, firstHalf];
  const title =
    '176. whatever people, banks, stores, operators and the clock do, money, access, pages and mails agree';
  it(title, () => takeAndCompare(walks, from), Math.max(walks, 20) * 60_000);
}

async function takeAndCompare(walks: number, from: number): Promise<void> {
  const seed = Number(WALKS_SEED ?? fixedSeed);
  const walked = await takeWalks({
    walks,
    seed,
    path: WALKS_PATH || String(from),
    replayPath: WALKS_REPLAY || undefined,
    // One that is taken again alone, or that finds a planted fault, is short enough.
    shortest: !WALKS_PATH?.includes(':') && WALKS_SHORTEST !== 'no',
  });
  process.stderr.write(`${walked.walks} walks, ${walked.steps} steps, seed ${walked.seed}\n`);
  expect(walked.walks).toBeGreaterThanOrEqual(walks);
  if (seed !== fixedSeed || all < 30) return;
  const missed = everything.flatMap((what, place) => (walked.met.has(what) ? [] : [place]));
  // Whichever half ends last compares.
  const other = take(missedKind);
  if (other === null) offer(missedKind, JSON.stringify(missed));
  else
    expect(missed.flatMap((place) => (JSON.parse(other).includes(place) ? [everything[place]] : []))).toEqual(
      [],
    );
}
