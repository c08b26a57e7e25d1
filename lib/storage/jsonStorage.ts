import type * as z from 'zod/mini';
import { orNull, type StorageLike } from './browserStorage';

/** Stores JSON, exempt from the rule for plain values: our own pages write it, and a schema checks it when read. */
export function storeJson(storage: StorageLike, key: string, value: unknown): void {
  storage.setItem(key, JSON.stringify(value));
}

/** The stored value, or null when it is absent or does not match the schema. */
export function recallJson<Schema extends z.ZodMiniType>(
  storage: StorageLike,
  key: string,
  schema: Schema,
): z.infer<Schema> | null {
  const text = storage.getItem(key);
  return text === null ? null : (schema.safeParse(orNull(() => JSON.parse(text))).data ?? null);
}
