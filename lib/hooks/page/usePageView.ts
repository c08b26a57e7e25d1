import { useEffect } from 'react';
import type { EventCatalogue } from '../../content/events/eventCatalogue';
import type { PageEventName } from '../../content/events/events';
import { subscriptionEvents } from '../../content/events/subscriptionEvents';
import { countView } from '../../events/countView';

/** Counts one view of a flow, its bounce and its first scroll. A flow beside the subscription names its own catalogue. */
export function usePageView(event: PageEventName, catalogue: EventCatalogue = subscriptionEvents): void {
  useEffect(() => countView(catalogue, event), [event, catalogue]);
}
