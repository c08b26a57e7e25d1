import type { EventCatalogue } from '../content/events/eventCatalogue';
import { countImpression } from './countImpression';
import { pageName } from './pageName';
import { sendEvent } from './sendEvent';
import { watchFailures } from './watchFailures';
import { watchVisit } from './watchVisit';

/**
 * Counts one view of a page: that it was shown, its bounce, its first scroll and its first failure. Returns a function
 * that stops counting.
 */
export function countView(catalogue: EventCatalogue, event: string): () => void {
  countImpression(catalogue, event);
  const page = pageName(window.location.pathname);
  const stopFailures = watchFailures((kind) => sendEvent(catalogue, 'static.error', { page, kind }));
  const stopVisit = watchVisit({
    document,
    window,
    now: () => performance.now(),
    onBounce: () => sendEvent(catalogue, 'static.bounce', { page }),
    onScroll: () => sendEvent(catalogue, 'static.scroll', { page }),
  });
  return () => {
    stopFailures();
    stopVisit();
  };
}
