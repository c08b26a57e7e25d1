import { EditEmailScreen } from '@/components/subscription/account/EditEmailScreen';
import { routes } from '@/lib/content/routes';
import { usePageView } from '@/lib/hooks/usePageView';

/** A flow: React takes over, because the account is the visitor's own. */
export default function EditEmailPage() {
  usePageView(routes['/subscriptions/edit-email'].event);
  return <EditEmailScreen />;
}
