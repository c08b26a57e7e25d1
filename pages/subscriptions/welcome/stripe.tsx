import { StripeReturnScreen } from '@/components/subscription/app/StripeReturnScreen';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React takes over, because the app has to hear of the payment. */
export default function StripeReturnPage() {
  usePageView('welcome');
  return <StripeReturnScreen />;
}
