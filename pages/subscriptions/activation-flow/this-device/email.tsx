import { ActivationChoice } from '@/components/subscription/app/activation/ActivationChoice';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because the account is the visitor's own. */
export default function ThisDeviceEmailPage() {
  usePageView('activation_this_device');
  return <ActivationChoice route="/subscriptions/activation-flow/this-device/email" />;
}
