import { UndoEmailScreen } from '@/components/subscription/account/email/UndoEmailScreen';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React takes over, because the token of the link is in its fragment, which no server sees. */
export default function UndoEmailPage() {
  usePageView('email_undo');
  return <UndoEmailScreen />;
}
