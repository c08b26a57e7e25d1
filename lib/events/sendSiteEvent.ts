import { siteEvents } from '../content/events/site';
import { sendEvent } from './sendEvent';

/** Sends an event of a document. */
export function sendSiteEvent(
  id: keyof typeof siteEvents,
  parameters: Readonly<Record<string, string>> = {},
): void {
  sendEvent(siteEvents, id, parameters);
}
