import { appEvents } from '../events/appEvents';
import { siteEvents } from '../events/siteEvents';
import { subscriptionEvents } from '../events/subscriptionEvents';

/**
 * Every event a page may send, with its parameters. The values of each are a closed list as well (eventValues), so that
 * nothing typed or read from an address can slip into a count. Events count pages and outcomes; they carry no id of a person. A page carries the part it needs;
 * the whole is for the server that counts. What each says and when it is sent stands in eventDefinitions.
 */
export const events = { ...siteEvents, ...subscriptionEvents, ...appEvents } as const;

export type EventId = keyof typeof events;

export function isEventId(value: string): value is EventId {
  return Object.hasOwn(events, value);
}
