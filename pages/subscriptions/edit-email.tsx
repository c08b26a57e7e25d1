import { EditEmailScreen } from '@/components/subscription/account/EditEmailScreen';
import { usePageView } from '@/lib/hooks/usePageView';

/** A flow: React takes over, because the account is the visitor's own. */
export default function EditEmailPage() {
  usePageView('email_edit');
  return <EditEmailScreen route="/subscriptions/edit-email" />;
}
