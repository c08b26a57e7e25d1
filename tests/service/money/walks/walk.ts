import fc from 'fast-check';
import { mailLanguages } from '@/lib/content/mails/mailWords';
import { requireBooks } from '@/tests/fixtures/service/booksOf';
import { addingAddress, deleting } from './steps/account';
import { operating } from './steps/operator';
import { buyingInStore, inStores } from './steps/store';
import { time, untilDue } from './steps/time';
import { buying, inPortal, moneyBack, refusal, second } from './steps/website';
import { calm, type Weather, weathers } from './weather';
import { openWorld, type Seen, type Step, type World } from './world';

/** What is most told of twice or thrice, since each line is as likely as the others. */
const families: readonly fc.Arbitrary<Step>[] = [
  buying,
  buying,
  fc.constantFrom(refusal, second),
  fc.constantFrom(...inPortal),
  fc.constantFrom(...inPortal),
  fc.constantFrom(...inPortal),
  fc.constant(moneyBack),
  fc.constantFrom(...operating),
  fc.constantFrom(...buyingInStore),
  fc.constantFrom(...inStores),
  fc.constantFrom(...inStores),
  fc.constantFrom(...time),
  fc.constantFrom(...time),
  fc.constant(untilDue),
  fc.constant(untilDue),
  fc.constantFrom(deleting, addingAddress),
];
const weather = fc.oneof(
  { weight: 4, arbitrary: fc.constant(calm) },
  { weight: 1, arbitrary: fc.constantFrom(...weathers) },
);
const languages = Object.keys(mailLanguages);

type Command = fc.AsyncCommand<Seen[], World>;

function commandOf(step: Step, who: number, around: Weather): Command {
  return {
    check: (people) => {
      const seen = people[who];
      return seen !== undefined && step.may(seen.reading, seen.person);
    },
    run: (_, world) => world.take(step, who, around),
    toString: () => step.says,
  };
}

const steps = families.map((family) =>
  fc.tuple(family, fc.nat(1), weather).map(([step, who, around]) => commandOf(step, who, around)),
);

export type Asked = { walks: number; seed: number; path?: string; replayPath?: string };
export type Walked = { walks: number; steps: number; seed: number };

/** Trials of shorter walks after one has failed. */
const mostShrinks = 60;
/** A walk takes fewer steps than it is given: what makes no sense at that moment is left out. */
const stepsGiven = 30;

/** Takes that many random walks. @throws Error with the shortest walk that was found to break an invariant */
export async function takeWalks({ walks, seed, path, replayPath }: Asked): Promise<Walked> {
  const walked = { walks: 0, steps: 0, seed };
  let failed: { taken: readonly string[]; error: unknown } | null = null;
  let shrinks = 0;
  const property = fc.asyncProperty(
    fc.shuffledSubarray(languages, { minLength: 2, maxLength: 2 }),
    fc.commands(steps, { maxCommands: stepsGiven, size: 'max', replayPath }),
    async (spoken, commands) => {
      if (failed) shrinks += 1;
      if (shrinks > mostShrinks) return;
      const world = await openWorld(spoken);
      try {
        await fc.asyncModelRun(() => ({ model: world.people, real: world }), commands);
        for (const who of world.people.keys()) await world.take(deleting, who, calm);
        await requireBooks(world.shop.services);
        walked.walks += 1;
        walked.steps += world.taken.length;
      } catch (error) {
        failed = { taken: world.taken, error };
        throw error;
      } finally {
        await world.shop.close();
      }
    },
  );
  const outcome = await fc.check(property, { numRuns: walks, seed, path });
  if (!outcome.failed) return walked;
  throw new Error(reportOf(outcome, failed));
}

type Failed = { taken: readonly string[]; error: unknown } | null;

function reportOf(
  {
    seed,
    counterexamplePath,
    counterexample,
    numRuns,
    numShrinks,
  }: fc.RunDetails<[string[], Iterable<Command>]>,
  failed: Failed,
): string {
  const replay = /replayPath="([^"]*)"/.exec(String(counterexample?.[1]))?.[1] ?? '';
  return [
    `Walk ${numRuns} broke an invariant; after ${numShrinks} shorter ones, this is left of it:`,
    ...(failed?.taken ?? []).map((says, index) => `${index + 1}. ${says}`),
    failed?.error instanceof Error ? (failed.error.stack ?? failed.error.message) : String(failed?.error),
    `Again: npm run walks -- 1 ${seed} ${counterexamplePath} ${replay}`,
  ].join('\n');
}
