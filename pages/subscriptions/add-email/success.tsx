import { EmailAddedLater } from '@/components/subscription/app/activation/EmailAddedLater';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because the account is the visitor's own. */
export default function EmailAddedPage() {
  usePageView('email_success');
  return (
    <EmailAddedLater
      startedFrom="account"
      route="/subscriptions/add-email/success"
      start="/subscriptions/add-email"
    />
  );
}
