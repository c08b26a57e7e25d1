import { UndoEmailScreen } from '@/components/subscription/account/email/UndoEmailScreen';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because the token is in the link's fragment, which no server sees. */
export default function UndoEmailPage() {
  usePageView('email_undo');
  return <UndoEmailScreen />;
}
