import { AddEmailScreen } from '@/components/subscription/account/email/AddEmailScreen';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because the account is the visitor's own. */
export default function EmailCodePage() {
  usePageView('email_verify');
  return <AddEmailScreen startedFrom="account" route="/subscriptions/add-email/otp" />;
}
