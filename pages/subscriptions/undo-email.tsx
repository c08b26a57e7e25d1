import { UndoEmailScreen } from '@/components/subscription/account/UndoEmailScreen';
import { usePageView } from '@/lib/hooks/usePageView';

/** A flow: React takes over, because the token of the link is in its fragment, which no server sees. */
export default function UndoEmailPage() {
  usePageView('email_undo');
  return <UndoEmailScreen />;
}
