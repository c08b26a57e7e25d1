import { AnotherDevice } from '@/components/subscription/app/activation/AnotherDevice';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because the account is the visitor's own. */
export default function AnotherDevicePage() {
  usePageView('activation_another_device');
  return <AnotherDevice />;
}
