/** A property of an object from outside our code; undefined when it does not exist or its getter throws. */
export function member(owner: unknown, name: string): unknown {
  try {
    return Reflect.get(Object(owner), name);
  } catch {
    return undefined;
  }
}

export function isCallable(value: unknown): value is (...values: unknown[]) => unknown {
  return typeof value === 'function';
}
