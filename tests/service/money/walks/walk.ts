import fc from 'fast-check';
import { mailLanguages } from '@/lib/content/mails/mailWords';
import { requireBooks } from '@/tests/fixtures/service/booksOf';
import type { PastName } from './accounts';
import { addingAddress, deleting } from './steps/account';
import { disputing, operating } from './steps/operator';
import { buyingInStore, inStores } from './steps/store';
import { time, untilDue } from './steps/time';
import {
  buying,
  confirming,
  inPortal,
  moneyBack,
  refusals,
  resuming,
  second,
  tryingFamilyCard,
  twice,
} from './steps/website';
import { calm, type Weather, weathers } from './weather';
import { openWorld, type Seen, type Step, type Turn, type World } from './world';

/** What is most told of twice or thrice, since each line is as likely as the others. */
const deeds: readonly fc.Arbitrary<Step>[] = [
  buying,
  buying,
  fc.constantFrom(...refusals, second),
  fc.constantFrom(...inPortal),
  fc.constantFrom(...inPortal),
  fc.constantFrom(...inPortal),
  fc.constantFrom(moneyBack, ...twice),
  fc.constantFrom(resuming, confirming),
  fc.constantFrom(...operating),
  fc.constantFrom(...disputing),
  fc.constantFrom(...buyingInStore),
  fc.constantFrom(...inStores),
  fc.constantFrom(...inStores),
  fc.constantFrom(deleting, addingAddress, addingAddress),
];
/** Time passes for everybody. */
const families: readonly fc.Arbitrary<Step>[] = [
  ...deeds,
  fc.constantFrom(...time),
  fc.constantFrom(...time),
  fc.constant(untilDue),
  fc.constant(untilDue),
  fc.constant(untilDue),
];
const weather = fc.oneof(
  { weight: 4, arbitrary: fc.constant(calm) },
  { weight: 1, arbitrary: fc.constantFrom(...weathers) },
);
const languages = Object.keys(mailLanguages);

type Command = fc.AsyncCommand<Seen[], World>;
/** What some take at the same moment, and what goes wrong meanwhile. */
type Choice = { turns: readonly Turn[]; around: Weather };

/** Takes the first of these that makes sense by then. */
function firstOf(choices: readonly Choice[]): Command {
  const fitting = (people: readonly Seen[]) =>
    choices.find(({ turns }) =>
      turns.every(({ step, who }) => {
        const seen = people[who];
        return seen !== undefined && step.may(seen.reading, seen.person);
      }),
    );
  return {
    check: (people) => fitting(people) !== undefined,
    async run(people, world) {
      const choice = fitting(people);
      if (choice) await world.take(choice.turns, choice.around);
    },
    toString: () => choices.map(({ turns }) => turns.map(({ step }) => step.says).join(' and ')).join(' or '),
  };
}

const people = fc.nat(1);
const alone: readonly fc.Arbitrary<Choice>[] = families.map((family) =>
  fc.tuple(family, people, weather).map(([step, who, around]) => ({ turns: [{ step, who }], around })),
);
const together = fc.oneof(
  fc.tuple(buying, fc.oneof(...deeds)),
  fc.constant([tryingFamilyCard, tryingFamilyCard] as const),
);
const atOnce: fc.Arbitrary<Choice> = fc
  .tuple(together, people, weather)
  .map(([[step, other], who, around]) => ({
    turns: [
      { step, who },
      { step: other, who: 1 - who },
    ],
    around,
  }));
const choices = { minLength: 3, maxLength: 3 };
const steps = [fc.array(fc.oneof(...alone, atOnce), choices).map(firstOf)];

export type Asked = {
  walks: number;
  seed: number;
  path: string;
  replayPath: string | undefined;
  /** Whether shorter ones are taken once a walk has failed. */
  shortest: boolean;
};
export type Walked = { walks: number; steps: number; seed: number; met: ReadonlySet<string> };

/** Trials of shorter walks after one has failed. */
const mostShrinks = 60;
/** A walk takes fewer steps than it is given: where none makes sense at that moment, it is left out. */
const stepsGiven = 25;

/** Takes that many random walks. @throws Error with the shortest walk that was found to break an invariant */
export async function takeWalks({ walks, seed, path, replayPath, shortest }: Asked): Promise<Walked> {
  const met = new Set<string>();
  const walked = { walks: 0, steps: 0, seed, met };
  let failed: { taken: readonly string[]; error: unknown } | null = null;
  let shrinks = 0;
  const property = fc.asyncProperty(
    fc.shuffledSubarray(languages, { minLength: 2, maxLength: 2 }),
    fc.commands(steps, { maxCommands: stepsGiven, size: 'max', replayPath }),
    fc.constantFrom(null, null, 'laterYear', 'credit'),
    async (spoken, commands, past) => {
      if (failed) shrinks += 1;
      // Of what is taken again alone, its shorter ones are not wanted.
      if (shrinks > mostShrinks || walked.walks === walks) return;
      const world = await openWorld(spoken, past);
      try {
        await fc.asyncModelRun(() => ({ model: world.people, real: world }), commands);
        const turns = world.people.map((_, who) => ({ step: deleting, who }));
        await world.take(turns, calm);
        await requireBooks(world.shop.services);
        walked.walks += 1;
        walked.steps += world.taken.length;
        for (const what of world.met) met.add(what);
      } catch (error) {
        failed = { taken: world.taken, error };
        throw error;
      } finally {
        await world.shop.close();
      }
    },
  );
  const outcome = await fc.check(property, { numRuns: walks, seed, path, endOnFailure: !shortest });
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
  }: fc.RunDetails<[string[], Iterable<Command>, PastName | null]>,
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
