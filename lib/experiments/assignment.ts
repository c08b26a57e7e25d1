import { isMobileWidth } from '../device/viewport';
import { recall, type StorageLike, store } from '../storage/browserStorage';
import { experimentPrefix } from '../storage/localState';
import { readQueryParam } from '../url/queryParameters';
import type { DrawnExperiment } from './pageExperiments';

/**
 * Experiments. Kept: per experiment, the name of a variant and whether it was counted, only in this browser, until the
 * experiment ends. Sent: the experiment and the variant, once, without an id, so that results are counts. Never: for
 * visitors who asked not to be tracked or whose consent would be needed (`mayRemember`), nor for automated browsers; anything stored earlier is then deleted.
 */
type View = {
  /** Query of the URL, in which `exp_<name>` may name a listed variant to look at. */
  search: string;
  /** Width of the window, in CSS pixels. */
  width: number;
};

export type ExperimentWorld = View & {
  storage: StorageLike;
  now: Date;
  /** The result of `mayRemember`. */
  mayExperiment: boolean;
  /** From 0 to just under 1. */
  random: () => number;
};

/** Stored for a visitor who was left out, by the page or by the service, so that the next page does not draw again. */
export const outside = 'none';

/** The key in local storage and the parameter in the URL. */
export function experimentKey(name: string): string {
  return experimentPrefix + name;
}

/** The key that stores which variant was shown and counted. */
export function shownKey(name: string): string {
  return `${experimentKey(name)}_shown`;
}

/** Whether a window of this width shows what the experiment changes. */
export function fitsWidth({ isNarrow = false }: Pick<DrawnExperiment, 'isNarrow'>, width: number): boolean {
  return !isNarrow || isMobileWidth(width);
}

/**
 * The variant of one visitor as far as it is known without a new assignment, otherwise null. In order: none when
 * experiments are not allowed or this one is over; a listed variant in the URL; the one that this browser stores.
 */
export function knownVariant(
  name: string,
  { ends, variants, allocation }: Pick<DrawnExperiment, 'ends' | 'variants' | 'allocation'>,
  { search, storage, now, mayExperiment }: Omit<ExperimentWorld, 'random' | 'width'>,
): string | false | null {
  const key = experimentKey(name);
  if (!mayExperiment || now >= new Date(ends)) {
    for (const kept of [key, shownKey(name)]) storage.removeItem(kept);
    return false;
  }
  const listed = (value: string | null) => variants.find((variant) => variant === value);
  const kept = recall(storage, key, now);
  // An experiment with an allocation of 0 leaves nobody out for good: a larger share later should reach everybody.
  if (kept === outside && allocation === 0) storage.removeItem(key);
  return listed(readQueryParam(search, key)) ?? listed(kept) ?? (kept === outside ? false : null);
}

/**
 * The variant that this view shows, decided before its first paint: the known one, otherwise one that is drawn now and
 * stored. Null when there is nothing to draw: the window is too wide, or the service assigns the variant.
 */
export function decideVariant(
  name: string,
  experiment: DrawnExperiment,
  world: ExperimentWorld,
): string | false | null {
  const known = knownVariant(name, experiment, world);
  const { assignment, allocation, variants } = experiment;
  if (known !== null || assignment === 'backend' || allocation === 0 || !fitsWidth(experiment, world.width)) {
    return known;
  }
  const { random } = world;
  const isTaken = random() < allocation;
  const variant = isTaken && variants[Math.floor(random() * variants.length)];
  return keepVariant(name, experiment, variant || outside, world) && (variant || false);
}

/** The variant that the service assigned, or `none`. @throws Error when it has assigned none (specification §8). */
export function assignedVariant(
  name: string,
  { variants }: Pick<DrawnExperiment, 'variants'>,
  assigned: Readonly<Record<string, string>>,
): string {
  const variant = Object.hasOwn(assigned, name) ? assigned[name] : undefined;
  if (variant === outside) return variant;
  if (variant === undefined || !variants.includes(variant)) {
    throw new Error(`Experiment ${name} has not been assigned on the backend`);
  }
  return variant;
}

/** Stores a variant until the experiment ends. False when this browser stores nothing: every page would draw again. */
export function keepVariant(
  name: string,
  { ends }: Pick<DrawnExperiment, 'ends'>,
  variant: string,
  { storage, now }: Pick<ExperimentWorld, 'storage' | 'now'>,
): boolean {
  store(storage, experimentKey(name), variant, new Date(ends));
  return recall(storage, experimentKey(name), now) === variant;
}
