/** A type from the SDK, as written by packages/stripe-sandbox/scripts/readWireTypes.mjs. */
export type Shape =
  | { is: 'string' | 'number' | 'null' | 'any' | 'absent'; open?: true; optional?: true }
  | { is: 'literal'; value: string | number | boolean; optional?: true }
  | { is: 'list' | 'map'; of: Shape; optional?: true }
  | { is: 'either'; of: Shape[]; optional?: true }
  | { is: 'object'; name: string; optional?: true };

export type WireTypes = {
  objects: Record<string, Record<string, Shape>>;
  calls: Record<string, Shape>;
  answers: Record<string, Shape>;
  events: Record<string, Shape>;
  parameters: Record<string, Record<string, unknown>>;
};

/** What is wrong with a value of that shape, each with its location; empty when it matches the SDK's types. */
export function problemsOf(types: WireTypes, shape: Shape, value: unknown, place: string): string[] {
  switch (shape.is) {
    case 'any':
      return [];
    case 'absent':
      return value === undefined ? [] : [`${place} should be absent`];
    case 'null':
      return value === null ? [] : [`${place} is not null`];
    case 'string':
    case 'number':
      return typeof value === shape.is ? [] : [`${place} is no ${shape.is}: ${JSON.stringify(value)}`];
    case 'literal':
      return value === shape.value ? [] : [`${place} is ${JSON.stringify(value)}, not ${shape.value}`];
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((one, index) => problemsOf(types, shape.of, one, `${place}[${index}]`))
        : [`${place} is no list`];
    case 'map':
      return isRecord(value)
        ? Object.entries(value).flatMap(([key, one]) => problemsOf(types, shape.of, one, `${place}.${key}`))
        : [`${place} is no map`];
    case 'either':
      return problemsOfEither(types, shape.of, value, place);
    case 'object':
      return problemsOfObject(types, shape.name, value, place);
  }
}

/** Of several shapes, the best match is judged. An open list of values is limited to those that are named. */
function problemsOfEither(types: WireTypes, shapes: Shape[], value: unknown, place: string): string[] {
  const named = shapes.some(({ is }) => is === 'literal');
  const judged = shapes.filter((shape) => !(named && shape.is === 'string' && shape.open));
  const found = judged.map((shape) => problemsOf(types, shape, value, place));
  return found.reduce((best, problems) => (problems.length < best.length ? problems : best));
}

function problemsOfObject(types: WireTypes, name: string, value: unknown, place: string): string[] {
  if (!isRecord(value)) return [`${place} is no object: ${JSON.stringify(value)}`];
  const fields = types.objects[name] ?? {};
  // A type without fields says nothing about them, such as the object in an event whose type is not known yet.
  if (Object.keys(fields).length === 0) return [];
  const known = Object.entries(fields).flatMap(([field, shape]) => {
    const own = value[field];
    if (own !== undefined) return problemsOf(types, shape, own, `${place}.${field}`);
    return shape.optional || shape.is === 'absent' ? [] : [`${place}.${field} is missing`];
  });
  const unknown = Object.keys(value).filter((field) => !Object.hasOwn(fields, field));
  return [...known, ...unknown.map((field) => `${place}.${field} is unknown`)];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
