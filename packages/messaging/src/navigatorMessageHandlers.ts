import { isRecord } from './isRecord';

/**
 * The object on which Apple's apps look up whom to call with an event: `navigator.duckduckgo.messageHandlers`.
 * Made when the app has not made it, without a prototype, so that an event named `toString` calls nobody.
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
