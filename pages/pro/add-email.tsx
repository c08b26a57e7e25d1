import { AddEmailScreen } from '@/components/subscription/account/email/AddEmailScreen';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because the account is the visitor's own. */
export default function AddEmailAfterPurchasePage() {
  usePageView('email_add');
  return <AddEmailScreen startedFrom="welcome" route="/pro/add-email" />;
}
