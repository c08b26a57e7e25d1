import { readVisitOrigin } from '../attribution/visit';
import type { EventCatalogue } from '../content/events/eventCatalogue';
import { pageName } from './pageName';
import { sendEvent } from './sendEvent';
import { watchFailures } from './watchFailures';
import { watchVisit } from './watchVisit';

/**
 * Counts one view of a page: that it was shown, its bounce, its first scroll and its first failure. Returns a function
 * that stops it.
 */
export function countView(catalogue: EventCatalogue, event: string): () => void {
  const { pathname, search } = window.location;
  const origin = readVisitOrigin(search);
  sendEvent(catalogue, `page.${event}.impression`, origin ? { origin } : {});
  const page = pageName(pathname);
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
