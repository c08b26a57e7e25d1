import { PlansScreen } from '@/components/subscription/app/plans/PlansScreen';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because the app around the page says what is sold. */
export default function PlansPage() {
  usePageView('subscriptions_plans');
  return <PlansScreen />;
}
