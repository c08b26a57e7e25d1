import { isRecord } from './isRecord';

/**
 * The object in which Apple's apps look up the function to call with an event: `navigator.duckduckgo.messageHandlers`.
 * Created when the app has not created it, without a prototype, so that an event named `toString` calls nothing.
 */
export function messageHandlersOf(host: object): Record<string, unknown> {
  return recordAt(recordAt(host, 'duckduckgo'), 'messageHandlers');
}

function recordAt(owner: object, name: string): Record<string, unknown> {
  const present: unknown = Reflect.get(owner, name);
  if (isRecord(present)) return present;
  const made: Record<string, unknown> = { __proto__: null };
  Object.defineProperty(owner, name, { value: made, configurable: true, enumerable: true, writable: false });
  return made;
}
