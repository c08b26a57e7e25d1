const keys = new WeakMap<object, number>();
let last = 0;

/** The key of an entry, the same for as long as the entry exists. */
export function keyOfEntry(entry: object): number {
  const known = keys.get(entry);
  if (known !== undefined) return known;
  last += 1;
  keys.set(entry, last);
  return last;
}

/** The entry with some of its fields changed, under the same key. */
export function changedEntry<T extends object>(entry: T, part: Partial<T>): T {
  const changed = { ...entry, ...part };
  keys.set(changed, keyOfEntry(entry));
  return changed;
}
