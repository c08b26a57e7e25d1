import { takeWalks } from './walk';

const { WALKS, WALKS_SEED, WALKS_PATH, WALKS_REPLAY, TEST_TIER } = process.env;
/** The same walks each time, so that a change is never refused by chance. `npm run walks` takes new ones. */
const fixedSeed = 20261203;

/** How subscriptions stand, and the mails about them: the fixed walks meet all of these. */
const standings = ['none', 'trial', 'trialEnds', 'renews', 'ends', 'replaced', 'grace', 'ended'];
const mails = [
  ...['purchase', 'receipt', 'trial-refused', 'trial-ending', 'plan-changed'],
  ...['cancelled', 'resumed', 'second-subscription', 'ended', 'refunded', 'deleted'],
];
const everything = [...standings, ...mails.map((template) => `mail: ${template}`)];

const walks = Number(WALKS ?? (TEST_TIER === 'all' ? 300 : 30));
/** A walk that is taken again alone may bring sixty shorter ones along. */
const longest = Math.max(walks, 20) * 60_000;

it(
  'whatever people, banks, stores, operators and the clock do, money, access, pages and mails agree',
  async () => {
    const seed = Number(WALKS_SEED ?? fixedSeed);
    const walked = await takeWalks({
      walks,
      seed,
      path: WALKS_PATH || undefined,
      replayPath: WALKS_REPLAY || undefined,
    });
    process.stderr.write(`${walked.walks} walks, ${walked.steps} steps, seed ${walked.seed}\n`);
    // A walk that is taken again brings its shorter ones along.
    expect(walked.walks).toBeGreaterThanOrEqual(walks);
    if (seed === fixedSeed && walks >= 30)
      expect(everything.filter((what) => !walked.met.has(what))).toEqual([]);
  },
  longest,
);
