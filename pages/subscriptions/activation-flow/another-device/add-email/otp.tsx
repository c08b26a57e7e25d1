import { AddEmailScreen } from '@/components/subscription/account/email/AddEmailScreen';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because the account is the visitor's own. */
export default function DeviceEmailCodePage() {
  usePageView('email_verify');
  return (
    <AddEmailScreen
      startedFrom="device"
      route="/subscriptions/activation-flow/another-device/add-email/otp"
    />
  );
}
