import type { Experiment } from '../content/measuring/experiments';
import type { ShownExperiment } from '../content/measuring/shownExperiments';
import { recall, type StorageLike, store } from '../storage/browserStorage';
import { experimentPrefix } from '../storage/localState';
import { readQueryParam } from '../url/queryParameters';

/**
 * Experiments. Kept: per experiment, the name of a variant, in this browser alone, until the experiment ends. Sent: the
 * experiment and the variant, once, with no id, so that results are counts. Never: for visitors who asked not to be
 * tracked, nor for automated browsers; what was kept before is forgotten then.
 */
export type KnownWorld = {
  /** Query of the address, where `exp_<name>` may name a listed variant to look at. */
  search: string;
  storage: Pick<StorageLike, 'getItem' | 'removeItem'>;
  now: Date;
  /** The answer of `mayMeasure`. */
  mayExperiment: boolean;
};

export type ExperimentWorld = KnownWorld & {
  storage: StorageLike;
  /** From 0 to just under 1. */
  random: () => number;
  /** Variants by experiment that a service assigned. */
  assigned?: Readonly<Record<string, string>>;
};

/** A variant, or false for a visitor who takes no part. */
export type Assignment = {
  variant: string | false;
  /** True for a draw made just now, which is to be counted. */
  fresh: boolean;
};

/** Kept for a visitor who was drawn out, by the page or by the service, so that the next page does not draw again. */
export const outside = 'none';

/** Key in local storage and parameter in the address. */
export function experimentKey(name: string): string {
  return experimentPrefix + name;
}

/**
 * The variant of one visitor as far as it is known without a new assignment, else null. In order: none where nobody may be
 * experimented on or the experiment is over; a listed variant in the address; what this browser keeps.
 */
export function knownVariant(
  name: string,
  { ends, variants }: ShownExperiment,
  { search, storage, now, mayExperiment }: KnownWorld,
): string | false | null {
  const key = experimentKey(name);
  if (!mayExperiment || now >= new Date(ends)) {
    storage.removeItem(key);
    return false;
  }
  const listed = (value: string | null) => variants.find((variant) => variant === value);
  const kept = recall(storage, key, now);
  return listed(readQueryParam(search, key)) ?? listed(kept) ?? (kept === outside ? false : null);
}

/**
 * The variant of one visitor: the known one, else a new assignment, which is then kept.
 * @throws Error when the backend has to assign and has not (specification §8).
 */
export function assignVariant(name: string, experiment: Experiment, world: ExperimentWorld): Assignment {
  const known = knownVariant(name, experiment, world);
  if (known !== null) return { variant: known, fresh: false };
  const variant = drawVariant(name, experiment, world);
  store(world.storage, experimentKey(name), variant || outside, new Date(experiment.ends));
  return { variant, fresh: variant !== false };
}

function drawVariant(
  name: string,
  { variants, allocation, assignment }: Experiment,
  { random, assigned = {} }: ExperimentWorld,
): string | false {
  if (assignment === 'backend') {
    const variant = Object.hasOwn(assigned, name) ? assigned[name] : undefined;
    if (variant === outside) return false;
    if (variant === undefined || !variants.includes(variant)) {
      throw new Error(`Experiment ${name} has not been assigned on the backend`);
    }
    return variant;
  }
  if (random() >= allocation) return false;
  return variants[Math.floor(random() * variants.length)] ?? false;
}
