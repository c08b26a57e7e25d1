import { EmailAddedLater } from '@/components/subscription/app/activation/EmailAddedLater';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because the account is the visitor's own. */
export default function DeviceEmailAddedPage() {
  usePageView('email_success');
  return (
    <EmailAddedLater
      startedFrom="device"
      route="/subscriptions/activation-flow/another-device/add-email/success"
      start="/subscriptions/activation-flow/another-device/add-email"
    />
  );
}
