import { SignInScreen } from '@/components/subscription/account/signIn/SignInScreen';

/** A flow: React hydrates it because the sign-in lives only in this browser. The older URL of the code step. */
export default function ConfirmPage() {
  return <SignInScreen route="/subscriptions/confirm" />;
}
