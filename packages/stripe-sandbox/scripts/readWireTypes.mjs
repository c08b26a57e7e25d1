import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API, SymbolFlags, TypeFlags } from 'typescript/unstable/sync';

/**
 * Reads src/wire.ts with the compiler and prints, as JSON, what the SDK's types say: the parameters of every call, the
 * fields of every kind of object and the data of every event. A type is one of
 * {is: 'string' | 'number' | 'null' | 'any'}, {is: 'literal', value}, {is: 'list', of}, {is: 'either', of: []},
 * {is: 'object', name}, {is: 'map', of}; the objects are in `objects` by name. `open` marks a string to which the SDK
 * expects further values to be added.
 *
 * `parameters` contains the keys of src/parameters.json, each with what the types say about it. With `--write` that
 * file is updated: to let a call accept another parameter, add it there with the value null and run this script.
 */
const root = join(import.meta.dirname, '../../..');
const file = join(root, 'packages/stripe-sandbox/src/wire.ts');

const api = new API({ cwd: root });
const snapshot = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] });
const project = snapshot.getProject(join(root, 'tsconfig.json'));
const { checker, program } = project;
const module = checker.getSymbolAtLocation(program.getSourceFile(file));
const objects = {};
const named = new Map();

const result = { objects };
for (const exported of checker.getExportsOfModule(module)) {
  if (!['Calls', 'Answers', 'Events'].includes(exported.name)) continue;
  const type = checker.getDeclaredTypeOfSymbol(exported);
  result[exported.name.toLowerCase()] = Object.fromEntries(
    checker
      .getPropertiesOfType(type)
      .map((property) => [property.name, read(checker.getTypeOfSymbol(property))]),
  );
}
api.close();

const listFile = join(root, 'packages/stripe-sandbox/src/parameters.json');
result.parameters = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync(listFile, 'utf8'))).map(([call, paths]) => [
    call,
    Object.fromEntries(Object.keys(paths).map((path) => [path, parameterAt(call, path)])),
  ]),
);
if (process.argv.includes('--write')) writeFileSync(listFile, written(result.parameters));
else process.stdout.write(JSON.stringify(result));

/** One line per parameter, so that changing one changes one line. */
function written(parameters) {
  const calls = Object.entries(parameters).map(([call, paths]) => {
    const lines = Object.entries(paths).map(
      ([path, kind]) => `    ${JSON.stringify(path)}: ${JSON.stringify(kind)}`,
    );
    return `  ${JSON.stringify(call)}: {${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}}`;
  });
  return `{\n${calls.join(',\n')}\n}\n`;
}

/** What may be sent under a path such as `line_items.*.price`: a type, `one of` some values, or null if unknown. */
function parameterAt(call, path) {
  let nodes = result.calls[call] ? [result.calls[call]] : [];
  for (const name of path.split('.')) nodes = nodes.flatMap(options).flatMap((node) => below(node, name));
  const ends = nodes.flatMap(options);
  if (ends.length === 0) return null;
  const values = ends.filter(
    ({ is, value }) => is === 'literal' && typeof value === 'string' && value !== '',
  );
  if (ends.some(({ is, value }) => is === 'literal' && typeof value === 'boolean')) return 'boolean';
  const plain = ends.filter(({ is, open }) => is === 'string' && !open);
  if (values.length > 0 && plain.length === 0) {
    const numbers = ends.some(({ is }) => is === 'number') ? ['<integer>'] : [];
    return `one of ${[...values.map(({ value }) => value), ...numbers].join(', ')}`;
  }
  if (plain.length > 0) return 'text';
  if (ends.some(({ is }) => is === 'number')) return 'integer';
  if (ends.some(({ is, open }) => is === 'string' && open)) return 'text';
  return ends.some(({ is, value }) => is === 'null' || value === '') ? 'unset' : null;
}

function options(node) {
  return node.is === 'either' ? node.of.flatMap(options) : [node];
}

function below(node, name) {
  if (node.is === 'object') return objects[node.name][name] ? [objects[node.name][name]] : [];
  if (node.is === 'list' || node.is === 'map') return name === '*' ? [node.of] : [];
  return [];
}

function read(type) {
  const { flags } = type;
  if (flags & TypeFlags.AnyOrUnknown) return { is: 'any' };
  if (flags & TypeFlags.Union) return either(type);
  if (flags & (TypeFlags.StringLiteral | TypeFlags.NumberLiteral | TypeFlags.BooleanLiteral))
    return { is: 'literal', value: type.value ?? type.intrinsicName === 'true' };
  if (flags & TypeFlags.String) return { is: 'string' };
  if (flags & TypeFlags.Number) return { is: 'number' };
  if (flags & TypeFlags.Boolean) return { is: 'boolean' };
  if (flags & TypeFlags.Null) return { is: 'null' };
  if (flags & (TypeFlags.Undefined | TypeFlags.Void | TypeFlags.Never)) return { is: 'absent' };
  if (flags & TypeFlags.Intersection) return { is: 'string', open: true };
  if (checker.isArrayType(type)) return { is: 'list', of: read(checker.getTypeArguments(type)[0]) };
  return object(type);
}

function either(type) {
  const parts = type.getTypes().map(read);
  const kept = parts.filter(({ is }) => is !== 'absent');
  if (kept.length === 0) return { is: 'absent' };
  return kept.length === 1 ? kept[0] : { is: 'either', of: kept };
}

function object(type) {
  const known = named.get(type.id);
  if (known) return { is: 'object', name: known };
  const [index] = checker.getIndexInfosOfType(type);
  const properties = checker.getPropertiesOfType(type);
  if (index && properties.length === 0) return { is: 'map', of: read(index.valueType ?? index.type) };
  if (type.getSymbol()?.name === 'Decimal') return { is: 'string' };
  const name = `${type.getSymbol()?.name ?? 'Type'}#${named.size}`;
  named.set(type.id, name);
  const types = checker.getTypeOfSymbol(properties);
  objects[name] = {};
  for (const [at, property] of properties.entries()) {
    objects[name][property.name] = {
      ...read(types[at]),
      ...(property.flags & SymbolFlags.Optional ? { optional: true } : {}),
    };
  }
  return { is: 'object', name };
}
