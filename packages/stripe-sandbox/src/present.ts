/** A record as API clients see it: without the emulator's internal data. */
export function present<Shape extends object>(record: Shape): Omit<Shape, 'sandbox'> {
  const { sandbox: _hidden, ...wire } = record as Shape & { sandbox?: unknown };
  return wire;
}
