import { safeValue } from '../storage/browserStorage';

/**
 * Sets a query parameter of the current URL in place, or removes it when the value is null or undefined. The history
 * entry and its state are kept (specification §9).
 * @throws Error when no window is given.
 */
export function updateQueryParams(
  target: Pick<Window, 'location' | 'history'> | undefined,
  name: string,
  value: string | null | undefined,
): void {
  if (!target) throw new Error('updateQueryParams needs a window');
  const url = new URL(target.location.href);
  if (value == null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  target.history.replaceState(target.history.state, '', url.href);
}

/** A query parameter, or null when it is absent or contains `<`, `>` or `/`. */
export function readQueryParam(search: string, name: string): string | null {
  return safeValue(new URLSearchParams(search).get(name));
}
