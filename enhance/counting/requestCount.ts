/** The name of the event with which enhancements request a count; enhance/counting/clickEvents sends it. */
export const countRequest = 'site:count';

export type CountRequest = { id: string; parameters: Readonly<Record<string, string>> };

/** Scripts are bundled separately; the requests they share are queued on the global object under this symbol. */
const key = Symbol.for('site.counts');
type Holder = { [key]?: CountRequest[] };

function waiting(): CountRequest[] {
  const holder = globalThis as Holder;
  holder[key] ??= [];
  return holder[key];
}

/** Has `site` count something, so that no other script contains the catalog. Requests before it runs are queued. */
export function requestCount(id: string, parameters: CountRequest['parameters'] = {}): void {
  waiting().push({ id, parameters });
  document.dispatchEvent(new Event(countRequest));
}

/** Takes the queued requests, oldest first. */
export function takeCountRequests(): CountRequest[] {
  return waiting().splice(0);
}
