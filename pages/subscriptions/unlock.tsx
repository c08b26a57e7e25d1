import { UnlockScreen } from '@/components/subscription/account/signIn/UnlockScreen';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React takes over, because the token of the link is in its fragment, which no server sees. */
export default function UnlockPage() {
  usePageView('unlock');
  return <UnlockScreen />;
}
