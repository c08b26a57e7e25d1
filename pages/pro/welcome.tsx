import { WelcomeScreen } from '@/components/subscription/welcome/WelcomeScreen';
import { routes } from '@/lib/content/routes';
import { usePageView } from '@/lib/hooks/usePageView';

/** A flow: React takes over, because it waits for the purchase to arrive. */
export default function WelcomePage() {
  usePageView(routes['/pro/welcome'].event);
  return <WelcomeScreen />;
}
