export type ListEdits<Value> = {
  /** Entries that replace others, by their index in the known list. */
  changed: readonly { index: number; value: Value }[];
  /** Indexes to remove, last first, so that the earlier ones stay valid. */
  removed: readonly number[];
  added: readonly Value[];
};

/**
 * The edits that turn an app's list into the wanted one. A value that is still wanted keeps its place; a value that is
 * no longer wanted, or listed twice, is replaced by a new one, so that there are never two equal values, which apps refuse.
 */
export function listEdits<Value>(
  known: readonly Value[],
  wanted: readonly Value[],
  same: (one: Value, other: Value) => boolean,
): ListEdits<Value> {
  const missing = wanted.filter((one) => !known.some((other) => same(one, other)));
  const lost = known.flatMap((one, index) => {
    const first = known.findIndex((other) => same(one, other)) === index;
    return first && wanted.some((other) => same(one, other)) ? [] : [index];
  });
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
