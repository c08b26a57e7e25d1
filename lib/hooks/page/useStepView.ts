import { useEffect, useState } from 'react';
import type { PageEventName } from '../../content/events/events';
import { subscriptionEvents } from '../../content/events/subscriptionEvents';
import { countImpression, lastImpression } from '../../events/countImpression';

/**
 * Counts the view of a step that is shown without loading another page. The page has already counted the step that its
 * own URL names; a step that is restored from this tab, or differs from the URL, is counted once it is known.
 */
export function useStepView(event: PageEventName | null): void {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => setSettled(true), []);
  useEffect(() => {
    if (isSettled && event !== null && event !== lastImpression()) countImpression(subscriptionEvents, event);
  }, [isSettled, event]);
}
