import type { EventCatalog } from '../content/events/eventCatalog';
import { countImpression } from './countImpression';
import { pageName } from './pageName';
import { sendEvent } from './sendEvent';
import { watchFailures } from './watchFailures';
import { watchVisit } from './watchVisit';

/** Counts a page view, its bounce, its first scroll and its first failure. Returns a function that stops counting. */
export function countView(catalog: EventCatalog, event: string): () => void {
  countImpression(catalog, event);
  const page = pageName(window.location.pathname);
  const stopFailures = watchFailures((kind) => sendEvent(catalog, 'static.error', { page, kind }));
  const stopVisit = watchVisit({
    onBounce: () => sendEvent(catalog, 'static.bounce', { page }),
    onScroll: () => sendEvent(catalog, 'static.scroll', { page }),
  });
  return () => {
    stopFailures();
    stopVisit();
  };
}
