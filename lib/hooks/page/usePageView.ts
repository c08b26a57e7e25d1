import { useEffect } from 'react';
import type { EventCatalog } from '../../content/events/eventCatalog';
import type { PageEventName } from '../../content/events/events';
import { subscriptionEvents } from '../../content/events/subscriptionEvents';
import { countView } from '../../events/countView';

/** Counts one view of a flow, its bounce and its first scroll, unless the event is null or `isCounted` says no. */
export function usePageView(
  event: PageEventName | null,
  catalog: EventCatalog = subscriptionEvents,
  isCounted?: () => boolean,
): void {
  useEffect(() => {
    if (event !== null && (isCounted?.() ?? true)) return countView(catalog, event);
  }, [event, catalog, isCounted]);
}
