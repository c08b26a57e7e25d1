import { UnlockScreen } from '@/components/subscription/account/signIn/UnlockScreen';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because the token is in the link's fragment, which no server sees. */
export default function UnlockPage() {
  usePageView('unlock');
  return <UnlockScreen />;
}
