import { AppWelcomeScreen } from '@/components/subscription/app/AppWelcomeScreen';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React takes over, because the app opens the features. */
export default function AppWelcomePage() {
  usePageView('welcome');
  return <AppWelcomeScreen />;
}
