import { ActivateByEmail } from '@/components/subscription/app/activation/ActivateByEmail';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because the account is the visitor's own. */
export default function ActivateByEmailPage() {
  usePageView('activate');
  return <ActivateByEmail route="/subscriptions/activation-flow/this-device/activate-by-email" />;
}
