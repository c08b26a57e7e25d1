import { UndoEmailScreen } from '@/components/subscription/account/UndoEmailScreen';
import { routes } from '@/lib/content/routes';
import { usePageView } from '@/lib/hooks/usePageView';

/** A flow: React takes over, because the token of the link is in its fragment, which no server sees. */
export default function UndoEmailPage() {
  usePageView(routes['/subscriptions/undo-email'].event);
  return <UndoEmailScreen />;
}
