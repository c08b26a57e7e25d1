import { AddEmailScreen } from '@/components/subscription/account/AddEmailScreen';
import { routes } from '@/lib/content/routes';
import { usePageView } from '@/lib/hooks/usePageView';

/** A flow: React takes over, because the account is the visitor's own. */
export default function AddEmailPage() {
  usePageView(routes['/subscriptions/add-email'].event);
  return <AddEmailScreen place="account" />;
}
