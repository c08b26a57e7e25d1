import { EditEmailScreen } from '@/components/subscription/account/email/EditEmailScreen';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because the account is the visitor's own. */
export default function EditEmailPage() {
  usePageView('email_edit');
  return <EditEmailScreen route="/subscriptions/edit-email" />;
}
