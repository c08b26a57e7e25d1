import { WelcomeScreen } from '@/components/subscription/welcome/WelcomeScreen';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because it waits for the purchase to arrive. */
export default function WelcomePage() {
  usePageView('welcome');
  return <WelcomeScreen />;
}
