import { Page } from '@/components/layout/page/Page';
import { RestorationScreen } from '@/components/sections/restoration/RestorationScreen';
import { appEvents } from '@/lib/content/events/appEvents';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because the code is requested with a token of the app or of this browser. */
export default function RestorationPage() {
  usePageView('identity_theft_restoration', appEvents);
  return (
    <Page route="/identity-theft-restoration" inApps>
      <RestorationScreen />
    </Page>
  );
}
