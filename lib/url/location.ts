/** The part of a Location that the rules of specification §5 read. */
export type LocationLike = { search: string; hostname: string };

/** @throws Error naming the rule that was given no location */
export function required<Value>(location: Value | undefined, name: string): Value {
  if (!location) throw new Error(`${name} needs a location`);
  return location;
}
