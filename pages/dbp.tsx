import { Page } from '@/components/layout/page/Page';
import { RemovalEntrance } from '@/components/sections/removal/RemovalEntrance';
import { appEvents } from '@/lib/content/events/appEvents';
import { usePageView } from '@/lib/hooks/page/usePageView';
import { openRemovalApp } from '@/lib/native/removal/removalApp';

/** In the app, the screens count the view, once it is known whether this is the free scan. */
function isInBrowser(): boolean {
  return openRemovalApp() === null;
}

/** A flow: in the app, React hydrates it and asks the app for everything; in a browser it explains the product. */
export default function RemovalPage() {
  usePageView('dbp', appEvents, isInBrowser);
  return (
    <Page route="/dbp" inApps>
      <RemovalEntrance />
    </Page>
  );
}
