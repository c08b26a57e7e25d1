import { digest } from '@/server/secrets';

/** Something that payments need at Stripe and that is missing there, or is not as we want it. */
export type Difference = {
  /** As the set-up and `/ready` call it; a sentence where only the owner of the account can mend it. */
  name: string;
  /** What of it is wrong, field by field; null when it is missing altogether. */
  fields: readonly string[] | null;
  /** Whether nothing can be sold while it is so. */
  stopsSale: boolean;
  /** Puts it right and says how. */
  mend: (() => Promise<readonly string[]>) | null;
};

type Mending = { stopsSale: boolean; does: string; run(): Promise<unknown> };

/**
 * Compares what Stripe has with every field that we send. `mending` says, by the fields that differ, what is done about
 * it. Nothing where nothing differs.
 */
export function differenceOf(
  name: string,
  { wanted, found }: { wanted: object; found: object | undefined },
  mending: (fields: readonly string[] | null) => Mending,
): Difference[] {
  const fields = found ? differingFields(wanted, found) : null;
  if (fields?.length === 0) return [];
  const { stopsSale, does, run } = mending(fields);
  const mend = async () => {
    await run();
    return [fields ? `${does} (${fields.join(', ')})` : does];
  };
  return [{ name, fields, stopsSale, mend }];
}

/** The fields of `wanted` that `found` lacks or has otherwise, as paths. A list may be in any order. */
export function differingFields(wanted: unknown, found: unknown, path = ''): string[] {
  if (isSame(wanted, found)) return [];
  if (!isObject(wanted) || Array.isArray(wanted)) return [path];
  return Object.entries(wanted).flatMap(([name, value]) =>
    differingFields(
      value,
      isObject(found) ? Reflect.get(found, name) : undefined,
      path ? `${path}.${name}` : name,
    ),
  );
}

function isSame(wanted: unknown, found: unknown): boolean {
  if (!Array.isArray(wanted) || !Array.isArray(found)) return wanted === found;
  const isFound = (one: unknown) => found.some((other) => differingFields(one, other).length === 0);
  return wanted.length === found.length && wanted.every(isFound);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The same for instances that start together, so that only one of them makes it; another for other content. */
export function keyFor(name: string, wanted: object): { idempotencyKey: string } {
  return { idempotencyKey: `${name}-${digest(JSON.stringify(wanted))}` };
}
