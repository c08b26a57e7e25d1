import { SignInScreen } from '@/components/subscription/account/SignInScreen';
import { usePageView } from '@/lib/hooks/usePageView';

/** A flow: React takes over, because the sign-in lives in this browser alone. The older address of the code step. */
export default function ConfirmPage() {
  usePageView('email_confirm');
  return <SignInScreen route="/subscriptions/confirm" />;
}
