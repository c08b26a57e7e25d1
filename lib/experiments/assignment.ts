import type { Experiment } from '../content/measuring/experiments';
import { recall, type StorageLike, store } from '../storage/browserStorage';
import { localStateKeys } from '../storage/localState';
import { readQueryParam } from '../url/queryParameters';

/**
 * Experiments. Kept: per experiment, the name of a variant, in this browser alone, until the experiment ends. Sent: the
 * experiment and the variant, once, with no id, so that results are counts. Never: for visitors who asked not to be
 * tracked, nor for automated browsers; what was kept before is forgotten then.
 */
export type ExperimentWorld = {
  /** Query of the address, where `exp_<name>` may name a listed variant to look at. */
  search: string;
  storage: StorageLike;
  now: Date;
  /** From 0 to just under 1. */
  random: () => number;
  /** The answer of `mayMeasure`. */
  mayExperiment: boolean;
  /** Variants by experiment that a service assigned. */
  assigned?: Readonly<Record<string, string>>;
};

/** A variant, or false for a visitor who takes no part. */
export type Assignment = {
  variant: string | false;
  /** True for a draw made just now, which is to be counted. */
  fresh: boolean;
};

/** Kept for a visitor who was drawn out, so that the next page does not draw again. */
const outside = 'none';
const nobody: Assignment = { variant: false, fresh: false };

/** Key in local storage and parameter in the address. */
export function experimentKey(name: string): string {
  return localStateKeys.experiment + name;
}

/**
 * The variant of one visitor. In order: none where nobody may be experimented on or the experiment is over; a listed variant
 * in the address; what this browser keeps; a new assignment, which is then kept.
 * @throws Error when the backend has to assign and has not (specification §8).
 */
export function assignVariant(name: string, experiment: Experiment, world: ExperimentWorld): Assignment {
  const { search, storage, now, mayExperiment } = world;
  const key = experimentKey(name);
  const ends = new Date(experiment.ends);
  if (!mayExperiment || now >= ends) {
    storage.removeItem(key);
    return nobody;
  }
  const named = readQueryParam(search, key);
  if (named !== null && experiment.variants.includes(named)) return { variant: named, fresh: false };
  const kept = recall(storage, key, now);
  if (kept === outside) return nobody;
  if (kept !== null && experiment.variants.includes(kept)) return { variant: kept, fresh: false };
  const variant = drawVariant(name, experiment, world);
  store(storage, key, variant || outside, ends);
  return { variant, fresh: variant !== false };
}

function drawVariant(
  name: string,
  { variants, allocation, assignment }: Experiment,
  { random, assigned = {} }: ExperimentWorld,
): string | false {
  if (assignment === 'backend') {
    const variant = Object.hasOwn(assigned, name) ? assigned[name] : undefined;
    if (variant === undefined || !variants.includes(variant)) {
      throw new Error(`Experiment ${name} has not been assigned on the backend`);
    }
    return variant;
  }
  if (random() >= allocation) return false;
  return variants[Math.floor(random() * variants.length)] ?? false;
}
