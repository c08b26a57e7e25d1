import { AppPage } from '@/components/layout/page/AppPage';
import { RemovalEntrance } from '@/components/sections/removal/RemovalEntrance';
import { appEvents } from '@/lib/content/events/appEvents';
import { usePageView } from '@/lib/hooks/page/usePageView';
import { openRemovalApp } from '@/lib/native/removal/removalApp';

/** In the app the screens count it, once it is known whether this is the free scan. */
function isInBrowser(): boolean {
  return openRemovalApp() === null;
}

/** A flow: in the app React takes over and asks it for everything; in a browser the page explains the product. */
export default function RemovalPage() {
  usePageView('dbp', appEvents, isInBrowser);
  return (
    <AppPage route="/dbp">
      <RemovalEntrance />
    </AppPage>
  );
}
