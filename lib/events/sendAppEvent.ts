import { appEvents } from '../content/events/appEvents';
import { sendEvent } from './sendEvent';

/** Sends an event of a screen that an app opens. */
export function sendAppEvent(id: keyof typeof appEvents, parameters: Readonly<Record<string, string>> = {}) {
  sendEvent(appEvents, id, parameters);
}
