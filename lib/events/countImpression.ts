import { readInstallWeek } from '../attribution/installWeek';
import { readVisitOrigin } from '../attribution/visit';
import type { EventCatalog } from '../content/events/eventCatalog';
import { sendEvent } from './sendEvent';

let last: string | null = null;

/** Counts that a page, or a step of one, was shown. */
export function countImpression(catalog: EventCatalog, event: string): void {
  last = event;
  const { search } = window.location;
  const origin = readVisitOrigin(search) ?? '';
  sendEvent(catalog, `page.${event}.impression`, { origin, atb: readInstallWeek(search) ?? '' });
}

/** The event that was counted last since this page was loaded. */
export function lastImpression(): string | null {
  return last;
}
