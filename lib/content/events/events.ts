import { appEvents } from './appEvents';
import { siteEvents } from './siteEvents';
import { subscriptionEvents } from './subscriptionEvents';

/**
 * Every event a page may send, with its parameters. The values of each are a closed list as well (`measuring/eventValues`),
 * so nothing that was typed or read from an address can slip into a count. Events count pages and outcomes and carry no id
 * of a person. A page carries the part of the catalog that it can send; the whole is for the server, which counts. What
 * each event says and when it is sent: `measuring/eventDefinitions`.
 */
export const events = { ...siteEvents, ...subscriptionEvents, ...appEvents } as const;

export type EventId = keyof typeof events;

/** A page by the name that its view is counted under: `page.<name>.impression`. */
export type PageEventName = EventId extends infer Id
  ? Id extends `page.${infer Name}.impression`
    ? Name
    : never
  : never;
