import { ActivationChoice } from '@/components/subscription/app/activation/ActivationChoice';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because the account is the visitor's own. */
export default function ActivationFlowPage() {
  usePageView('activation_flow');
  return <ActivationChoice route="/subscriptions/activation-flow" />;
}
