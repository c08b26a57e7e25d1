import { AppPage } from '@/components/layout/page/AppPage';
import { RestorationScreen } from '@/components/sections/restoration/RestorationScreen';
import { appEvents } from '@/lib/content/events/appEvents';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React takes over, because the code is asked for with a token of the app or of this browser. */
export default function RestorationPage() {
  usePageView('identity_theft_restoration', appEvents);
  return (
    <AppPage route="/identity-theft-restoration">
      <RestorationScreen />
    </AppPage>
  );
}
