import parameters from '../parameters.json';
import type { FormTree } from './formTree';
import { checkKeys, checkText } from './limits';
import { invalid } from './StripeFailure';

/** What may be sent under a name: a kind of value, or the list of all values there are. */
type Kind = string | readonly string[];

/**
 * Refuses what Stripe refuses before a call is run: a parameter that the call does not have, and a value that the
 * parameter cannot have. src/parameters.json says which there are; it is read off the SDK's own types.
 * @throws StripeFailure naming the parameter
 */
export function checkParameters(call: string, tree: FormTree): void {
  const known = new Map<string, Kind>(Object.entries(new Map(Object.entries(parameters)).get(call) ?? {}));
  check(tree, known, { path: '', name: '' });
}

/** `path` is how parameters.json writes a name, `name` how an error writes it. */
type Parameter = { path: string; name: string };

function check(tree: FormTree, known: ReadonlyMap<string, Kind>, above: Parameter): void {
  if (above.path.endsWith('metadata')) checkKeys(tree, above.name);
  for (const [key, value] of tree) {
    const parameter = parameterOf(key, above, known);
    if (typeof value === 'string') checkValue(value, known.get(parameter.path), parameter);
    else if ([...known.keys()].some((path) => path.startsWith(`${parameter.path}.`)))
      check(value, known, parameter);
    else throw unknown(parameter.name);
  }
}

function parameterOf(key: string, above: Parameter, known: ReadonlyMap<string, Kind>): Parameter {
  if (above.path === '') return { path: key, name: key };
  const isList = [...known.keys()].some((path) => path.startsWith(`${above.path}.*`));
  return { path: `${above.path}.${isList ? '*' : key}`, name: `${above.name}[${key}]` };
}

function checkValue(value: string, kind: Kind | undefined, { path, name }: Parameter): void {
  if (kind === undefined) throw unknown(name);
  if (kind === 'text') checkText(value, path, name);
  else if (value === '') return;
  else if (kind === 'unset') throw invalid(`Invalid object: ${name}`, name);
  else if (kind === 'boolean') checkAmong(value, ['true', 'false'], name);
  else if (kind === 'integer') checkInteger(value, name);
  else if (typeof kind === 'object' && !(kind.includes('<integer>') && isInteger(value)))
    checkAmong(value, kind, name);
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
