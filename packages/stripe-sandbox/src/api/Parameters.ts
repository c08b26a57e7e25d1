import type { FormTree } from './formTree';
import { invalid, missing } from './StripeFailure';

/**
 * Reads the parameters of one call and remembers which were read, so that unknown parameters are refused the way Stripe
 * refuses them. Readers of nested objects share the same memory.
 */
export class Parameters {
  private readonly read = new Set<string>();
  private readonly children: Parameters[] = [];

  constructor(
    private readonly tree: FormTree,
    private readonly path = '',
  ) {}

  private nameOf(name: string): string {
    return this.path ? `${this.path}[${name}]` : name;
  }

  names(): string[] {
    return [...this.tree.keys()];
  }

  has(name: string): boolean {
    return this.tree.has(name);
  }

  isObject(name: string): boolean {
    return typeof this.tree.get(name) === 'object';
  }

  /** The text; `''` when it was sent empty (which unsets it), or undefined when it was not sent. */
  text(name: string): string | undefined {
    this.read.add(name);
    const value = this.tree.get(name);
    if (value !== undefined && typeof value !== 'string') {
      throw invalid(`Invalid string: ${this.nameOf(name)}`, this.nameOf(name));
    }
    return value;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw missing(this.nameOf(name));
    if (value === '') throw emptyValue(this.nameOf(name));
    return value;
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const found = choices.find((choice) => choice === value);
    if (found === undefined) {
      const param = this.nameOf(name);
      throw invalid(`Invalid ${param}: must be one of ${choices.join(', ')}`, param);
    }
    return found;
  }

  integer(name: string, minimum = Number.MIN_SAFE_INTEGER): number | undefined {
    const value = this.text(name);
    if (value === undefined || value === '') return undefined;
    const number = /^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (Number.isNaN(number) || number < minimum) {
      throw invalid(`Invalid integer: ${value}`, this.nameOf(name), 'parameter_invalid_integer');
    }
    return number;
  }

  boolean(name: string): boolean | undefined {
    const value = this.oneOf(name, ['true', 'false', '1', '0']);
    return value === undefined ? undefined : value === 'true' || value === '1';
  }

  object(name: string): Parameters | undefined {
    this.read.add(name);
    const value = this.tree.get(name);
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string') throw invalid(`Invalid object: ${this.nameOf(name)}`, this.nameOf(name));
    const child = new Parameters(value, this.nameOf(name));
    this.children.push(child);
    return child;
  }

  /** The objects of a list, ordered by index. */
  objects(name: string): Parameters[] {
    const list = this.object(name);
    return list ? [...list.tree.keys()].flatMap((key) => list.object(key) ?? []) : [];
  }

  texts(name: string): string[] {
    const list = this.object(name);
    return list ? [...list.tree.keys()].map((key) => list.required(key)) : [];
  }

  /** The metadata after a change: an empty value unsets its key, empty metadata unsets all keys. */
  metadata(before: Record<string, string> = {}, name = 'metadata'): Record<string, string> {
    this.read.add(name);
    if (this.tree.get(name) === '') return {};
    const sent = this.object(name);
    if (!sent) return before;
    const merged = new Map(Object.entries(before));
    for (const key of sent.tree.keys()) {
      const value = sent.text(key) ?? '';
      if (value === '') merged.delete(key);
      else merged.set(key, value);
    }
    return Object.fromEntries(merged);
  }

  /** Accepts parameters that have no effect here. */
  ignore(...names: string[]): void {
    for (const name of names) this.read.add(name);
  }

  /** @throws StripeFailure parameter_unknown for the first parameter that nothing read. */
  refuseUnknown(): void {
    for (const key of this.tree.keys()) {
      if (this.read.has(key)) continue;
      const param = this.nameOf(key);
      throw invalid(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
    }
    for (const child of this.children) child.refuseUnknown();
  }
}

function emptyValue(param: string) {
  return invalid(
    `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`,
    param,
    'parameter_invalid_empty',
  );
}
