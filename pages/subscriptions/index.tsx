import { StoreScreen } from '@/components/subscription/app/store/StoreScreen';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because the app around the page says what is sold. */
export default function SubscriptionsPage() {
  usePageView('subscriptions');
  return <StoreScreen route="/subscriptions" />;
}
