import { type Experiment, experiments } from '../content/measuring/experiments';
import { recall, type StorageLike } from '../storage/browserStorage';
import { experimentKey } from './assignment';

/** The variants this browser keeps, by key: what a purchase takes along to its welcome page (specification §7). */
export function storedVariants(storage: StorageLike, now: Date = new Date()): Record<string, string> {
  const all: [string, Experiment][] = Object.entries(experiments);
  return Object.fromEntries(
    all.flatMap(([name, { variants }]) => {
      const key = experimentKey(name);
      const kept = recall(storage, key, now);
      return kept !== null && variants.includes(kept) ? [[key, kept]] : [];
    }),
  );
}
