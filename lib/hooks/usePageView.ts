import { useEffect } from 'react';
import { isOrigin } from '../attribution/origin';
import { pageName } from '../events/pageName';
import { sendEvent } from '../events/sendEvent';
import { watchVisit } from '../events/watchVisit';
import { readQueryParam } from '../url/queryParameters';

/** Counts one view of a page, its bounce and its first scroll. */
export function usePageView(event: string): void {
  useEffect(() => {
    const { pathname, search } = window.location;
    const origin = readQueryParam(search, 'origin');
    sendEvent(`page.${event}.impression`, isOrigin(origin) ? { origin } : {});
    const page = pageName(pathname);
    return watchVisit({
      document,
      window,
      now: () => performance.now(),
      onBounce: () => sendEvent('static.bounce', { page }),
      onScroll: () => sendEvent('static.scroll', { page }),
    });
  }, [event]);
}
