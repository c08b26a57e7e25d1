import type { Parameter } from './Operation';

/** Members of the body that apps may send in the query instead. Pages do not: queries are kept by proxies and histories. */
export function alsoInQuery(...names: readonly string[]): readonly Parameter[] {
  return names.map((name) => ({ name, means: 'Instead of the member of the body, for apps.' }));
}
