import parameters from '../parameters.json' with { type: 'json' };
import type { FormTree } from './formTree';
import { checkKeys, checkText } from './limits';
import { invalid } from './StripeFailure';

/**
 * Refuses what Stripe refuses before running a call: parameters that the call does not have, and values that a
 * parameter cannot have. src/parameters.json, generated from the SDK's own types, lists both.
 * @throws StripeFailure naming the parameter
 */
export function checkParameters(call: string, tree: FormTree): void {
  const known = new Map<string, string>(Object.entries(new Map(Object.entries(parameters)).get(call) ?? {}));
  check(tree, known, { path: '', name: '' });
}

const oneOf = 'one of ';

/** `path` is the name as written in parameters.json, `name` as written in errors. */
type Parameter = { path: string; name: string };

function check(tree: FormTree, known: ReadonlyMap<string, string>, above: Parameter): void {
  if (above.path.endsWith('metadata')) checkKeys(tree, above.name);
  for (const [key, value] of tree) {
    const parameter = parameterOf(key, above, known);
    if (typeof value === 'string') checkValue(value, known.get(parameter.path), parameter);
    else if ([...known.keys()].some((path) => path.startsWith(`${parameter.path}.`)))
      check(value, known, parameter);
    else throw unknown(parameter.name);
  }
}

function parameterOf(key: string, above: Parameter, known: ReadonlyMap<string, string>): Parameter {
  if (above.path === '') return { path: key, name: key };
  const isList = [...known.keys()].some((path) => path.startsWith(`${above.path}.*`));
  return { path: `${above.path}.${isList ? '*' : key}`, name: `${above.name}[${key}]` };
}

/** What a parameter accepts is a kind of value, or `one of` all its values. */
function checkValue(value: string, kind: string | undefined, { path, name }: Parameter): void {
  if (kind === undefined) throw unknown(name);
  if (kind === 'text') checkText(value, path, name);
  else if (value === '') return;
  else if (kind === 'unset') throw invalid(`Invalid object: ${name}`, name);
  else if (kind === 'boolean') checkAmong(value, ['true', 'false'], name);
  else if (kind === 'integer') checkInteger(value, name);
  else if (kind.startsWith(oneOf)) {
    const values = kind.slice(oneOf.length).split(', ');
    if (!values.includes('<integer>') || !isInteger(value)) checkAmong(value, values, name);
  }
}

function checkAmong(value: string, values: readonly string[], name: string): void {
  if (!values.includes(value)) throw invalid(`Invalid ${name}: must be one of ${values.join(', ')}`, name);
}

function checkInteger(value: string, name: string): void {
  if (!isInteger(value)) throw invalid(`Invalid integer: ${value}`, name, 'parameter_invalid_integer');
}

function isInteger(value: string): boolean {
  return /^-?\d{1,15}$/.test(value);
}

function unknown(name: string) {
  return invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
}
