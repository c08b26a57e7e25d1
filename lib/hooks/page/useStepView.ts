import { useEffect, useState } from 'react';
import type { PageEventName } from '../../content/events/events';
import { subscriptionEvents } from '../../content/events/subscriptionEvents';
import { countImpression, lastImpression } from '../../events/countImpression';

/**
 * Counts the view of a step that shows without another page being loaded. The page has counted the step that its own
 * address names; one that is restored from this tab, or that the address was wrong about, is counted once it is known.
 */
export function useStepView(event: PageEventName | null): void {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => setSettled(true), []);
  useEffect(() => {
    if (isSettled && event !== null && event !== lastImpression()) countImpression(subscriptionEvents, event);
  }, [isSettled, event]);
}
