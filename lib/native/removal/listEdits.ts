export type ListEdits<Value> = {
  /** Entries that take the place of others, by the indexes of what is known. */
  changed: readonly { index: number; value: Value }[];
  /** Indexes that go, the last first, so that the ones before them stay right. */
  removed: readonly number[];
  added: readonly Value[];
};

/**
 * What makes a list of an app the wanted one. A value that is wanted keeps its place; one that is no longer wanted gives
 * its place to a new one, so that no two are alike at any moment, which apps refuse.
 */
export function listEdits<Value>(
  known: readonly Value[],
  wanted: readonly Value[],
  same: (one: Value, other: Value) => boolean,
): ListEdits<Value> {
  const missing = wanted.filter((one) => !known.some((other) => same(one, other)));
  const lost = known.flatMap((one, index) => (wanted.some((other) => same(one, other)) ? [] : [index]));
  const changed = lost.flatMap((index, position) => {
    const value = missing[position];
    return value === undefined ? [] : [{ index, value }];
  });
  return {
    changed,
    removed: lost.slice(changed.length).reverse(),
    added: missing.slice(changed.length),
  };
}
