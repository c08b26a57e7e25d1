/** A record as the outside sees it: without what only the emulator knows. */
export function present<Shape extends object>(record: Shape): Omit<Shape, 'sandbox'> {
  const { sandbox: _hidden, ...wire } = record as Shape & { sandbox?: unknown };
  return wire;
}
