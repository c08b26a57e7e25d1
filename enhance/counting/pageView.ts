import { siteEvents } from '@/lib/content/events/siteEvents';
import { countView } from '@/lib/events/countView';
import { whenSeen } from './whenSeen';

/** Counts one view of a document under the event that its head names. */
export function startPageView(): void {
  const event = document.querySelector<HTMLMetaElement>('meta[name="page-event"]')?.content;
  if (event) whenSeen(() => countView(siteEvents, event));
}
