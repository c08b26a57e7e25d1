import { siteEvents } from '@/lib/content/events/siteEvents';
import { countView } from '@/lib/events/countView';

/**
 * Counts one view of a document under the event its head names. A page that the browser prepares in advance is counted
 * when somebody gets to see it.
 */
export function startPageView(): void {
  const event = document.querySelector<HTMLMetaElement>('meta[name="page-event"]')?.content;
  if (!event) return;
  if (!('prerendering' in document && document.prerendering)) {
    countView(siteEvents, event);
    return;
  }
  document.addEventListener('prerenderingchange', () => countView(siteEvents, event), { once: true });
}
