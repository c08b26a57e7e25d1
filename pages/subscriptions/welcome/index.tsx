import { AppWelcomeScreen } from '@/components/subscription/app/AppWelcomeScreen';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because the app opens the features. */
export default function AppWelcomePage() {
  usePageView('welcome');
  return <AppWelcomeScreen />;
}
