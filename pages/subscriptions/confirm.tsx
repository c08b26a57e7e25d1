import { SignInScreen } from '@/components/subscription/account/signIn/SignInScreen';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because the sign-in lives only in this browser. The older URL of the code step. */
export default function ConfirmPage() {
  usePageView('email_confirm');
  return <SignInScreen route="/subscriptions/confirm" />;
}
