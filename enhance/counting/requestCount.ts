/** The name of the event by which enhancements ask for a count; enhance/counting/clickEvents sends it. */
export const countRequest = 'site:count';

export type CountRequest = { id: string; parameters: Readonly<Record<string, string>> };

/** Scripts are bundled apart; the requests they share wait on the global object under this symbol. */
const key = Symbol.for('site.counts');
type Holder = { [key]?: CountRequest[] };

function waiting(): CountRequest[] {
  const holder = globalThis as Holder;
  holder[key] ??= [];
  return holder[key];
}

/**
 * Asks `site`, which every document has, to count something, so that no other script has to carry the catalogue of
 * events. Requests made before `site` runs wait for it.
 */
export function requestCount(id: string, parameters: CountRequest['parameters'] = {}): void {
  waiting().push({ id, parameters });
  document.dispatchEvent(new Event(countRequest));
}

/** Takes the requests that wait, oldest first. */
export function takeCountRequests(): CountRequest[] {
  return waiting().splice(0);
}
