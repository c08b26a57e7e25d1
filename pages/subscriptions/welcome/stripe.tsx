import { StripeReturnScreen } from '@/components/subscription/app/StripeReturnScreen';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because the app has to be told about the payment. */
export default function StripeReturnPage() {
  usePageView('welcome');
  return <StripeReturnScreen />;
}
