import { AnotherDeviceEmail } from '@/components/subscription/app/activation/AnotherDeviceEmail';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because the account is the visitor's own. */
export default function AnotherDeviceEmailPage() {
  usePageView('activation_another_device');
  return <AnotherDeviceEmail />;
}
