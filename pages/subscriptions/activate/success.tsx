import { ActivationDone } from '@/components/subscription/app/activation/ActivationDone';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because the account is the visitor's own. */
export default function ActivateSuccessPage() {
  usePageView('email_success');
  return <ActivationDone route="/subscriptions/activate/success" start="/subscriptions/activate" />;
}
